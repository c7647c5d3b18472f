import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { freePort } from '../../support/server/free-port';
import type { Engine, EnginePage, Key } from './engine';

/** A session of the W3C WebDriver protocol. The tests need only a few commands, so no library is used. */
interface Session {
  /** `browserName browserVersion`. */
  readonly version: string;
  send(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown>;
}

/** Opens a session at a driver. Commands reject with the driver's message. */
async function openSession(driver: string, capabilities: object): Promise<Session> {
  const { sessionId, capabilities: actual } = (await send(driver, 'POST', '/session', {
    capabilities: { alwaysMatch: capabilities },
  })) as { sessionId: string; capabilities: { browserName: string; browserVersion: string } };
  return {
    version: `${actual.browserName} ${actual.browserVersion}`,
    send: (method, path, body) => send(driver, method, `/session/${sessionId}${path}`, body),
  };
}

async function send(driver: string, method: string, path: string, body?: object): Promise<unknown> {
  const answer = await fetch(driver + path, { method, body: method === 'POST' ? JSON.stringify(body ?? {}) : null });
  const { value } = (await answer.json()) as { value: unknown };
  if (!answer.ok) {
    const { error, message } = value as { error: string; message: string };
    throw new Error(`${method} ${path.replace(/^\/session\/[^/]+/, '')}: ${error} ${message}`);
  }
  return value;
}

const clickAt = (x: number, y: number) => ({
  type: 'pointer',
  id: 'mouse',
  parameters: { pointerType: 'mouse' },
  actions: [
    { type: 'pointerMove', duration: 0, x, y, origin: 'viewport' },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
});

const keyStrokes = (values: readonly string[]) => ({
  type: 'key',
  id: 'keyboard',
  actions: values.flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]),
});

const CODES: Readonly<Record<Key, string>> = {
  Enter: '\uE006',
  Escape: '\uE00C',
  Tab: '\uE004',
  ArrowDown: '\uE015',
  ArrowRight: '\uE014',
};
const CAPABILITIES = { browserName: 'MiniBrowser', timeouts: { script: 60_000, pageLoad: 60_000 } };

/** Starts WebKit with the classic WebDriver on a virtual screen. A driver has one session, so each page has its own driver. */
export async function startWebKit(driverPath: string, screenPath: string): Promise<Engine> {
  const screen = await startScreen(screenPath);
  const env = { ...process.env, DISPLAY: screen.display, LANG: 'C.UTF-8', LANGUAGE: 'sk' };
  const open = async () => {
    const port = await freePort();
    const driver = startGroup(driverPath, [`--port=${port}`, '--host=127.0.0.1'], { env, stdio: 'ignore' });
    await untilListening(port, driver);
    const session = await openSession(`http://127.0.0.1:${port}`, CAPABILITIES);
    // Kills the driver instead of deleting the session: a driver whose browser ends first never responds.
    return { session, close: () => end(driver) };
  };
  const first = await open();
  const { version } = first.session;
  await first.close();
  return {
    version: version.replace('MiniBrowser', 'WebKitGTK'),
    async openPage() {
      const { session, close } = await open();
      return { ...pageOf(session), close };
    },
    close: () => end(screen.process),
  };
}

function pageOf(session: Session): Omit<EnginePage, 'close'> {
  const act = async (...actions: object[]) => {
    await session.send('POST', '/actions', { actions });
  };
  const evaluate = async (expression: string) => {
    const script = `const done = arguments[0];
      (async () => (${expression}))().then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const answer = await session.send('POST', '/execute/async', { script, args: [] });
    const { value, error } = answer as { value?: unknown; error?: string };
    if (error !== undefined) throw new Error(error);
    return value;
  };
  const setWindow = (width: number, height: number) => session.send('POST', '/window/rect', { width, height });
  return {
    async goto(url) {
      await session.send('POST', '/url', { url });
    },
    evaluate,
    click: (x, y) => act(clickAt(x, y)),
    type: (text) => act(keyStrokes(Array.from(text))),
    press: (key) => act(keyStrokes([CODES[key]])),
    async setSize(width, height) {
      await setWindow(width, height);
      // A window is larger than its viewport.
      const [inWidth, inHeight] = (await evaluate('[innerWidth, innerHeight]')) as [number, number];
      await setWindow(2 * width - inWidth, 2 * height - inHeight);
    },
    screenshot: async () => Buffer.from(String(await session.send('GET', '/screenshot')), 'base64'),
  };
}

/** Starts a virtual screen, which reports its display number. */
async function startScreen(path: string): Promise<{ display: string; process: ChildProcess }> {
  const args = ['-displayfd', '3', '-screen', '0', '2000x1400x24', '-nolisten', 'tcp'];
  const child = startGroup(path, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const reported = child.stdio[3] as Readable;
  const [number] = (await once(reported, 'data')) as [Buffer];
  return { display: `:${number.toString().trim()}`, process: child };
}

/** Polls a driver until it responds; fails if it ends. */
async function untilListening(port: number, driver: ChildProcess): Promise<void> {
  while (driver.exitCode === null) {
    const isReady = await fetch(`http://127.0.0.1:${port}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
  }
  throw new Error('WebKitWebDriver did not start.');
}

/** Starts a program in its own process group, which is killed at the latest when the tests end. */
function startGroup(path: string, args: readonly string[], options: SpawnOptions): ChildProcess {
  const child = spawn(path, args, { ...options, detached: true });
  const kill = () => killGroup(child);
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  return child;
}

function killGroup({ pid, exitCode, signalCode }: ChildProcess): void {
  if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  killGroup(child);
  await ended;
}
