import { ticketAddRequestSchema, ticketMoveRequestSchema } from '../../../src/api/contract/queue.requests';
import { missing, noInteger, noText, selected, tooLong, type RefusedFields } from './refused-values';

export const refusalsOfQueue: readonly RefusedFields[] = [
  {
    paths: ['/api/ticket-add'],
    schema: ticketAddRequestSchema,
    good: { ticket_type: 'queue', is_urgent: false, event_note: null, user_id: null, user_alternate: 'Ján Novák' },
    refused: {
      ticket_type: [...missing('ticket type'), ...noText('ticket type'), ['urgent', selected('ticket type')]],
      is_urgent: [
        ['x', 'The is urgent field must be true or false.'],
        [2, 'The is urgent field must be true or false.'],
      ],
      event_note: [...noText('event note'), tooLong('event note', 2000)],
      user_id: noInteger('user id'),
      user_alternate: [...missing('user alternate'), ...noText('user alternate'), tooLong('user alternate', 255)],
    },
  },
  {
    paths: ['/api/ticket-move'],
    schema: ticketMoveRequestSchema,
    good: { id: 1, place: 'before', other: 2 },
    refused: {
      id: [...missing('id'), ...noInteger('id')],
      place: [...missing('place'), ...noText('place'), ['last', selected('place')]],
      other: [...missing('other'), ...noInteger('other'), [1, selected('other')]],
    },
  },
];
