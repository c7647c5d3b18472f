import type { Context } from 'hono';
import { RETRY_SECONDS, storageFailureOf } from '../database/storage-failure';
import { problem } from '../http/responses';
import type { ServerEnv } from '../http/server-env';
import { HashingBusy } from '../identity/passwords';
import { escapeHtml } from '../lib/text';
import { incomingOf, observationOf } from '../observe/observer';

/** The page for an unknown address. */
export const notFoundPage = (c: Context, transformPage = (page: string) => page) =>
  c.html(
    transformPage(
      page(
        'Stránka sa nenašla',
        'Na tejto adrese nič nie je. Možno je v&nbsp;nej preklep, alebo stránka medzičasom zmizla.',
      ),
    ),
    404,
  );

/** The page for an unexpected error. Needs no other files except for its style. */
function failurePage(c: Context, requestId: string | undefined) {
  const code = requestId === undefined ? '' : `\n      <p>Kód chyby: <b>${escapeHtml(requestId)}</b></p>`;
  const advice = 'Skúste stránku načítať o&nbsp;chvíľu znova. Ak chyba trvá, oznámte správcovi jej kód.';
  return c.html(page('Na serveri nastala chyba', advice, code), 500);
}

const page = (title: string, text: string, more = '') => `<!doctype html>
<html lang="sk">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title} – Ordinácia</title>
    <link rel="icon" href="/icon.svg" />
    <link rel="stylesheet" href="/page.css" />
  </head>
  <body>
    <main class="message">
      <img src="/icon.svg" alt="" width="56" height="56" />
      <h1>${title}</h1>
      <p>${text}</p>${more}
      <p><a class="action" href="/admin">Prejsť do ordinácie</a></p>
    </main>
  </body>
</html>
`;

/** The response to an unexpected error, which is logged: a page for browsers, JSON for programs. */
export function failureResponse(error: unknown, c: Context<ServerEnv>): Response | Promise<Response> {
  const busy = hashingBusy(c, error);
  if (busy) return busy;
  const observation = observationOf(incomingOf(c));
  observation?.failed(error);
  // Removes headers of the failed response: the error is neither compressed nor cached.
  for (const name of ['Content-Encoding', 'ETag']) c.header(name, undefined);
  c.header('Cache-Control', 'no-store');
  const wantsPage = /\btext\/html\b/.test(c.req.header('accept') ?? '');
  if (wantsPage) return failurePage(c, observation?.id);
  return storageProblem(c, error) ?? problem(c, 500, 'Server Error');
}

/** The response when too many passwords wait to be hashed; undefined for any other error. */
function hashingBusy(c: Context, error: unknown): Response | undefined {
  if (!(error instanceof HashingBusy)) return undefined;
  c.header('Retry-After', HASHING_SECONDS);
  return problem(c, 503, 'Prihlasuje sa priveľa ľudí naraz. Skúste to, prosím, o chvíľu.');
}

/** About as long as a full queue takes. */
const HASHING_SECONDS = '10';

/**
 * 503 when the disk or the file failed, not the program: the call has stored nothing, and may succeed later. Undefined for any other
 * error.
 */
function storageProblem(c: Context, error: unknown): Response | undefined {
  const failure = storageFailureOf(error);
  if (!failure) return undefined;
  c.header('Retry-After', String(RETRY_SECONDS[failure]));
  return problem(c, 503, 'The data cannot be stored or read at the moment.');
}
