import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { formAnswerSchema } from '../src/api/contract/reading';
import { eventAdd, schedules, scheduleTimes } from '../src/features/appointments/contract';
import { ticketReject, tickets } from '../src/features/tickets/contract';
import { isAnswer, isGood, type Client, type Outcome } from './client';
import { MENDS, printable, wordsOf } from './words';
import type { CheckOptions } from './options';
import { fieldOf, idIn, listIn } from './reading';
import type { Seen } from './reads';
import type { Deadline, Listening } from './realtime';
import type { OpenLine, Report } from './report';
import type { Session } from './session';
import type { Message } from './socket';

const EVENT = 'update-waiting-tickets';

interface ChangeContext {
  session: Session | null;
  seen: Seen;
  /** The subscribed socket; `null` without one. */
  listening: Listening | null;
  client: Client;
  deadline: Deadline;
}

/** Adds an appointment without a patient and cancels it. Checks the responses, the events of the channel and the list. */
export async function checkChanges(
  { pathOf, mayWrite }: CheckOptions,
  { session, seen, listening, client, deadline }: ChangeContext,
  report: Report,
): Promise<void> {
  const add = report.line('changes.add', `An appointment is added, and answered as a form: POST ${pathOf(eventAdd)}`);
  const listed = report.line('changes.listed', 'It stands in the waiting room');
  const remove = report.line('changes.remove', `It is taken back: POST ${pathOf(ticketReject)}`);
  const eventLine = report.line('changes.event', `The channel says „${EVENT}“ after both`);
  const trial = mayWrite && session ? await planTrial(session.token, seen, client) : null;
  if (!trial) {
    const why = mayWrite ? (session ? 'no free time is known' : 'needs a login') : 'needs --write';
    for (const line of [add, listed, remove, eventLine]) line.unseen(why);
    return;
  }

  const receiveEvent = async (outcome: Outcome) =>
    listening && isGood(outcome) ? hearEvent(listening, deadline) : null;
  const sent = await trial.add();
  const addedEvent = await receiveEvent(sent);
  const isForm = isFormAnswer(sent);
  add.settle(isForm, { expected: '{"form_type": "event", "form_value": a ticket}', came: wordsOf(sent) });

  const found = await trial.find();
  if (found.id !== null) listed.holds();
  else if (!isForm) listed.unseen('nothing was added');
  else listed.missing({ expected: `a ticket with its name in ${pathOf(tickets)}`, came: found.why });

  const id = (isGood(sent) ? idIn(fieldOf(sent.body, 'form_value')) : null) ?? found.id;
  if (id === null) {
    settleWithoutId(remove, sent, trial);
    return eventLine.unseen('nothing was taken back');
  }
  const removed = await trial.remove(id);
  const removedEvent = await receiveEvent(removed);
  const isGone = isGood(removed) && (await trial.find()).id === null;
  const came = isGood(removed) ? 'it is still there' : wordsOf(removed);
  remove.settle(isGone, {
    expected: '200, and the ticket leaves the waiting room',
    came: `${came}. ${byHand(trial)}`,
  });
  settleEvents(eventLine, listening, [addedEvent, removedEvent]);
}

/** Only a 4xx shows that nothing was stored: a lost response may hide a stored appointment. */
function settleWithoutId(remove: OpenLine, sent: Outcome, trial: Trial): void {
  const isRefused = isAnswer(sent) && sent.status >= 400 && sent.status <= 499;
  if (isRefused) remove.unseen('nothing was added');
  else remove.missing({ expected: 'an id to take it back by', came: `none. ${byHand(trial)}` });
}

function settleEvents(eventLine: OpenLine, listening: Listening | null, events: readonly (HeardEvents | null)[]): void {
  const heard = events.filter((each) => each !== null);
  if (!listening) return eventLine.unseen('there is no subscribed socket');
  if (heard.length < events.length) return eventLine.unseen('a change was refused');
  if (heard.every(({ isHeard }) => isHeard)) return eventLine.holds();
  const others = [...new Set(heard.flatMap((each) => each.others))];
  eventLine.missing({
    expected: `the event „${EVENT}“ on ${listening.channel}`,
    came: others.length > 0 ? `„${others.join('“, „')}“` : 'no event',
    mend: others.length > 0 ? MENDS.eventName : MENDS.noEvent,
  });
}

