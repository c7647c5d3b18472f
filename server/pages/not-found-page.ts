import type { Context } from 'hono';

/** The page for an unknown address. */
export function notFoundPage(c: Context, transformPage = (page: string) => page): Response | Promise<Response> {
  return c.html(transformPage(PAGE), 404);
}

const PAGE = `<!doctype html>
<html lang="sk">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Stránka sa nenašla – Ordinácia</title>
    <link rel="icon" href="/icon.svg" />
    <link rel="stylesheet" href="/page.css" />
  </head>
  <body>
    <main class="message">
      <img src="/icon.svg" alt="" width="56" height="56" />
      <h1>Stránka sa nenašla</h1>
      <p>Na tejto adrese nič nie je. Možno je v&nbsp;nej preklep, alebo stránka medzičasom zmizla.</p>
      <p><a class="action" href="/admin">Prejsť do ordinácie</a></p>
    </main>
  </body>
</html>
`;
