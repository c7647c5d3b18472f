import { breakCall } from './practice';

/** The same gateway under another origin: its calls are recorded in the lane, too. */
export const OTHER_ORIGIN = `${location.protocol}//127.0.0.1:${location.port}`;

const ALLOWED = {
  'Access-Control-Allow-Origin': location.origin,
  'Access-Control-Allow-Methods': 'GET, POST',
  'Access-Control-Allow-Headers': 'authorization, content-type, idempotency-key, x-requested-with, x-socket-id',
  'Access-Control-Max-Age': '0',
};

/** Answers a path of a lane with CORS headers that allow this page's origin. */
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
