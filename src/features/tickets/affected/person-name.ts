import type { Ticket } from '../contract';

/** The name of the ticket's person; without a name, the ticket's title, such as its number. */
export const personName = ({ user, user_alternate, ticket_title }: Ticket): string =>
  user?.attributes.fullname ?? user_alternate ?? ticket_title;
