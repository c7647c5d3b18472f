import { isGood, type Answer, type Client } from './client';
import { MENDS, printable } from './words';
import { countOf } from './reads';
import type { Report } from './report';

/** Checks the headers of all responses. */
export function checkHeaders({ answers }: Client, report: Report): void {
  const json = answers.filter(({ kind }) => kind === 'json');
  const all = (
    id: string,
    title: string,
    some: readonly Answer[],
    wrongness: (answer: Answer) => string | null,
    wanted: { expected: string; mend: string; none?: string; isAdvice?: boolean },
  ) => {
    const line = report.line(`headers.${id}`, title);
    const wrong = some.flatMap((answer) => {
      const what = wrongness(answer);
      return what === null ? [] : [`${answer.call} (${answer.status}): ${what}`];
    });
    if (some.length === 0) line.unseen(wanted.none ?? 'no answer with JSON came');
    else if (wrong.length === 0) line.holds(countOf(some.length, 'answer'));
    else
      line[wanted.isAdvice ? 'advice' : 'missing']({
        expected: wanted.expected,
        came: `${wrong.length} of ${countOf(some.length, 'answer')} without`,
        mend: wanted.mend,
        places: [...new Set(wrong)],
      });
  };

  all('json', 'JSON says that it is JSON', json, wrongType, {
    expected: 'Content-Type: application/json',
    mend: MENDS.jsonType,
  });
  all('nosniff', 'A browser is told not to guess', json, lacks('x-content-type-options', /^nosniff$/i), {
    expected: 'X-Content-Type-Options: nosniff',
    mend: MENDS.nosniff,
    isAdvice: true,
  });
  const personal = json.filter((answer) => answer.isPersonal && isGood(answer));
  all('cache', 'No proxy keeps personal data', personal, lacks('cache-control', /\b(?:no-store|private)\b/i), {
    expected: 'Cache-Control: no-store, or private',
    mend: MENDS.cache,
    none: 'none came after a login',
  });
  const throttled = answers.filter(({ status }) => status === 429);
  all('retry-after', 'A 429 says when to try again', throttled, lacks('retry-after', /^(?:\d+|\w{3}, .+)$/), {
    expected: 'Retry-After: a number of seconds',
    mend: MENDS.retryAfter,
    none: 'no 429 came',
  });
}

function wrongType({ headers }: Answer): string | null {
  const type = headers.get('content-type');
  if (type !== null && /^application\/(?:[\w.-]+\+)?json\b/i.test(type)) return null;
  return type === null ? 'none' : printable(type);
}

const lacks = (name: string, wanted: RegExp) => (answer: Answer) => {
  const value = answer.headers.get(name);
  if (value === null) return 'none';
  return wanted.test(value.trim()) ? null : printable(value);
};
