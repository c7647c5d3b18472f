/** Checks CORS headers by the rules of browsers. */
import { isAnswer, type Answer, type Outcome } from './client';
import { printable, wordsOf } from './words';

/** The reason for which a browser would block this response; `null` if none. */
export function wrongOrigin(outcome: Outcome, origin: string, isPreflight = true): string | null {
  if (!isAnswer(outcome)) return outcome.trouble;
  if (isPreflight && (outcome.status < 200 || outcome.status > 299)) return wordsOf(outcome);
  const allowed = outcome.headers.get('access-control-allow-origin');
  if (allowed === origin || allowed === '*') return null;
  if (allowed === null) return 'no Access-Control-Allow-Origin';
  return allowed.includes(',') ? `two of them, „${printable(allowed)}“: two programs send it` : printable(allowed);
}

/** The headers that the panel reads and some answer hides: when to try again, and the code of a failure. */
export function exposedFaults(answers: readonly Answer[]): string[] {
  const hasCodes = answers.some(({ headers }) => headers.has('x-request-id'));
  return ['retry-after', ...(hasCodes ? ['x-request-id'] : [])].filter((name) =>
    answers.some((answer) => {
      const exposed = namesIn(answer, 'access-control-expose-headers');
      return !exposed.includes(name) && !exposed.includes('*');
    }),
  );
}

export const valueOf = (outcome: Outcome, name: string) => (isAnswer(outcome) ? outcome.headers.get(name) : null);

export const namesIn = (outcome: Outcome, name: string) =>
  (valueOf(outcome, name) ?? '')
    .toLowerCase()
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);
