import { ticketNoShowRequestSchema } from '../../../src/api/contract/ticket-history.requests';
import type { Handler } from 'hono';
import type { Practice } from '../practice/practice';
import type { CallRoute, ServerEnv } from './call-routes';
import { whoHandles, withId } from './id-calls';
import { jsonAnswer } from './json-answer';
import { recordsOf } from './practice-calls';
import { invalid, noRecord, problem } from './problems';
import { brokenRule, withRequest } from './validation';

/** What the capabilities `ticket-history` and `ticket-no-show` add. */
export const HISTORY_CAPABILITIES: readonly string[] = ['ticket-history', 'ticket-no-show'];

export function historyRoutes(
  practice: Practice,
  authenticated: CallRoute['handlers'],
  once: Handler<ServerEnv>,
): CallRoute[] {
  const changing = [...authenticated, once] as const;
  return [
    { method: 'GET', path: '/api/tickets-history', handlers: [...authenticated, recordsOf(practice.handledToday)] },
    { method: 'POST', path: '/api/ticket-return', handlers: [...changing, returnTicket(practice)] },
    { method: 'POST', path: '/api/ticket-no-show', handlers: [...changing, missTicket(practice)] },
  ];
}

/** POST /api/ticket-return: each way in which it is too late has a status of its own. */
function returnTicket(practice: Practice): Handler<ServerEnv> {
  return withId((c, id) => {
    const outcome = practice.returnTicket(c.get('session').doctorId, id, whoHandles(c));
    if (outcome === 'unknown') return noRecord(c, 'Ticket', id);
    if (outcome === 'waiting') return problem(c, 409, 'The ticket is in the waiting room.');
    if (outcome === 'over') return problem(c, 410, 'The day of the ticket is over.');
    if (outcome === 'taken') return invalid(c, brokenRule('id', 'in'));
    return jsonAnswer(c, { id });
  });
}

/** POST /api/ticket-no-show */
function missTicket(practice: Practice): Handler<ServerEnv> {
  return withRequest(ticketNoShowRequestSchema, (c, { id, was_called }) => {
    const options = { ...whoHandles(c), wasCalled: was_called };
    const outcome = practice.missTicket(c.get('session').doctorId, id, options);
    if (outcome === 'unknown') return noRecord(c, 'Ticket', id);
    if (outcome === 'already-handled') return problem(c, 409, 'The ticket has already been handled.');
    if (outcome === 'other-day') return problem(c, 409, 'The ticket is not of today.');
    return jsonAnswer(c, { id });
  });
}
