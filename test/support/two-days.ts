import { dayFromNow } from './dates';
import { answerWith, type TestPractice } from './practice';

/** `count` consecutive integers, starting with `from`. */
export const ids = (from: number, count: number): number[] => Array.from({ length: count }, (_, index) => from + index);

/** Replaces the server's response for the waiting room: tickets of today and of tomorrow. */
export const answerTwoDays = ({ lane }: TestPractice, today: readonly object[], tomorrow: readonly object[]) =>
  answerWith(
    lane,
    '/api/tickets',
    200,
    JSON.stringify([
      { day: 'Dnes', date: dayFromNow(0), tickets: today },
      { day: 'Zajtra', date: dayFromNow(1), tickets: tomorrow },
    ]),
  );