function isFormAnswer(outcome: Outcome): boolean {
  const answer = isGood(outcome) ? outcome.body : null;
  const form = [answer, fieldOf(answer, 'data')].find((each) => v.is(formAnswerSchema, each));
  const value = fieldOf(form, 'form_value');
  return [value, fieldOf(value, 'data')].some((each) => v.is(eventAdd.response.record, each));
}

const byHand = ({ name, when }: Trial) => `Look for „${name}“, ${when}, and cancel it by hand`;

interface HeardEvents {
  isHeard: boolean;
  /** Names of other events received meanwhile. */
  others: string[];
}

/**
 * Waits for the event as the panel does: the action is the `action` of the payload, else the event's name. A different action shortens the
 * wait: probably the backend uses another name for this one.
 */
async function hearEvent({ socket, channel }: Listening, deadline: Deadline): Promise<HeardEvents> {
  const isOfChannel = (message: Message) => message.channel === channel && !message.event.startsWith('pusher');
  const others: string[] = [];
  let until = deadline(EVENT_WAIT_MS);
  for (;;) {
    const message = await socket.next(isOfChannel, until);
    if (!message) return { isHeard: false, others };
    const given = fieldOf(message.data, 'action');
    const name = typeof given === 'string' ? given : message.event.replace(/^\./, '');
    if (name === EVENT) return { isHeard: true, others };
    if (others.length === 0) until = AbortSignal.any([until, AbortSignal.timeout(AFTER_ANOTHER_MS)]);
    others.push(printable(name));
  }
}

/** Laravel's queue worker may sleep for 3 s before it sends an event. */
const EVENT_WAIT_MS = 10_000;
const AFTER_ANOTHER_MS = 2000;

/** An appointment without a patient, added and cancelled by the check. */
type Trial = NonNullable<Awaited<ReturnType<typeof planTrial>>>;

/** Takes the last free time of the last bookable day, where it disturbs nobody. `null` if there is no free time. */
async function planTrial(token: string, { bodies }: Seen, client: Client) {
  const days = [...(listIn(bodies.get(schedules)) ?? [])].reverse().map((each) => fieldOf(each, 'value'));
  for (const day of days.slice(0, DAYS_TRIED)) {
    const body = { date: day, type: 'schedule' };
    const outcome = await client.call(scheduleTimes, { token, body });
    const time = isGood(outcome) ? fieldOf(listIn(outcome.body)?.at(-1), 'time') : null;
    if (typeof day === 'string' && typeof time === 'string') return trialAt(day, time);
  }
  return null;

  function trialAt(day: string, time: string) {
    const name = `Ordinacia check ${randomUUID().slice(0, 8)}`;
    const request = { ticket_type: 'schedule', ticket_value: { day, time }, event_note: null, user_id: null };
    return {
      /** Name to find the appointment by, whatever the response. */
      name,
      /** Day and time, for a person who must find the appointment by hand. */
      when: `${day} ${time}`,
      add: () => client.call(eventAdd, { token, body: { ...request, user_alternate: name } }),
      /** Its id in the waiting room; `null` with the reason if it is not there, or the waiting room cannot be read. */
      async find() {
        const outcome = await client.call(tickets, { token });
        if (!isGood(outcome)) return { id: null, why: 'the waiting room could not be read' };
        const all = (listIn(outcome.body) ?? []).flatMap((group) => listIn(fieldOf(group, 'tickets')) ?? []);
        const found = all.find((ticket) => fieldOf(ticket, 'user_alternate') === name);
        return { id: idIn(found), why: 'it is not there' };
      },
      remove: (id: string | number) => client.call(ticketReject, { token, body: { id } }),
    };
  }
}

const DAYS_TRIED = 5;
