interface Subject {
  user: { attributes: { fullname: string | null } } | null;
  user_alternate: string | null;
  ticket_title: string;
}

/** Whom a ticket is about: the person, or the ticket of somebody whose name is not known. */
export const ticketSubject = ({ user, user_alternate, ticket_title }: Subject): string =>
  user?.attributes.fullname ?? user_alternate ?? ticket_title;

/** The same with the ticket: „Ján Novák · Lístok 7“. */
export function ticketInWords(ticket: Subject): string {
  const subject = ticketSubject(ticket);
  return subject === ticket.ticket_title ? subject : `${subject} · ${ticket.ticket_title}`;
}
