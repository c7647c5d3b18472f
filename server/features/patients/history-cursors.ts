import { createHmac } from 'node:crypto';
import { historyKinds } from '../../../src/features/patients/history.contract';
import type { HistoryPosition } from './history';
import type { PersonOf } from './notes';

/**
 * Signed cursors of pages. Only this server can make them, because a page with a cursor is not logged: its history must have been opened
 * before.
 */
export function createHistoryCursors(secret: string) {
  const cursorOf = ({ doctorId, userId }: PersonOf, { at, kind, id }: HistoryPosition): string => {
    const position = `${at} ${kind} ${id}`;
    const signature = createHmac('sha256', secret)
      .update(`history ${doctorId} ${userId} ${position}`)
      .digest('base64url');
    return `${Buffer.from(position).toString('base64url')}.${signature}`;
  };
  return {
    cursorOf,
    /** `null` for a text that this server did not make for this person and doctor. */
    positionOf(person: PersonOf, cursor: string): HistoryPosition | null {
      const [, at, name, id] = POSITION.exec(Buffer.from(cursor.split('.')[0] ?? '', 'base64url').toString()) ?? [];
      const kind = historyKinds.find((each) => each === name);
      const position = at !== undefined && kind ? { at, kind, id: Number(id) } : null;
      return position && cursorOf(person, position) === cursor ? position : null;
    },
  };
}

const POSITION = /^(\S+) ([a-z]+) (\d{1,15})$/;
