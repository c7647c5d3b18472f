import type { RecordId } from '../../../api/contract/fields';
import type { Recept } from '../../prescriptions/contract';
import type { Ticket, TicketGroup } from '../../tickets/contract';
import { isSameId, type Shown } from './known-person';

/** The pending requests for prescriptions of a user. */
export const receptsOf = (list: readonly Recept[] | null, userId: RecordId, { receptId }: Shown): readonly Recept[] =>
  (list ?? []).filter(isOfUser(userId, receptId));

/** A user's tickets in the waiting room, on any day. */
export const ticketsOf = (groups: readonly TicketGroup[] | null, userId: RecordId, { ticketId }: Shown) =>
  (groups ?? []).flatMap(({ tickets }) => tickets).filter(isOfUser(userId, ticketId));

const isOfUser =
  (userId: RecordId, shownId: RecordId | undefined) =>
  ({ id, user }: Pick<Recept | Ticket, 'id' | 'user'>) =>
    user !== null && isSameId(user.id, userId) && id !== shownId;
