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
  const address = await feedAddress(server, token, 'POST');
  assert.ok(address);
  return address;
}

/** The text of a feed, and its events. */
export async function readFeed(address: string): Promise<{ text: string; events: FeedEvent[] }> {
  const answer = await fetch(address);
  assert.equal(answer.status, 200);
  const text = await answer.text();
  const lines = text.replaceAll('\r\n ', '').split('\r\n');
  const events: FeedEvent[] = [];
  let open: Record<string, string> | null = null;
  for (const line of lines) {
    const [, name = '', value = ''] = /^([^:;]*)[^:]*:(.*)$/.exec(line) ?? [];
    if (line === 'BEGIN:VEVENT') open = {};
    else if (line === 'END:VEVENT' && open) {
      events.push(open);
      open = null;
    } else if (open) open[name] = value;
  }
  return { text, events };
}
