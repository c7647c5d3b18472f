import type { Ticket } from '../../api/contract';

/** Whose ticket it is; without a name its title, such as its number. */
export const personName = ({ user, user_alternate, ticket_title }: Ticket): string =>
  user?.attributes.fullname ?? user_alternate ?? ticket_title;
