import { computed, signal } from '@preact/signals-core';
import { profileStore, settingsStore } from '../../api/calls/settings';
import type { Client } from '../../api/client';
import type { Failure } from '../../api/failure';
import type { LazyCalls } from '../lazy-calls';
import type { AppData } from '../resources/app-data';
import type { IdempotencyKeys } from '../session/idempotency-keys';
import type { SessionScope } from '../session/session-scope';
import type { ClearReason } from '../slice';
import type { Drafts } from './drafts';
import { createAutosavedFields } from './autosaved-fields';

interface AutosaveContext {
  scope: SessionScope;
  keys: IdempotencyKeys;
  client: Client;
  lazyCalls: LazyCalls;
  appData: AppData;
  drafts: Drafts;
  /** For changes without an event of the channel: the other tabs reload. */
  notifyOtherTabs(): void;
}

/** The doctor's settings and profile: what is changed there stores itself. */
export function createAutosave({ scope, keys, client, lazyCalls, appData, drafts, notifyOtherTabs }: AutosaveContext) {
  /** A failed call may have stored the value, and no event notifies the other tabs. */
  function onFailed(failure: Failure | null): void {
    appData.reload(failure?.retryAfterSeconds);
    notifyOtherTabs();
  }
  /** Resolves with the value as it was stored; without a record in the response, as it was sent. */
  async function store(call: typeof settingsStore | typeof profileStore, name: string, given: unknown, key: string) {
    const value = typeof given === 'string' ? given.trim() || null : given;
    const stored = await client.call(call, { name, value }, { key });
    return stored ? stored.value : value;
  }
  const settings = createAutosavedFields({
    scope,
    send: (name, value) => keys.send(`setting ${name}`, value, (key) => store(settingsStore, name, value, key)),
    // The same value, chosen anew, is no retry: it may have been changed elsewhere since.
    onChange: (name) => keys.forget(`setting ${name}`),
    onStored(name, value) {
      appData.putSetting(name, value);
      notifyOtherTabs();
    },
    onFailed,
  });
  const uploadProgress = signal(0);
  const profile = createAutosavedFields({
    scope,
    send: (name, value) =>
      keys.send(`profile ${name}`, value, async (key) => {
        if (!(value instanceof File)) return store(profileStore, name, value, key);
        uploadProgress.value = 0;
        const onProgress = (part: number) => (uploadProgress.value = part);
        return (await lazyCalls.forms()).storeImage(client, name, value, { key, onProgress });
      }),
    onChange: (name) => keys.forget(`profile ${name}`),
    onStored(name, value) {
      // The server did not return the image's address.
      if (value === undefined) appData.reload();
      else appData.putProfileField(name, value);
      notifyOtherTabs();
    },
    onFailed,
  });
  const all = { settings, profile };

  return {
    settings,
    profile,
    /** The uploaded part of the doctor's picture, 0 to 1. */
    uploadProgress: computed(() => uploadProgress.value),
    /** A file is too large for a `keepalive` request: until it is stored, the browser asks before the page is closed. */
    isPictureUnsaved: computed(() => {
      const entered = profile.of('avatar').value;
      return entered?.value instanceof File && entered.state !== 'stored';
    }),
    /** The current value of a setting: the edited one while it is being saved, otherwise the stored one. */
    settingOf(name: string): unknown {
      const chosen = settings.of(name).value;
      // Once saved, the stored value wins: another tab may have changed it since.
      return chosen && chosen.state !== 'stored' ? chosen.value : appData.admin.value?.attributes.settings[name];
    },
    flush: () => Promise.all([settings.flush(), profile.flush()]),
    watch() {
      const stops = [settings.watch(), profile.watch()];
      return () => stops.forEach((stop) => stop());
    },
    resume() {
      for (const name of ['settings', 'profile'] as const) {
        const draft = drafts.of(name);
        const unsaved = draft.read();
        draft.discard();
        if (unsaved) all[name].resume(unsaved);
      }
    },
    clear(reason: ClearReason) {
      // Unsaved changes wait for the same doctor.
      if (reason === 'expiry') {
        drafts.of('settings').keep(settings.unsaved());
        drafts.of('profile').keep(profile.unsaved());
      }
      settings.clear();
      profile.clear();
    },
  };
}
