import type { Handler } from 'hono';
import {
  calendar,
  calendarRequestSchema,
  eventMove,
  eventMoveRequestSchema,
} from '../../../src/features/calendar/contract';
import { rule } from '../../../src/api/contract/request-fields';
import { CALENDAR_MAX_DAYS } from '../../../src/constants';
import { type CallRoute, changeOrigin, type Handle, sharedChange } from '../../http/handle';
import { formResponse, invalid, jsonResponse, noRecord, problem } from '../../http/responses';
import { recordInBody } from '../../http/log-calls';
import { queryOf } from '../../http/request-body';
import type { ServerEnv } from '../../http/server-env';
import { messageOfRule, withRequest } from '../../http/validation';
import type { Stores } from '../../stores';

export function calendarRoutes(stores: Pick<Stores, 'calendar' | 'moves' | 'terms'>, handle: Handle): CallRoute[] {
  const opened: Handler<ServerEnv> = withRequest(
    calendarRequestSchema,
    (c, range) => jsonResponse(c, stores.calendar.calendarOf(c.get('session').doctorId, range)),
    {
      read: queryOf,
      messageOf: (issue) => (issue.message === TOO_LONG ? TOO_LONG_MESSAGE : messageOfRule(issue)),
    },
  );
  return [
    handle(calendar, { log: { action: 'calendar.opened', oncePer: 'day' }, right: 'everybody' }, opened),
    // Changes the time, the length, or both.
    handle(
      eventMove,
      { log: recordInBody('appointment.moved', 'ticket'), ...sharedChange },
      withRequest(eventMoveRequestSchema, (c, move) => {
        const { doctorId } = c.get('session');
        const { id } = move;
        const outcome = stores.moves.moveTerm(doctorId, move, changeOrigin(c));
        if (outcome === 'unknown') return noRecord(c, 'Ticket', id);
        if (outcome === 'over') return problem(c, 410, 'The appointment is over.');
        if (outcome === 'stale') {
          const form_value = stores.terms.termOf(doctorId, id);
          return jsonResponse(c, { message: 'The appointment has changed.', form_type: 'event', form_value }, 409);
        }
        if (outcome !== 'moved') return invalid(c, { [outcome.field]: [outcome.message] }, outcome.more);
        return formResponse(c, 'event', stores.terms.termOf(doctorId, id));
      }),
    ),
  ];
}

const TOO_LONG = rule('max_items', CALENDAR_MAX_DAYS);
const TOO_LONG_MESSAGE = `Naraz sa dá zobraziť najviac ${CALENDAR_MAX_DAYS} dní`;
