import { browserOf, type BrowserName, type Script, type Step } from '../../soak/model/script';
import type { Finding, FindingKind } from '../../soak/judge/compare';
import type { SeedResult } from '../../soak/run-seed';
import { type FaultPages, startFaultPages } from '../../support/faults/pages';
import { findProblems } from './findings';
import { createPagesScene, isBusy, openTabs, type PagesScene } from './scene';
import { attend, logIn, performers, setOffline } from './steps';
import { generateScript } from '../../soak/model/generate';
import { inParallel, type Seeds } from '../../soak/play-seeds';

/** A difference that lasts longer, in milliseconds, is a divergence. */
const LIMIT_MS = 45_000;
/** The same limit if connections for calls are dead: each of Chromium's six is detected only by a call's time-out of 20 s. */
const DEAD_LIMIT_MS = 150_000;
const CHECK_EVERY_MS = 100;
/** How late an event may arrive on a busy machine. */
const HEARD_MS = 5_000;
const ATTEND_EVERY_MS = 250;
/** After this time the doctor reloads a page that is blank because its files did not load. */
const BLANK_MS = 5_000;

/** Whether connections for calls die silently in the script. */
export const hasDeadCalls = ({ steps }: Script): boolean =>
  steps.some(
    (step) =>
      step.do === 'fault' &&
      step.fault.kind === 'black-hole' &&
      step.fault.afterwards === 'dead' &&
      step.fault.on !== 'socket',
  );

/** Plays one script in real pages, ends all faults, and waits until the pages are right again. */
async function runScriptInPages(
  pages: FaultPages,
  script: Script,
  note: (text: string) => void = () => undefined,
): Promise<SeedResult> {
  const scene = await createPagesScene(pages, script, note);
  try {
    await play(scene);
    await heal(scene);
    const outcome = await untilRight(scene);
    const requests = [...scene.proxy.requests.values()].reduce((sum, count) => sum + count, 0);
    return { seed: script.seed, requests, ...outcome };
  } finally {
    await scene.close();
  }
}

async function play(scene: PagesScene): Promise<void> {
  const perform = performers();
  const [before, steps] = [
    scene.script.steps.filter(({ at }) => at === 0),
    scene.script.steps.filter(({ at }) => at > 0),
  ];
  const done: Promise<void>[] = [];
  const performStep = (step: Step) => {
    scene.note(JSON.stringify(step));
    // TypeScript cannot see that the function accepts this step.
    const performer = perform[step.do] as (given: PagesScene, performed: Step) => Promise<void> | void;
    const failed = (error: unknown) => scene.note(`${step.do}: ${String(error).slice(0, 200)}`);
    done.push(Promise.resolve(performer(scene, step)).catch(failed));
  };
  before.forEach(performStep);
  await Promise.all(scene.script.tabs.map(scene.open));
  const startedAt = performance.now();
  const attending = setInterval(() => void attend(scene), ATTEND_EVERY_MS);
  for (const step of steps) {
    await wait(startedAt + step.at - performance.now());
    performStep(step);
  }
  await Promise.all(done);
  clearInterval(attending);
}

/** Ends all faults: the network works, and every open page is resumed and visible. */
async function heal(scene: PagesScene): Promise<void> {
  scene.proxy.heal();
  const browsers: BrowserName[] = ['desk', 'reception'];
  await Promise.all(browsers.map((browser) => setOffline(scene, browser, false)));
  await Promise.all(openTabs(scene).map(([, page]) => page.resume()));
}

async function untilRight(scene: PagesScene): Promise<Omit<SeedResult, 'seed' | 'requests'>> {
  const healedAt = performance.now();
  const wrongUntil: Partial<Record<FindingKind, number>> = {};
  const dishonest: Finding[] = [];
  const limit = hasDeadCalls(scene.script) ? DEAD_LIMIT_MS : LIMIT_MS;
  let rightAt: number | null = null;
  for (;;) {
    const now = performance.now() - healedAt;
    void attend(scene);
    logInAgain(scene);
    await loadBlankPages(scene);
    const findings = await findProblems(scene);
    const open = findings.filter(({ isFinal }) => !isFinal);
    if (rightAt === null) for (const { kind } of open) wrongUntil[kind] = Math.round(now);
    if (open.length === 0 && rightAt !== null)
      return { findings: [...findings, ...dishonest], wrongUntil, healMs: Math.round(rightAt) };
    if (now > limit) return { findings, wrongUntil, healMs: null };
    if (open.length === 0) {
      rightAt = now;
      // A page that claims to be live must receive this event.
      addLastTickets(scene);
    } else if (rightAt !== null && now - rightAt > HEARD_MS) {
      rightAt = null;
      dishonest.push(
        ...open.map(({ tab, detail }): Finding => ({ kind: 'dishonest live', tab, detail, isFinal: true })),
      );
    }
    await wait(CHECK_EVERY_MS);
  }
}

/** Adds a ticket for every doctor who may be logged in. */
function addLastTickets({ practice, doctors, script }: PagesScene): void {
  for (const { id } of Object.values(doctors))
    practice.tickets.addTicket(id, { type: 'queue', user_alternate: `s${script.seed}-last` });
}

/** Logs in again where a session has expired. The tabs of one browser share the result. */
function logInAgain(scene: PagesScene): void {
  const seen = new Set<BrowserName>();
  for (const [name, page] of openTabs(scene)) {
    const browser = browserOf(name);
    const doctor = scene.expected[browser];
    if (doctor === null || page.now()?.isLogin !== true || seen.has(browser)) continue;
    seen.add(browser);
    if (isBusy(scene, name)) continue;
    void logIn(scene, name, doctor);
  }
}

async function loadBlankPages({ tabs, loadedAt, note }: PagesScene): Promise<void> {
  for (const [name, page] of tabs) {
    const since = loadedAt.get(page) ?? 0;
    if (page.isGone || (page.now()?.at ?? 0) > since || Date.now() - since < BLANK_MS) continue;
    note(`${name} is blank, and loaded anew`);
    loadedAt.set(page, Date.now());
    await page.reload();
  }
}

const wait = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, Math.max(0, ms)));

/** Plays seeds in real pages of one browser, with the panel of a folder. */
export async function playPages(
  panelFolder: string,
  seeds: Seeds,
  note?: (text: string) => void,
): Promise<SeedResult[]> {
  const pages = await startFaultPages(panelFolder);
  try {
    return await inParallel(seeds, (seed) =>
      runScriptInPages(pages, generateScript(seed), note).catch((error: unknown) => failedRig(seed, error)),
    );
  } finally {
    await pages.close();
  }
}

/** The result of a seed whose test set-up failed: it proves nothing about the panel. */
function failedRig(seed: number, error: unknown): SeedResult {
  const finding = { kind: 'error', tab: 'the rig', detail: String(error), isFinal: true } as const;
  return { seed, findings: [finding], healMs: null, requests: 0, wrongUntil: {} };
}
