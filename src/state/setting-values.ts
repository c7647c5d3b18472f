import { signal } from '@preact/signals-core';
import type { AppData } from './app-data';
import type { AutosavedFields } from './forms/autosaved-fields';

/** The values of the doctor's settings. */
export function createSettingValues({ admin }: AppData) {
  const edited = signal<Pick<AutosavedFields, 'of'> | null>(null);
  return {
    /** The edited values; `null` until a view that can edit is shown. */
    edited,
    /** The current value of a setting: the edited one while it is being saved, otherwise the stored one. */
    of(name: string): unknown {
      const chosen = edited.value?.of(name).value;
      // Once saved, the stored value wins: another tab may have changed it since.
      return chosen && chosen.state !== 'stored' ? chosen.value : admin.value?.attributes.settings[name];
    },
  };
}

export type SettingValues = ReturnType<typeof createSettingValues>;
