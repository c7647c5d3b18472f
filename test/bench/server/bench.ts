// `npm run bench:server`: measures how many practices one process of the practice server can serve, in growing steps.
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { addressOf, openPanel, type Panel, fillDatabase, type BusyPractice } from './panels';

const { values } = parseArgs({
  options: {
    practices: { type: 'string', default: '50,200,500' },
    changes: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '30' },
  },
});
const steps = values.practices.split(',').map(Number);
const changesPerSecond = Number(values.changes);
const seconds = Number(values.seconds);
const PANELS_EACH = 3;
/** The goal, for the largest step. */
const GOAL = { eventMs: 100, megabytes: 400 };
const print = (text: string) => void process.stdout.write(`${text}\n`);

const folder = mkdtempSync(join(tmpdir(), 'ordinacia-bench-'));
try {
  process.exitCode = (await run()) ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function run(): Promise<boolean> {
  const databaseFile = join(folder, 'practice.db');
  const most = Math.max(...steps);
  // Each change serves one ticket; there must be enough for all steps.
  const ticketsEach = Math.ceil((changesPerSecond * seconds * steps.length) / Math.min(...steps)) + 20;
  print(`${most} practices with ${ticketsEach} tickets each …`);
  const practices = await fillDatabase(databaseFile, most, ticketsEach);
  const { server, port } = await startServer(databaseFile);
  try {
    const panels: Panel[] = [];
    let isMet = true;
    for (const count of steps) {
      await openAll(panels, practices.slice(0, count), port);
      const figures = await measure(panels, server);
      print(rowOf(count, panels.length, figures));
      isMet = figures.eventMs.p95 <= GOAL.eventMs && figures.megabytes <= GOAL.megabytes && figures.failures === 0;
    }
    panels.forEach((panel) => panel.close());
    print(isMet ? 'The goal is met.' : `The goal is missed: event p95 ${GOAL.eventMs} ms, ${GOAL.megabytes} MB.`);
    return isMet;
  } finally {
    server.kill('SIGTERM');
  }
}

/** Starts the built server, or its sources if there is none. */
async function startServer(databaseFile: string): Promise<{ server: ChildProcess; port: number }> {
  const built = join('dist', 'server', 'main.js');
  const args = existsSync(built) ? [built] : ['--import', 'tsx', join('server', 'main.ts')];
  const env = {
    ...process.env,
    PORT: '0',
    HOST: '127.0.0.1',
    ORDINACIA_DB: databaseFile,
    ORDINACIA_DEMO: 'off',
    ORDINACIA_LOG: 'off',
  };
  const server = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const port = await new Promise<number>((resolve, reject) => {
    server.on('exit', () => reject(new Error('The server did not start.')));
    server.stdout.on('data', (bytes: Buffer) => {
      const found = /http:\/\/[\w.]+:(\d+)/.exec(bytes.toString());
      if (found) resolve(Number(found[1]));
    });
  });
  return { server, port };
}

async function openAll(panels: Panel[], practices: readonly BusyPractice[], port: number): Promise<void> {
  for (let index = panels.length; index < practices.length * PANELS_EACH; index += 1) {
    const practice = practices[Math.floor(index / PANELS_EACH)];
    if (practice) panels.push(await openPanel(port, practice, addressOf(Math.floor(index / PANELS_EACH))));
  }
}

interface Spread {
  p50: number;
  p95: number;
  p99: number;
}

interface Figures {
  eventMs: Spread;
  changeMs: Spread;
  loadMs: Spread;
  failures: number;
  megabytes: number;
}

/** Sends changes at an even pace; the practice's other panels get an event for each, and reload the list. */
async function measure(panels: readonly Panel[], server: ChildProcess): Promise<Figures> {
  const [events, changes, loads]: [number[], number[], number[]] = [[], [], []];
  let failures = 0;
  const running: Promise<unknown>[] = [];

  async function change(index: number): Promise<void> {
    const first = (index * PANELS_EACH) % panels.length;
    const [acting, ...others] = panels.slice(first, first + PANELS_EACH);
    const id = acting?.practice.ticketIds.shift();
    if (!acting || id === undefined) throw new Error('No ticket is left.');
    const startedAt = performance.now();
    const reloaded = others.map(async (panel) => {
      events.push((await panel.nextEvent()) - startedAt);
      const { status, ms } = await panel.call('GET', '/api/tickets');
      loads.push(ms);
      if (status !== 200) failures += 1;
    });
    const { status, ms } = await acting.call('POST', '/api/ticket-next', { id });
    changes.push(ms);
    if (status !== 200) failures += 1;
    else await Promise.all(reloaded);
  }

  for (let index = 0; index < changesPerSecond * seconds; index += 1) {
    running.push(change(index));
    await new Promise((resolve) => setTimeout(resolve, 1000 / changesPerSecond));
  }
  await Promise.all(running);
  const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
  const megabytes = Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
  return { eventMs: spreadOf(events), changeMs: spreadOf(changes), loadMs: spreadOf(loads), failures, megabytes };
}

function spreadOf(all: number[]): Spread {
  const sorted = all.sort((one, other) => one - other);
  const at = (part: number) => Math.round((sorted[Math.floor(sorted.length * part)] ?? 0) * 10) / 10;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

function textOf({ p50, p95, p99 }: Spread): string {
  return `${p50} / ${p95} / ${p99} ms`;
}

function rowOf(practices: number, panels: number, { eventMs, changeMs, loadMs, failures, megabytes }: Figures): string {
  return [
    `${practices} practices, ${panels} panels`,
    `event ${textOf(eventMs)}`,
    `change ${textOf(changeMs)}`,
    `list ${textOf(loadMs)}`,
    `${failures} failures`,
    `${megabytes} MB`,
  ].join(' · ');
}
