import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';

const PRACTICE = 'https://ordinacia.example';

/** A policy that names no script by its address: whatever has the nonce may run, and load others. */
const policy = (nonce) =>
  [
    `default-src 'none'`,
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self'`,
    `img-src 'self' data: ${PRACTICE}`,
    `connect-src ${PRACTICE} ${PRACTICE.replace('http', 'ws')}`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types dompurify`,
  ].join('; ');

const page = (nonce) => `<!doctype html>
<html lang="sk">
  <head>
    <meta charset="utf-8" />
    <title>Portál polikliniky</title>
    <link rel="icon" href="data:," />
    <script nonce="${nonce}" src="${PRACTICE}/ordinacia/loader.js" async></script>
  </head>
  <body>
    <h1>Portál polikliniky</h1>
    <ordinacia-waiting-room api-base="${PRACTICE}" realtime-key="ordinacia"></ordinacia-waiting-room>
  </body>
</html>`;

const server = createServer((_, response) => {
  const nonce = randomBytes(16).toString('base64');
  response.setHeader('Content-Security-Policy', policy(nonce));
  response.setHeader('Content-Type', 'text/html; charset=utf-8').end(page(nonce));
});
server.listen(process.env.PORT ?? 8080, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));
