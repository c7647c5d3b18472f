import { dayFromNow } from './dates';
import { answerWith, type TestPractice } from './practice';

/** `count` whole numbers, from `from` on. */
export const ids = (from: number, count: number): number[] => Array.from({ length: count }, (_, index) => from + index);

/** Sets the server's response for the waiting room from now on: tickets of today and of tomorrow. */
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
