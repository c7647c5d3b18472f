import { effect, type Signal } from '@preact/signals-core';
import * as v from 'valibot';
import { DEPARTURES_KEPT } from '../../constants';
import { departureText } from '../../texts/departures';
import { clockTime } from '../../texts/language/format-moment';
import type { Resource } from '../../state/resources/resource';
import { departureSchema, type Departure } from '../colleagues/actor.contract';
import type { TicketGroup } from './contract';

interface DeparturesContext extends Pick<Resource<readonly TicketGroup[]>, 'data' | 'confirmedAt'> {
  departures: Signal<ReadonlyMap<string, string>>;
}

/** Records who removed a ticket from the waiting room, if an event's payload says so. Only a hint: the list itself is reloaded. */
export function recordDeparture(
  payload: unknown,
  { data, confirmedAt, departures }: DeparturesContext,
  zone: string,
): void {
  const departure = readDeparture(payload);
  const moment = Date.parse(departure?.at ?? '');
  if (!departure || Number.isNaN(moment)) return;
  const id = String(departure.ticket);
  const words = departureText(departure, clockTime(moment, zone));
  const since = Date.now();
  const others = () => [...departures.peek()].filter(([one]) => one !== id);
  departures.value = new Map([...others().slice(1 - DEPARTURES_KEPT), [id, words]]);

  effect(function () {
    const isListed = data.value?.some(({ tickets }) => tickets.some((ticket) => String(ticket.id) === id)) === true;
    // A load that began before the event may still list the ticket. If a later one does, the ticket was returned: drop the record.
    const isBack = isListed && confirmedAt() > since;
    if (!isBack && departures.value.get(id) === words) return;
    this.dispose();
    if (isBack) departures.value = new Map(others());
  });
}

/** Reads from an event's payload which ticket has left the waiting room; `null` for any other payload. */
function readDeparture(payload: unknown): Departure | null {
  const read = v.safeParse(departureSchema, payload);
  return read.success ? read.output : null;
}
