import { breakCall } from './practice';

/** Another origin that leads to the same gateway, so that what arrives there is seen in its lane. */
export const OTHER_ORIGIN = `${location.protocol}//127.0.0.1:${location.port}`;

const ALLOWED = {
  'Access-Control-Allow-Origin': location.origin,
  'Access-Control-Allow-Methods': 'GET, POST',
  'Access-Control-Allow-Headers': 'authorization, content-type, idempotency-key, x-requested-with, x-socket-id',
  'Access-Control-Max-Age': '0',
};

/** Answers a path of a lane so that pages of another origin may ask for it, and read the answer. */
export async function answerToAll(lane: string, path: string, body = '{}'): Promise<void> {
  await breakCall(lane, {
    kind: 'answer',
    method: 'OPTIONS',
    path,
    answer: { status: 204, body: '', headers: ALLOWED },
  });
  for (const method of ['GET', 'POST']) {
    await breakCall(lane, { kind: 'answer', method, path, answer: { status: 200, body, headers: ALLOWED } });
  }
}
