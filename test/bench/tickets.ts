/** The server's response with `count` tickets of today: three of four are queue tickets, one is an appointment. */
export function benchTickets(count: number): object[] {
  const date = new Intl.DateTimeFormat('sv').format(NOW);
  const tickets = Array.from({ length: count }, (_, index) => {
    const isBooked = index % 4 === 3;
    const hour = `${8 + (index % 10)}:${String(index % 60).padStart(2, '0')}`;
    return {
      id: index + 1,
      type: isBooked ? 'schedule' : 'queue',
      ticket_title: isBooked ? 'Kontrola' : `Lístok ${index + 1}`,
      scheduled_formated: isBooked ? `dnes o ${hour}` : null,
      user: null,
      user_alternate: `Pacient ${index + 1}`,
      is_patient: false,
      created_at_formated: 'dnes o 7:30',
      created_at: new Date(NOW - 600_000).toISOString(),
      scheduled_at: isBooked ? `${date}T${hour.padStart(5, '0')}:00` : null,
      event_note: index % 10 === 9 ? 'Prišiel skôr, počká na chodbe.' : null,
    };
  });
  return [{ day: 'Dnes', date, tickets }];
}

/** Shared by all lists of a page, so that a ticket is equal in the next response. */
const NOW = Date.now();
