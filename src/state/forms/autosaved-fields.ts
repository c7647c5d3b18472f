import { signal, type ReadonlySignal, type Signal } from '@preact/signals-core';
import type { Failure } from '../../api/failure';
import { SETTINGS_DEBOUNCE_MS } from '../../constants';
import type { SessionScope } from '../session/session-calls';

/** An edited field that is saved automatically. */
export interface AutosavedField {
  /** The entered value. */
  value: unknown;
  /** `invalid`: kept, but not sent. `waiting`: sent when the debounce ends. */
  state: 'invalid' | 'waiting' | 'storing' | 'stored' | 'failed';
  /** The server's messages. */
  errors: readonly string[];
  /** The failure's code. */
  code: string | null;
  /** The server's value of a stored edit; `undefined` if its response has none. */
  stored?: unknown;
}

export interface AutosavedFields {
  /** `null` while the field is unchanged. */
  of(name: string): ReadonlySignal<AutosavedField | null>;
  /** Sends the value 500 ms after the last change (specification, section 9). */
  change(name: string, value: unknown): void;
  /** Keeps a value that the rules reject, without sending it. */
  markInvalid(name: string, value: unknown): void;
  /** Sends a failed value at once. */
  retry(name: string): void;
  /** On blur: shows the stored value instead of the edit. */
  showStored(name: string): void;
  /** Drops an edit that is not being sent yet. */
  discard(name: string): void;
  /** On leaving the screen: sends waiting edits at once (of a field with a running call, after it), and shows stored values. */
  leaveScreen(): void;
  /** Sends waiting edits at once, without waiting for running calls: the page may be closing. Resolves when all are done. */
  flush(): Promise<void>;
  /** The unsaved edits, by name. */
  unsaved(): ReadonlyMap<string, AutosavedField>;
  /** Restores the unsaved edits of an expired session. */
  resume(unsaved: ReadonlyMap<string, AutosavedField>): void;
  clear(): void;
}

interface AutosavedFieldsContext {
  scope: SessionScope;
  /** Resolves with the stored value. */
  send(name: string, value: unknown): Promise<unknown>;
  /** Another value was entered. */
  onChange?(name: string): void;
  onStored(name: string, value: unknown): void;
  /** The value may have been stored although the response was lost: reload. */
  onFailed(failure: Failure | null): void;
}

/** Autosaved fields: one call at a time for each, so that the newest value is stored last. */
export function createAutosavedFields(context: AutosavedFieldsContext): AutosavedFields {
  const fields = new Map<string, Signal<AutosavedField | null>>();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const running = new Map<string, Promise<void>>();
  /** Fields to send again when their running call ends. */
  const queued = new Set<string>();

  function field(name: string): Signal<AutosavedField | null> {
    const known = fields.get(name);
    if (known) return known;
    const made = signal<AutosavedField | null>(null);
    fields.set(name, made);
    return made;
  }

  function put(
    name: string,
    value: unknown,
    state: AutosavedField['state'],
    errors: readonly string[] = [],
    code: string | null = null,
    stored?: unknown,
  ): void {
    field(name).value = { value, state, errors, code, stored };
  }

  function stopWaiting(name: string): void {
    clearTimeout(timers.get(name));
    timers.delete(name);
    queued.delete(name);
  }

  function send(name: string): void {
    stopWaiting(name);
    const entered = field(name).peek();
    if (!entered || entered.state === 'invalid') return;
    put(name, entered.value, 'storing');
    const sent: Promise<void> = context.scope.track(context.send(name, entered.value), {
      onDone: (stored) => finish(name, sent, () => handleStored(name, entered.value, stored)),
      onFailed: (failure) => finish(name, sent, () => handleFailed(name, failure)),
    });
    running.set(name, sent);
  }

  /** A field has one call at a time: two in parallel may arrive in the wrong order. */
  function sendInTurn(name: string): void {
    stopWaiting(name);
    if (running.has(name)) queued.add(name);
    else send(name);
  }

  function finish(name: string, sent: Promise<void>, apply: () => void): void {
    // A newer call was sent beside this one, which the server may have stored last.
    if (running.get(name) !== sent) return sendInTurn(name);
    running.delete(name);
    apply();
    if (queued.has(name)) send(name);
  }

  function handleStored(name: string, entered: unknown, stored: unknown): void {
    context.onStored(name, stored);
    if (field(name).peek()?.state === 'storing') put(name, entered, 'stored', [], null, stored);
  }

  function handleFailed(name: string, failure: Failure | null): void {
    const now = field(name).peek();
    if (now?.state === 'storing') {
      const errors = failure?.kind === 'validation' ? (failure.errors['value'] ?? []) : [];
      put(name, now.value, 'failed', errors, failure?.code);
    }
    if (failure) console.warn(`[ordinacia] ${name} was not stored: ${failure.message}`);
    context.onFailed(failure);
  }

  function showStored(name: string): void {
    if (field(name).peek()?.state === 'stored') field(name).value = null;
  }

  function flush(): Promise<void> {
    [...timers.keys(), ...queued].forEach(send);
    return Promise.all(running.values()).then(() => undefined);
  }

  return {
    of: field,
    change(name, value) {
      stopWaiting(name);
      context.onChange?.(name);
      put(name, value, 'waiting');
      timers.set(
        name,
        setTimeout(() => sendInTurn(name), SETTINGS_DEBOUNCE_MS),
      );
    },
    markInvalid(name, value) {
      stopWaiting(name);
      put(name, value, 'invalid');
    },
    retry: send,
    showStored,
    discard(name) {
      stopWaiting(name);
      if (field(name).peek()?.state !== 'storing') field(name).value = null;
    },
    leaveScreen() {
      [...timers.keys()].forEach(sendInTurn);
      [...fields.keys()].forEach(showStored);
    },
    flush,
    unsaved: () =>
      new Map(
        [...fields].flatMap(([name, one]) => {
          const entered = one.peek();
          return entered && entered.state !== 'stored' ? [[name, entered]] : [];
        }),
      ),
    resume: (unsaved) =>
      unsaved.forEach(({ value, state }, name) => {
        put(name, value, state);
        send(name);
      }),
    clear() {
      [...timers.keys()].forEach(stopWaiting);
      queued.clear();
      running.clear();
      fields.forEach((one) => (one.value = null));
    },
  };
}
