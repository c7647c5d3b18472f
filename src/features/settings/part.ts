import { asSent, autosavePart } from '../../state/forms/autosave';
import type { AutosavedFields } from '../../state/forms/autosaved-fields';
import { definePart } from '../../state/parts';
import { settingsStore } from './contract';

declare module '../../state/forms/drafts' {
  interface DraftValues {
    settings: ReturnType<AutosavedFields['unsaved']>;
  }
}

/** The doctor's settings: each is stored when it is changed. */
export const settingsPart = definePart(({ client, appData, settingValues, part }) => {
  const fields = part(autosavePart).addGroup('settings', {
    async send(name, given, key) {
      const value = asSent(given);
      const stored = await client.call(settingsStore, { name, value }, { key });
      return stored ? stored.value : value;
    },
    onStored: (name, value) =>
      appData.changeAttributes((known) => ({ settings: { ...known.settings, [name]: value } })),
  });
  settingValues.edited.value = fields;
  return {
    fields,
    // The store clears every group of autosaved fields.
    clear: () => undefined,
  };
});
