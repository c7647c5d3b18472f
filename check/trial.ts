import { randomUUID } from 'node:crypto';
import { eventAdd, scheduleTimes, schedules } from '../src/features/appointments/contract';
import { ticketReject, tickets } from '../src/features/tickets/contract';
import { isGood, type Client } from './client';
import { fieldOf, idIn, listIn } from './reading';
import type { Seen } from './reads';

/** An appointment without a patient, added and cancelled by the check. */
export type Trial = NonNullable<Awaited<ReturnType<typeof planTrial>>>;

/** Takes the last free time of the last bookable day, where it disturbs nobody. `null` if there is no free time. */
export async function planTrial(token: string, { bodies }: Seen, client: Client) {
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
