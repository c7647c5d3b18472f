import { ticketAddRequestSchema, ticketMoveRequestSchema } from '../../../src/api/contract/queue.requests';
import { missing, noInteger, noText, selected, tooLong, type RefusedFields } from './refused-values';

export const refusalsOfQueue: readonly RefusedFields[] = [
  {
    paths: ['/api/ticket-add'],
    schema: ticketAddRequestSchema,
    good: { ticket_type: 'queue', is_urgent: false, event_note: null, user_id: null, user_alternate: 'Ján Novák' },
    refused: {
      ticket_type: [...missing, ...noText, ['urgent', selected]],
      is_urgent: [
        ['x', 'Položka musí byť áno alebo nie'],
        [2, 'Položka musí byť áno alebo nie'],
      ],
      event_note: [...noText, tooLong(2000)],
      user_id: noInteger,
      user_alternate: [...missing, ...noText, tooLong(255)],
    },
  },
  {
    paths: ['/api/ticket-move'],
    schema: ticketMoveRequestSchema,
    good: { id: 1, place: 'before', other: 2 },
    refused: {
      id: [...missing, ...noInteger],
      place: [...missing, ...noText, ['last', selected]],
      other: [...missing, ...noInteger, [1, selected]],
    },
  },
];
