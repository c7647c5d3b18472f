import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Portal } from './portal.js';

const page = (html) => `<!doctype html>
<html lang="sk">
  <head>
    <meta charset="utf-8" />
    <title>Portál polikliniky</title>
    <link rel="icon" href="data:," />
    <script type="module" src="/client.js"></script>
  </head>
  <body>
    <div id="app">${html}</div>
  </body>
</html>`;

const server = createServer(async ({ url }, response) => {
  if (url === '/') {
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(page(renderToString(createElement(Portal))));
    return;
  }
  try {
    const file = await readFile(new URL(`dist/${url.replaceAll('..', '')}`, import.meta.url));
    response.setHeader('Content-Type', 'text/javascript').end(file);
  } catch {
    response.writeHead(404).end();
  }
});
server.listen(process.env.PORT ?? 8080, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));
