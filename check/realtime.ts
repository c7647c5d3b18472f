import * as v from 'valibot';
import { channelAuthorize } from '../src/api/session';
import { isAnswer, isGood, type Client, type Outcome } from './client';
import { MENDS, printable, wordsOf } from './words';
import type { CheckOptions } from './options';
import { fieldOf } from './reading';
import type { Seen } from './reads';
import type { OpenLine, Report } from './report';
import type { Session } from './session';
import { openSocket, type Message, type PusherSocket } from './socket';

/** A socket that listens to the doctor's channel. */
export interface Listening {
  socket: PusherSocket;
  channel: string;
}

export type Deadline = (milliseconds: number) => AbortSignal;

/** Resolves with the subscribed socket, which the caller must close. */
export async function checkRealtime(
  options: CheckOptions,
  session: Session | null,
  { adminId }: Seen,
  client: Client,
  report: Report,
  deadline: Deadline,
): Promise<Listening | null> {
  const connected = await connect(options, report, deadline);
  const authorization = await checkAuthorization(options, connected, { session, adminId, client }, report);
  const line = report.line('realtime.subscribes', 'The socket subscribes to the channel');
  if (connected && authorization) {
    const isSubscribed = await subscribe(options, connected.socket, authorization, line, deadline);
    if (isSubscribed) return { socket: connected.socket, channel: authorization.channel };
  } else if (!session) line.unseen('needs a login');
  else line.unseen(connected ? 'the channel was not authorized' : 'there is no socket');
  connected?.socket.close();
  return null;
}

interface Authorization {
  channel: string;
  auth: string;
}

interface Whose {
  session: Session | null;
  adminId: string | null;
  client: Client;
}

/** The doctor may listen to their own channel, but not to another doctor's. Without a token every channel is refused. */
async function checkAuthorization(
  { realtime }: CheckOptions,
  connected: Connected | null,
  { session, adminId, client }: Whose,
  report: Report,
): Promise<Authorization | null> {
  const own = report.line(
    'realtime.own-channel',
    `The doctor may listen to their own channel (${realtime.authorize.path})`,
  );
  const others = report.line('realtime.other-channel', 'Nobody may listen to another doctor’s channel');
  const nobody = report.line('realtime.no-token', 'Nobody may listen without a token');
  const channelOf = (id: string) => `private-${realtime.channel.replace('{id}', id)}`;
  const ask = (channel: string, token?: string) => {
    const body = { socket_id: connected?.socketId ?? MADE_UP_SOCKET, channel_name: channel };
    return client.call(realtime.authorize, { token, body });
  };

  let authorization: Authorization | null = null;
  if (session && adminId !== null) {
    const channel = channelOf(adminId);
    const allowed = await ask(channel, session.token);
    const auth = isGood(allowed) ? authIn(allowed.body) : null;
    // Some backends sign only for a socket that is connected.
    const isForSocket = isAnswer(allowed) && allowed.status === 422 && !connected;
    if (auth !== null) own.holds();
    else if (isForSocket) own.unseen('signed only for a socket that is there: needs --realtime-key');
    else own.missing({ expected: '200 with {"auth": "key:signature"}', came: wordsOf(allowed), mend: mendOf(allowed) });
    authorization = auth === null ? null : { channel, auth };
    expectRefusal(others, await ask(channelOf(neighbourOf(adminId)), session.token), MENDS.channel);
  } else {
    const why = session ? 'the doctor’s id is not known' : 'needs a login';
    own.unseen(why);
    others.unseen(why);
  }
  expectRefusal(nobody, await ask(channelOf(adminId ?? '1')), MENDS.broadcasting);
  return authorization;
}

/** Only a 4xx is a refusal: a failure (5xx) is not. */
function expectRefusal(line: OpenLine, outcome: Outcome, mend: string): void {
  const isRefused = isAnswer(outcome) && outcome.status >= 400 && outcome.status <= 499;
  line.settle(isRefused, { expected: '401 or 403', came: wordsOf(outcome), mend });
}

async function subscribe(
  { realtime, timeoutMs }: CheckOptions,
  socket: PusherSocket,
  { channel, auth }: Authorization,
  line: OpenLine,
  deadline: Deadline,
): Promise<boolean> {
  socket.send('pusher:subscribe', { channel, auth });
  const answer = await socket.next(isSubscription, deadline(timeoutMs));
  const isSubscribed = answer?.event === 'pusher_internal:subscription_succeeded';
  const isOtherKey = realtime.key !== null && !auth.startsWith(`${realtime.key}:`);
  line.settle(isSubscribed, {
    expected: 'pusher_internal:subscription_succeeded',
    came: isOtherKey ? 'a signature for another application’s key' : cameOf(answer),
    mend: MENDS.key,
  });
  return isSubscribed;
}

interface Connected {
  socket: PusherSocket;
  socketId: string;
}

async function connect(
  { base, origin, realtime, timeoutMs }: CheckOptions,
  report: Report,
  deadline: Deadline,
): Promise<Connected | null> {
  const connects = report.line('realtime.connects', `A socket opens at ${realtime.address}`);
  const knows = report.line('realtime.key', 'It knows the application’s key');
  if (realtime.key === null) {
    connects.unseen('needs --realtime-key');
    knows.unseen('needs --realtime-key');
    return null;
  }
  const url = `${realtime.address}/app/${encodeURIComponent(realtime.key)}?protocol=7&client=js&version=8.6.0&flash=false`;
  const socket = await openSocket(url, origin ?? new URL(base).origin, deadline(timeoutMs), timeoutMs);
  if (typeof socket === 'string') {
    connects.missing({ expected: 'a socket', came: socket, mend: MENDS.socket });
    knows.unseen('there is no socket');
    return null;
  }
  connects.holds();
  const first = await socket.next(({ event }) => event.startsWith('pusher:'), deadline(timeoutMs));
  const socketId = first?.event === 'pusher:connection_established' ? fieldOf(first.data, 'socket_id') : null;
  if (typeof socketId === 'string') {
    knows.holds();
    return { socket, socketId };
  }
  knows.missing({ expected: 'pusher:connection_established', came: cameOf(first), mend: MENDS.key });
  socket.close();
  return null;
}

const isSubscription = ({ event }: Message) =>
  ['pusher_internal:subscription_succeeded', 'pusher:subscription_error', 'pusher:error'].includes(event);

function cameOf(message: Message | null): string {
  if (!message) return 'nothing';
  const code = fieldOf(message.data, 'code');
  return printable(typeof code === 'number' ? `${message.event} ${code}` : message.event);
}

function authIn(body: unknown): string | null {
  const read = v.safeParse(channelAuthorize.response.record, body);
  return read.success ? read.output.auth : null;
}

const mendOf = (outcome: Outcome) =>
  isAnswer(outcome) && (outcome.status === 404 || outcome.status === 419) ? MENDS.broadcasting : MENDS.channel;

/** Another id in the same form as the doctor's. */
const neighbourOf = (id: string) => (/^\d{1,15}$/.test(id) ? String(Number(id) + 1) : `${id}0`);

const MADE_UP_SOCKET = '1234.5678';
