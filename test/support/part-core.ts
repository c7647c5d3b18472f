import { signal } from '@preact/signals-core';
import type { Client } from '../../src/api/client';
import type { RecordId } from '../../src/api/contract/fields';
import type { Call, ResponseOf } from '../../src/api/define-call';
import type { Core } from '../../src/state/parts';
import { createStore } from '../../src/state/store';
import type { Clock } from '../../src/state/ui/clock';
import { deferCalls, type DeferredCalls } from './deferred-calls';
import { clockOn } from './practice-clock';
import { storeConfig } from './store-config';
import { panel } from '../../src/elements/panel';

interface Sent {
  path: string;
  id: RecordId | null;
  key: string | undefined;
}

export interface PartCore {
  core: Core;
  /** The POST calls; loads are left out. */
  sent: Sent[];
  /** The texts of toasts, and anything that a test adds, such as events. */
  told: unknown[];
  /** Calls of these definitions wait until the test answers them. */
  defer<All extends readonly Call[]>(...definitions: All): DeferredCalls<ResponseOf<All[number]>>;
  /** Calls of this definition are answered at once. */
  answer<Definition extends Call>(definition: Definition, answerOf: () => ResponseOf<Definition>): void;
}

/** The core of a store that is not started: the test answers its calls and sets its clock; toasts are only recorded. */
export function createPartCore(clock: Clock = clockOn(signal('2026-11-10'))): PartCore {
  const core = createStore(storeConfig({ lane: 'none' }), { ...panel, residents: [] });
  const answers = new Map<Call, DeferredCalls<unknown>['call']>();
  const sent: Sent[] = [];
  const told: unknown[] = [];
  const call = ((definition, request, { signal: aborted, retries = 0, key } = {}) => {
    if (definition.method === 'POST') sent.push({ path: definition.path, id: idIn(request), key });
    const answer = answers.get(definition);
    if (!answer) return Promise.reject(new Error(`Nobody answers ${definition.path}.`));
    return answer({ signal: aborted ?? new AbortController().signal, retries });
  }) as Client['call'];
  const record = (text: string) => void told.push(text);
  // Patched in place: the store's mechanisms hold references to these objects.
  Object.assign(core.client, { call });
  Object.assign(core.clock, clock);
  Object.assign(core.toasts, { success: record, danger: record });
  return {
    core,
    sent,
    told,
    defer<All extends readonly Call[]>(...definitions: All) {
      const calls = deferCalls<ResponseOf<All[number]>>();
      definitions.forEach((definition) => answers.set(definition, calls.call));
      return calls;
    },
    answer: (definition, answerOf) => void answers.set(definition, () => Promise.resolve(answerOf())),
  };
}

function idIn(request: unknown): RecordId | null {
  const id = typeof request === 'object' && request !== null && 'id' in request ? request.id : null;
  return typeof id === 'number' || typeof id === 'string' ? id : null;
}
