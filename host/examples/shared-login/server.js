import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';

const PRACTICE = 'https://ordinacia.example';
/** Who is logged in at the portal, and the token of the practice's server for them: it never leaves this server but for the panel. */
const sessions = new Map();

/** The portal's own login would look up which doctor this is. */
async function logIn(username, password) {
  const response = await fetch(`${PRACTICE}/api/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
    body: JSON.stringify({ username, password }),
  });
  if (!response.ok) return null;
  const { access_token } = await response.json();
  return access_token;
}

const sessionOf = ({ headers }) => /portal=([\w-]+)/.exec(headers.cookie ?? '')?.[1];

/** Only a page of ours can send this header. */
const isOurs = ({ headers }) => headers['x-requested-with'] === 'XMLHttpRequest';

async function readForm(request) {
  let body = '';
  for await (const part of request) body += part;
  return new URLSearchParams(body);
}

const routes = {
  'GET /': async (request, response) => {
    const file = sessions.has(sessionOf(request)) ? 'portal.html' : 'login.html';
    const page = await readFile(new URL(file, import.meta.url));
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(page);
  },
  'POST /login': async (request, response) => {
    const form = await readForm(request);
    const token = await logIn(form.get('email'), form.get('password'));
    if (token !== null) {
      const session = randomUUID();
      sessions.set(session, token);
      response.setHeader('Set-Cookie', `portal=${session}; HttpOnly; SameSite=Strict; Path=/`);
    }
    response.writeHead(303, { Location: '/' }).end();
  },
  'POST /ordinacia-token': (request, response) => {
    const token = sessions.get(sessionOf(request));
    response.setHeader('Cache-Control', 'no-store');
    if (token && isOurs(request)) response.end(token);
    else response.writeHead(401).end();
  },
  'POST /logout': (request, response) => {
    if (isOurs(request)) sessions.delete(sessionOf(request));
    response.writeHead(204).end();
  },
};

const server = createServer((request, response) => {
  const route = routes[`${request.method} ${request.url}`];
  if (route) void route(request, response);
  else response.writeHead(404).end();
});
server.listen(process.env.PORT ?? 8080, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));
