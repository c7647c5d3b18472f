import type { Context } from 'hono';
import { escapeHtml } from '../lib/text';

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
export function failurePage(c: Context, requestId: string | undefined) {
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
