import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { effect } from '@preact/signals-core';
import { createClient } from '../../src/api/client';
import { Failure } from '../../src/api/failure';
import { hardenedFetch, type Transport } from '../../src/api/hardened-fetch';
import type { Clock } from '../../src/state/ui/clock';
import { createPartCore } from './part-core';
import type { Dice } from './random';
import { recordWarnings } from './record-warnings';

interface LosingPanel {
  url: string;
  token: string;
  clock: Clock;
  dice: Dice;
}

/**
 * The core of a panel whose POST calls fail at random: the request is lost before it reaches the server, or the response is lost.
 * `sent`: the idempotency keys of its changes.
 */
export function createLosingPanel({ url, token, clock, dice }: LosingPanel) {
  const { core } = createPartCore(clock);
  const sent = new Set<string>();
  const client = createClient({
    apiBase: url,
    endpoints: () => ({}),
    token: () => token,
    socketId: () => null,
    onUnauthorized: () => Promise.resolve(null),
    onFailed: (failure) => Promise.resolve(failure),
  });
  const losing: Transport = async (address, request, limits) => {
    if (request.method?.toUpperCase() !== 'POST') return hardenedFetch(address, request, limits);
    sent.add(new Headers(request.headers).get('Idempotency-Key') ?? '');
    const outcome = dice.between(1, 4);
    if (outcome === 1) throw new Failure('offline');
    const answer = await hardenedFetch(address, request, limits);
    if (outcome === 2) throw new Failure('timeout');
    return answer;
  };
  Object.assign(core.client, {
    call: ((definition, request, options) =>
      client.call(definition, request, { ...options, transport: losing })) satisfies typeof client.call,
  });
  return { core, sent };
}

/** Plays every seed; `play` counts its outcomes by kind, and each of `kinds` must occur. Ignores the panels' warnings. */
export async function playSeeds(
  test: TestContext,
  seeds: number,
  kinds: readonly string[],
  play: (seed: number, count: (kind: string) => void) => Promise<void>,
): Promise<void> {
  const warnings = recordWarnings();
  const outcomes: Record<string, number> = {};
  try {
    for (let seed = 1; seed <= seeds; seed += 1)
      await play(seed, (kind) => {
        outcomes[kind] = (outcomes[kind] ?? 0) + 1;
      });
  } finally {
    warnings.restore();
  }
  test.diagnostic(JSON.stringify(outcomes));
  for (const kind of kinds) assert.ok(outcomes[kind], `none was ${kind}`);
}

/** Resolves once the condition is true; evaluates it again when a signal that it reads changes. */
export const untilTrue = (isMet: () => boolean) =>
  new Promise<void>((resolve) => {
    effect(function () {
      if (!isMet()) return;
      this.dispose();
      resolve();
    });
  });
