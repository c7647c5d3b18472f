import type { Context } from 'hono';
import { escapeHtml } from '../escape-html';

/** The page for an error of the program. It needs no other file, but for its looks. */
export function failurePage(c: Context, requestId: string | undefined): Response | Promise<Response> {
  const code = requestId === undefined ? '' : `\n      <p>Kód chyby: <b>${escapeHtml(requestId)}</b></p>`;
  return c.html(
    PAGE.replace('{code}', () => code),
    500,
  );
}

const PAGE = `<!doctype html>
<html lang="sk">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Na serveri nastala chyba – Ordinácia</title>
    <link rel="icon" href="/icon.svg" />
    <link rel="stylesheet" href="/page.css" />
  </head>
  <body>
    <main class="message">
      <img src="/icon.svg" alt="" width="56" height="56" />
      <h1>Na serveri nastala chyba</h1>
      <p>Skúste stránku načítať o&nbsp;chvíľu znova. Ak chyba trvá, oznámte správcovi jej kód.</p>{code}
      <p><a class="action" href="/admin">Prejsť do ordinácie</a></p>
    </main>
  </body>
</html>
`;
