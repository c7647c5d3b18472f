import { computed, signal } from '@preact/signals-core';
import type { Client } from '../../api/client';
import type { Endpoints } from '../../api/endpoints';
import { storeImage, storeSetting } from '../../api/form-calls';
import type { AppData } from '../resources/app-data';
import type { SessionScope } from '../session/session-scope';
import type { ClearReason } from '../slice';
import type { Drafts } from './drafts';
import { createAutosavedFields } from './autosaved-fields';

interface AutosaveContext {
  scope: SessionScope;
  client: Client;
  paths: Endpoints;
  appData: AppData;
  drafts: Drafts;
  /** A change that no event tells of: the other tabs load it themselves. */
  notifyOtherTabs(): void;
}

/** The doctor's settings and profile: what is changed there stores itself. */
export function createAutosave({ scope, client, paths, appData, drafts, notifyOtherTabs }: AutosaveContext) {
  const settings = createAutosavedFields({
    scope,
    send: (name, value) => storeSetting(client, paths.settingsStore, name, value),
    onStored(name, value) {
      appData.putSetting(name, value);
      notifyOtherTabs();
    },
    onFailed: appData.reload,
  });
  const uploadProgress = signal(0);
  const profile = createAutosavedFields({
    scope,
    send(name, value) {
      if (!(value instanceof File)) return storeSetting(client, paths.profileStore, name, value);
      uploadProgress.value = 0;
      const onProgress = (part: number) => (uploadProgress.value = part);
      return storeImage(client, paths.profileStore, name, value, { onProgress });
    },
    onStored(name, value) {
      // An image's address that the server did not tell has to be asked for.
      if (value === undefined) appData.reload();
      else appData.putProfileField(name, value);
      notifyOtherTabs();
    },
    onFailed: appData.reload,
  });
  const all = { settings, profile };

  return {
    settings,
    profile,
    /** The part of the doctor's picture that has gone out, 0 to 1. */
    uploadProgress: computed(() => uploadProgress.value),
    /** A picture goes in no request that outlives the page: until it is stored, the page is not left unasked. */
    isPictureUnsaved: computed(() => {
      const entered = profile.of('avatar').value;
      return entered?.value instanceof File && entered.state !== 'stored';
    }),
    /** The value of a setting that counts now: chosen a moment ago, or else stored. */
    settingOf(name: string): unknown {
      const chosen = settings.of(name).value;
      // Once it is stored, what is stored counts: another tab may have changed it since.
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
      // The session ran out: what is not stored waits for the same doctor.
      if (reason === 'expiry') {
        drafts.of('settings').keep(settings.unsaved());
        drafts.of('profile').keep(profile.unsaved());
      }
      settings.clear();
      profile.clear();
    },
  };
}
