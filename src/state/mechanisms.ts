import { createClient, type DoneCall } from '../api/client';
import { Failure } from '../api/failure';
import { CHUNK_TIMEOUT_MS } from '../constants';
import { ChunkLoadError, loadChunk } from '../lib/load-chunk';
import { createRecovery, pageRecovery } from '../lib/retries';
import { createStorage } from '../lib/storage';
import { accountOf, createAppData, createSettingValues } from './app-data';
import { appDataLoaded, createEvents, errorCode, errorReported, createOtherTabs, type ErrorCode } from './events';
import { createDrafts } from './forms/drafts';
import { createChannelResources } from './live/channel-resources';
import type { Panel } from './parts';
import { createProblems } from './problems/problems';
import { createSession } from './session/session';
import { createIdempotencyKeys, createSessionScope } from './session/session-calls';
import type { StoreConfig } from './store-config';
import { createClock } from './ui/clock';
import { createPopups } from './ui/popups';
import { createToasts } from './ui/toasts';

interface MechanismsContext {
  config: StoreConfig;
  panel: Panel;
  zoneOfPage(): string | null;
  socketId(): string | null;
  /** A change of an earlier session may have been stored after the data of this one was loaded. */
  onLateChange(): void;
}

/** Creates the mechanisms of a store. */
export function createMechanisms({ config, panel, zoneOfPage, socketId, onLateChange }: MechanismsContext) {
  const storage = createStorage();
  const clock = createClock(zoneOfPage);
  const events = createEvents();
  const emitError = (code: ErrorCode) => events.emit(errorReported, { code });
  const problems = createProblems({ config, events, probes: panel.probes });
  const doneCalls = createDoneCalls();
  const session = createSession({
    ...config,
    storage,
    onExpired: events.emitExpiry,
    onNoAnswer: (reason) => problems.report('get-token', reason),
    async isOwn(token) {
      const { admin } = await panel.loadAppData(client, { token, endsSession: false });
      return accountOf(admin) === accountOf(appData.admin.peek());
    },
  });
  const scope = createSessionScope((error) => {
    reportError(error);
    emitError('crash');
  }, onLateChange);
  const otherTabs = createOtherTabs(`ordinacia ${config.apiBase}`, () => session.isLoggedIn.peek());
  const client = createClient({
    apiBase: config.apiBase,
    endpoints: () => config.endpoints,
    token: () => session.token.peek(),
    socketId,
    onUnauthorized: session.expire,
    async onFailed(caught, path) {
      const failure = await problems.explain(caught, path);
      const code = errorCode(failure.kind);
      // The browser's own requests, such as chunks, may be waiting on the same dead connection.
      if (failure.status === null) pageRecovery.changed();
      if (code) emitError(code);
      return failure;
    },
    onServerTime: clock.onServerTime,
    onDone: doneCalls.add,
  });
  const recovery = createRecovery(pageRecovery);
  const keys = createIdempotencyKeys();
  const drafts = createDrafts();
  const popups = createPopups();
  const toasts = createToasts();
  const appData = createAppData((request) => panel.loadAppData(client, request), {
    recovery,
    onLoaded({ time_zone }) {
      clock.onServerZone(time_zone);
      events.emit(appDataLoaded, null);
    },
  });
  return {
    apiBase: config.apiBase,
    storage,
    session,
    scope,
    keys,
    clock,
    recovery,
    events,
    otherTabs,
    channel: createChannelResources(),
    client,
    appData,
    settingValues: createSettingValues(appData),
    drafts,
    popups,
    toasts,
    problems,
    doneCalls,
    onMissingChunk: () => emitError('chunk'),
  };
}

/** The limit if no watcher ever subscribes. */
const MOST_KEPT = 100;

/** The finished calls of a store, for one watcher, which may subscribe after the first calls. */
function createDoneCalls() {
  const kept: DoneCall[] = [];
  let handle: ((call: DoneCall) => void) | undefined;
  return {
    add: (call: DoneCall) => handle?.(call),
    /** Buffers calls from now on, until `watch`. */
    keep(): void {
      handle ??= (call) => void (kept.length < MOST_KEPT && kept.push(call));
    },
    /** Passes the buffered calls at once, then each further one. */
    watch(watcher: (call: DoneCall) => void): void {
      handle = watcher;
      kept.splice(0).forEach(watcher);
    },
  };
}

/**
 * Loads code when it is first used. Rejects with a `Failure`, so that the error is shown and retried like that of a call; its `cause` is
 * the {@link ChunkLoadError}.
 */
export async function loadCode<Code>(name: string, load: () => Promise<Code>, onMissing: () => void): Promise<Code> {
  try {
    return await loadChunk(name, load, CHUNK_TIMEOUT_MS);
  } catch (cause) {
    console.warn(`[ordinacia] ${name} did not come`);
    onMissing();
    const isLate = cause instanceof ChunkLoadError && cause.type === 'timeout';
    throw new Failure(isLate ? 'timeout' : 'offline', null, {}, null, { cause });
  }
}
