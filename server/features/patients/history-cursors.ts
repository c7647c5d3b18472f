import { createHmac } from 'node:crypto';
import { historyKinds } from '../../../src/features/patients/history.contract';
import type { HistoryPlace } from './history';
import type { PersonOf } from './notes';

/**
 * The places after which pages begin, as texts that only this server can make: a page with a cursor has no line in the log, as its history
 * was opened before.
 */
export function createHistoryCursors(secret: string) {
  const cursorOf = ({ doctorId, userId }: PersonOf, { at, kind, id }: HistoryPlace): string => {
    const place = `${at} ${kind} ${id}`;
    const signature = createHmac('sha256', secret).update(`history ${doctorId} ${userId} ${place}`).digest('base64url');
    return `${Buffer.from(place).toString('base64url')}.${signature}`;
  };
  return {
    cursorOf,
    /** `null` for a text that this server did not make for this person and doctor. */
    placeOf(person: PersonOf, cursor: string): HistoryPlace | null {
      const [, at, name, id] = PLACE.exec(Buffer.from(cursor.split('.')[0] ?? '', 'base64url').toString()) ?? [];
      const kind = historyKinds.find((each) => each === name);
      const place = at !== undefined && kind ? { at, kind, id: Number(id) } : null;
      return place && cursorOf(person, place) === cursor ? place : null;
    },
  };
}

const PLACE = /^(\S+) ([a-z]+) (\d{1,15})$/;
