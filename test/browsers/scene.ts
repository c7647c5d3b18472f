import { mkdirSync, writeFileSync } from 'node:fs';
import { after, before, it } from 'node:test';
import { type Engine, type EngineName, startPuppeteer } from './engines/engine';
import { ENGINES } from './engines/find-engines.mjs';
import { startWebKit } from './engines/webkit';
import { startTestServer, type IntegratorPage, type TestServer } from './server';
import { openVisit, type Visit } from './visit';

const PICTURES = 'dist/browsers';
const WANTED = new RegExp(process.env.WANTED_TITLES ?? '');
/** Time limit; only a failing test takes this long. */
const LIMIT_MS = 180_000;

export interface Scene {
  readonly server: TestServer;
  /** Opens a window at a path of the server. */
  open(path: string, width?: number): Promise<Visit>;
  /** Opens an integrator's page in a frame; the outer page, which the integrator's code cannot break, drives the test. */
  openFramed(page: IntegratorPage, sandbox?: string): Promise<Visit>;
  /** Errors and violations are part of the test. */
  ignoreProblems(): void;
}

/** Defines a test, which fails also after an uncaught error or a violation of a page's policy. */
export type Test = (title: string, run: (scene: Scene) => Promise<void>) => void;

/** Starts the engine and the server for the tests of a suite. Each test has its own windows, which are closed after it. */
export function testIn(name: EngineName): Test {
  let engine: Engine;
  let server: TestServer;
  before(async () => {
    engine = await startEngine(name);
    server = await startTestServer();
    process.stdout.write(`engine: ${engine.version}\n`);
  });
  after(async () => {
    await engine.close();
    await server.close();
  });

  return (title, run) => {
    if (!WANTED.test(title)) return;
    it(title, { timeout: LIMIT_MS }, async () => {
      const visits: Visit[] = [];
      let expectClean = async () => {
        for (const visit of visits) await visit.expectClean();
      };
      const open: Scene['open'] = async (path, width) => {
        const visit = await openVisit(engine, server.url + path, width);
        visits.push(visit);
        return visit;
      };
      try {
        await run({
          server,
          open,
          async openFramed(page, sandbox = '') {
            const visit = await open('/frame');
            await visit.ask(
              `pageScript.openFrame(${JSON.stringify(server.addPage(page))}, ${JSON.stringify(sandbox)})`,
            );
            return visit;
          },
          ignoreProblems() {
            expectClean = () => Promise.resolve();
          },
        });
        await expectClean();
      } catch (error) {
        await keepPictures(`${name} ${title}`, visits);
        throw error;
      } finally {
        for (const { page } of visits) await page.close();
      }
    });
  };
}

async function startEngine(name: EngineName): Promise<Engine> {
  const [program, screen = ''] = ENGINES[name].find();
  if (!program) throw new Error(`${ENGINES[name].title} is not installed.`);
  return name === 'webkit' ? startWebKit(program, screen) : startPuppeteer(name, program);
}

async function keepPictures(title: string, visits: readonly Visit[]): Promise<void> {
  mkdirSync(PICTURES, { recursive: true });
  for (const [index, { page }] of visits.entries()) {
    const file = `${PICTURES}/${title.replace(/[^\p{L}\d]+/gu, '-').slice(0, 80)}-${index + 1}.png`;
    writeFileSync(file, await page.screenshot());
    console.warn(`A picture of the page: ${file}`);
  }
}
