import { computed, effect, signal, untracked } from '@preact/signals-core';
import { logout } from '../api/session';
import { pictureAddress } from '../lib/address-on-base';
import { accountOf, isOn, anythingChanged, appDataChanged } from './app-data';
import { applyLateConfig } from './late-config';
import { NOTIFIED } from './live/channel-resources';
import { createLazyConnection } from './live/lazy-connection';
import { createDesktopNotices, createSound } from './live/notice-permissions';
import { type Core, type Panel, createParts } from './parts';
import type { ClearReason } from './part';
import type { StoreConfig } from './store-config';
import { createDisplay, createHotPanel } from './ui/display';
import { createFrames } from './ui/popups';
import { loadCode, createMechanisms } from './mechanisms';

export type Store = ReturnType<typeof createStore>;

/**
 * The state shared by the elements of one `api-base`. Nothing runs before `start()`, which returns a function that stops everything.
 */
export function createStore(given: StoreConfig, panel: Panel) {
  /** Mutable: its users read the current values, which the page may change. */
  const config = { ...given };
  const settings = signal(given);
  /** The data of a session is loaded. If another session replaces it, by a new token, it counts as expired: its doctor may go on. */
  let hasSession = false;
  const mechanisms = createMechanisms({
    config,
    panel,
    zoneOfPage: () => settings.value.timeZone,
    socketId: () => connection.socketId(),
    onLateChange() {
      if (!hasSession) return;
      loadAll();
      otherTabs.notify(anythingChanged);
    },
  });
  const { problems, doneCalls, onMissingChunk, ...services } = mechanisms;
  const { appData, client, clock, channel, drafts, keys, otherTabs, popups, scope, session, settingValues } = services;
  const sound = createSound(() => isOn(settingValues.of('sound'), true));
  const desktopNotices = createDesktopNotices(() => isOn(settingValues.of('desktop_notices')));
  const display = createDisplay(services);
  const frames = createFrames();
  const hotPanel = createHotPanel(services.storage);
  const parts = createParts(() => core);
  const core: Core = {
    ...services,
    part: parts.of,
    loadCode: (name, load) => scope.inSameSession(loadCode(name, load, onMissingChunk)),
  };
  const connection = createLazyConnection({ ...core, config, problems, sound, desktopNotices }, onMissingChunk);
  channel.add({ ...appData, action: NOTIFIED, reload: () => (appData.reloadForEvent(), true) });
  otherTabs.on(appDataChanged, () => {
    // If another tab leads, it loads and shares the data.
    if (!connection.isFollowing()) appData.reloadForEvent();
  });
  otherTabs.on(anythingChanged, loadAll);
  panel.residents.forEach(parts.of);

  /** The owner of unsent input. */
  const owner = computed(() => accountOf(appData.admin.value));
  const pictureOrigins = computed(() => settings.value.pictureOrigins);

  function loadAll(): void {
    appData.reload();
    parts.load();
  }

  /** Clears all data of a session, in memory and on the page. */
  function clearAll(reason: ClearReason): void {
    connection.end();
    scope.end();
    for (const one of [appData, display, drafts, keys, popups, services.toasts]) one.clear(reason);
    clock.onServerZone(null);
    parts.clear(reason);
  }

  function followSession(): void {
    const isLoggedIn = session.key.value !== null;
    untracked(() => {
      clearAll(session.endedBy.peek() ?? (hasSession ? 'expiry' : 'reset'));
      hasSession = isLoggedIn;
      const token = session.token.peek();
      if (token === null) return;
      connection.begin(token);
      loadAll();
    });
  }

  function followOwner(): void {
    const id = owner.value;
    untracked(() => {
      if (id === null) return;
      drafts.claim(id);
      keys.claim(id);
      parts.restore();
      popups.resume(drafts.has);
    });
  }

  return {
    ...core,
    /** Configuration set by the page; `configure` replaces it. */
    settings,
    display,
    frames,
    hotPanel,
    sound,
    desktopNotices,
    live: connection.state,
    connectionStatus: connection.status,
    /** The address of a picture; `null` if it is a third party's, which must not learn who views it. */
    pictureAddress: computed(() => {
      const origins = pictureOrigins.value;
      return (address: string) => pictureAddress(address, config.apiBase, origins);
    }),
    /** For debugging. */
    doneCalls,
    /** Applies an element's later configuration: only changed settings have consequences. */
    configure: (next: StoreConfig) => applyLateConfig(next, { config, settings, session, connection, loadAll }),
    /** Ends the session here at once; the call to the server follows. */
    logout(): void {
      const token = session.token.peek();
      if (token === null) return;
      // Saves pending edits first: the server rejects them after the logout.
      void parts
        .flush()
        .then(() => client.call(logout, null, { token }))
        .catch(() => console.warn('[ordinacia] the server did not confirm the logout'));
      session.end();
    },
    refresh(): void {
      if (session.isLoggedIn.peek()) loadAll();
      else session.checkToken();
    },
    start(): () => void {
      const stops = [
        session.watch(),
        clock.start(),
        display.watch(),
        otherTabs.open(),
        parts.start(),
        effect(followSession),
        effect(followOwner),
      ];
      return () => {
        stops.forEach((stop) => stop());
        hasSession = false;
        clearAll('reset');
      };
    },
  };
}
