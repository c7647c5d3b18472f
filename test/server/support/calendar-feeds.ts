import assert from 'node:assert/strict';
import { call, field } from './calls';

/** An event of a calendar file, by the names of its properties. */
export type FeedEvent = Readonly<Record<string, string>>;

/** The address of a doctor's feed, from the server; `null` without a feed. */
export async function feedAddress(server: { url: string }, token: string, method: 'GET' | 'POST' = 'GET') {
  const { status, body } = await call(server, method, '/api/calendar-feed', {
    token,
    ...(method === 'POST' ? { body: {} } : {}),
  });
  assert.equal(status, method === 'POST' ? 201 : 200, JSON.stringify(body));
  const url = field(body, 'url');
  return typeof url === 'string' ? new URL(url, `${server.url}/`).href : null;
}

/** Makes a feed and resolves with its address. */
export async function newFeed(server: { url: string }, token: string): Promise<string> {
  return (await feedAddress(server, token, 'POST')) ?? '';
}

/** The text of a feed, and its events. */
export async function readFeed(address: string): Promise<{ text: string; events: FeedEvent[] }> {
  const answer = await fetch(address);
  assert.equal(answer.status, 200);
  const text = await answer.text();
  const unfolded = text.replaceAll('\r\n ', '');
  const events = [...unfolded.matchAll(/BEGIN:VEVENT\r\n([^]*?)END:VEVENT/g)].map(([, lines = '']) =>
    Object.fromEntries(
      [...lines.matchAll(/^([^:;\r\n]*)[^:\r\n]*:(.*)\r$/gm)].map(([, name = '', value = '']) => [name, value]),
    ),
  );
  return { text, events };
}
