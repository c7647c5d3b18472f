import type { RecordId } from '../../../api/contract/fields';
import type { Patient } from '../../patients/contract';
import type { TicketGroup } from '../contract';
import { searchable } from '../../../lib/search';
import { peopleIn, type AffectedPerson } from './affected';

interface Wanted {
  /** `YYYY-MM-DD` */
  day: string;
  /** The practice's time zone. */
  zone: string;
  user_id: RecordId | null;
  name: string | null;
}

/** The tickets of the same person on that day, matched by record, or by name, because kiosk tickets carry only a name. */
export function samePerson(
  groups: readonly TicketGroup[] | null,
  patients: readonly Patient[] | null,
  { day, zone, user_id, name }: Wanted,
): AffectedPerson[] {
  const patient = patients?.find(({ id }) => id === user_id);
  const wanted = searchable(patient?.attributes.fullname ?? name ?? '');
  const ofDay = (groups ?? []).filter(({ date }) => date === day);
  return peopleIn({ groups: ofDay, patients, zone }).filter(({ ticket: { user, user_alternate } }) => {
    if (user && user_id !== null) return String(user.id) === String(user_id);
    const known = user?.attributes.fullname ?? user_alternate;
    return wanted !== '' && known !== null && searchable(known) === wanted;
  });
}
