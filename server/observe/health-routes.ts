import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import type { Context } from 'hono';
import { timingSafeEqual } from 'hono/utils/buffer';
import { jsonResponse, problem } from '../http/responses';
import type { App, ServerEnv } from '../http/server-env';
import { isLoopback } from '../listen';
import type { Observer } from './observer';

interface HealthOptions {
  observer: Observer;
  /** Checks for `/ready`, by name, of what the server cannot work without. A check throws or rejects on failure. */
  checks: Readonly<Record<string, () => void | Promise<void>>>;
  /** Lets a Prometheus on another machine read the metrics; without it only this machine can. */
  metricsToken?: string | undefined;
}

/** Routes for monitoring: `/health` (the process runs), `/ready` (it can work) and `/metrics`. */
export function registerHealth(app: App, { observer, checks, metricsToken }: HealthOptions): void {
  const outcomesNow = cachedChecks(checks);
  app.get('/health', (c) => uncached(c, () => jsonResponse(c, { status: 'ok' })));
  app.get('/ready', async (c) => {
    const outcomes = { ...(await outcomesNow()), shutdown: observer.isStopping() ? 'failed' : 'ok' };
    const isReady = Object.values(outcomes).every((outcome) => outcome === 'ok');
    const body = { status: isReady ? 'ready' : 'not ready', checks: outcomes };
    return uncached(c, () => jsonResponse(c, body, isReady ? 200 : 503));
  });
  app.get('/metrics', async (c) => {
    if (!(await mayRead(c, metricsToken))) return uncached(c, () => problem(c, 403, REFUSAL));
    const text = await observer.metrics.text();
    return uncached(c, () => c.body(text, 200, { 'Content-Type': observer.metrics.contentType }));
  });
}

/** Caches the outcomes for a moment, because anybody can request `/ready` as often as they like. */
function cachedChecks(checks: HealthOptions['checks']) {
  let last: { at: number; outcomes: ReturnType<typeof runChecks> } | undefined;
  return () => {
    if (!last || performance.now() - last.at >= KEPT_MS) last = { at: performance.now(), outcomes: runChecks(checks) };
    return last.outcomes;
  };
}

async function runChecks(checks: HealthOptions['checks']): Promise<Record<string, 'ok' | 'failed'>> {
  const outcomes = Object.entries(checks).map(async ([name, check]) => {
    try {
      await check();
      return [name, 'ok'] as const;
    } catch {
      // The log of failing calls contains the cause.
      return [name, 'failed'] as const;
    }
  });
  return Object.fromEntries(await Promise.all(outcomes));
}

const KEPT_MS = 2000;

function uncached(c: Context, respond: () => Response) {
  c.header('Cache-Control', 'no-store');
  return respond();
}

async function mayRead(c: Context<ServerEnv>, token: string | undefined) {
  const given = /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
  if (given !== undefined) return token !== undefined && timingSafeEqual(given, token);
  return isFromThisMachine(c.env.incoming);
}

/** Without proxy headers: a proxy on this machine forwards requests from anywhere. */
const isFromThisMachine = ({ socket, headers }: IncomingMessage) =>
  isLoopback((socket.remoteAddress ?? '').replace(/^::ffff:/, '')) &&
  FORWARDED.every((name) => headers[name] === undefined);

const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

const REFUSAL = 'Figures are read on the machine itself, or with ORDINACIA_METRICS_TOKEN as a bearer token.';

/** Rejects when no connection can be opened in time. Sends no request: the backend's paths are unknown. */
export async function assertReachable(url: string): Promise<void> {
  const { hostname, port, protocol } = new URL(url);
  const usualPort = protocol === 'https:' ? 443 : 80;
  const socket = connect({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || usualPort) });
  try {
    await once(socket, 'connect', { signal: AbortSignal.timeout(TIMEOUT_MS) });
  } finally {
    socket.destroy();
  }
}

const TIMEOUT_MS = 2000;
