import type { Finding, FindingKind } from './judge/compare';
import { findProblems } from './judge/findings';
import type { Script } from './model/script';
import { attendAll, healAll, logInAgain, play } from './play/play';
import { createScene, type Scene } from './play/scene';
import type { EvaluateStore } from './world/panel-code';

/**
 * A difference that lasts longer, in milliseconds, is a divergence. Calls on silently dead connections end only by their time-out of 20 s,
 * one after another.
 */
const LIMIT_MS = 90_000;
const CHECK_EVERY_MS = 50;
/** How often an event is sent that a live tab must receive. */
const PROBE_EVERY_MS = 200;

export interface SeedResult {
  seed: number;
  /** Empty for a seed that passed. */
  findings: readonly Finding[];
  /** Milliseconds from the end of the faults until every store equals the server; `null`: never. */
  healMs: number | null;
  requests: number;
  /** How long after the end of the faults each kind of finding lasted, in milliseconds. */
  wrongUntil: Readonly<Partial<Record<FindingKind, number>>>;
}

export interface SeedOptions {
  evaluate: EvaluateStore;
  note?: (text: string) => void;
  limitMs?: number;
}

/** Plays one script, ends all faults, and waits until every store equals the server. */
export async function runScript(
  script: Script,
  { evaluate, note, limitMs = LIMIT_MS }: SeedOptions,
): Promise<SeedResult> {
  const scene = await createScene(script, evaluate, note);
  try {
    await play(scene);
    healAll(scene);
    const outcome = await untilHealed(scene, limitMs);
    const requests = [...scene.proxy.requests.values()].reduce((sum, count) => sum + count, 0);
    return { seed: script.seed, requests, ...outcome };
  } finally {
    await scene.close();
  }
}

async function untilHealed(scene: Scene, limitMs: number): Promise<Omit<SeedResult, 'seed' | 'requests'>> {
  const healedAt = performance.now();
  const probes: string[] = [];
  let nextProbeAt = healedAt;
  let equalSince: number | null = null;
  let checkedAt = healedAt;
  /** Waiting time, without pauses in which a busy machine stopped this process. */
  let waitedMs = 0;
  const wrongUntil: Partial<Record<FindingKind, number>> = {};
  for (;;) {
    const now = performance.now();
    waitedMs += Math.min(now - checkedAt, CHECK_EVERY_MS * 2);
    checkedAt = now;
    if (now >= nextProbeAt) {
      probes.push(sendProbe(scene, probes.length));
      nextProbeAt = now + PROBE_EVERY_MS;
    }
    attendAll(scene);
    logInAgain(scene);
    const findings = findProblems(scene, probes);
    const open = findings.filter(({ isFinal }) => !isFinal);
    for (const { kind } of open) wrongUntil[kind] = Math.round(now - healedAt);
    if (open.length > 0) equalSince = null;
    // Equal twice in a row: a pending response might still change a store.
    else if (equalSince !== null) return { findings, wrongUntil, healMs: Math.round(equalSince - healedAt) };
    else equalSince = now;
    if (waitedMs > limitMs) return { findings, wrongUntil, healMs: null };
    await new Promise((resolve) => setTimeout(resolve, CHECK_EVERY_MS));
  }
}

/** Sends an event that the panel ignores; returns its name. */
function sendProbe({ practice, doctors }: Scene, number: number): string {
  const name = `soak-probe-${number}-`;
  for (const { id } of Object.values(doctors)) practice.events.announce(id, name);
  return name;
}
