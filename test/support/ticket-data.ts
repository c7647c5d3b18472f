import type { Ticket, TicketGroup } from '../../src/features/tickets/contract';

export const ticket = (id: Ticket['id'], fields: Partial<Ticket> = {}): Ticket => ({
  id,
  type: 'queue',
  ticket_title: `Lístok ${id}`,
  scheduled_formated: null,
  user: null,
  user_alternate: null,
  is_patient: false,
  exchange_list_formated: null,
  created_at_formated: null,
  created_at: null,
  scheduled_at: null,
  origin_title: null,
  event_note: null,
  is_urgent: false,
  is_moved: false,
  ...fields,
});

export const group = (date: string | null, tickets: readonly Ticket[], day = 'Dnes'): TicketGroup => ({
  day,
  date,
  tickets,
});
