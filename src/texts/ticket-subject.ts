interface Subject {
  user: { attributes: { fullname: string | null } } | null;
  user_alternate: string | null;
  ticket_title: string;
}

/** The name of the ticket's person, or the ticket's title if the name is unknown. */
export const ticketSubject = ({ user, user_alternate, ticket_title }: Subject): string =>
  user?.attributes.fullname ?? user_alternate ?? ticket_title;

/** The subject with the ticket's title: „Ján Novák · Lístok 7“. */
export function ticketInWords(ticket: Subject): string {
  const subject = ticketSubject(ticket);
  return subject === ticket.ticket_title ? subject : `${subject} · ${ticket.ticket_title}`;
}
