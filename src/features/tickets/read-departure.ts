import * as v from 'valibot';
import { departureSchema, type Departure } from '../colleagues/actor.contract';

/** Reads from an event's payload which ticket has left the waiting room; `null` for any other payload. */
export function readDeparture(payload: unknown): Departure | null {
  const read = v.safeParse(departureSchema, payload);
  return read.success ? read.output : null;
}
