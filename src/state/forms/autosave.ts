import { listenTo } from '../../lib/listen-to';
import { appDataChanged, type AppData } from '../app-data';
import type { OtherTabs } from '../live/other-tabs';
import type { ClearReason } from '../part';
import type { IdempotencyKeys } from '../session/idempotency-keys';
import type { SessionScope } from '../session/session-scope';
import { createAutosavedFields, type AutosavedFields } from './autosaved-fields';
import type { Drafts, DraftValues } from './drafts';

/** The drafts of groups, each with the unsaved edits of an expired session. */
export type GroupName = {
  [Name in keyof DraftValues]: DraftValues[Name] extends ReturnType<AutosavedFields['unsaved']> ? Name : never;
}[keyof DraftValues];

export interface GroupCalls {
  /** Resolves with the stored value. */
  send(name: string, value: unknown, key: string): Promise<unknown>;
  onStored(name: string, value: unknown): void;
}

export interface AutosaveContext {
  scope: SessionScope;
  keys: IdempotencyKeys;
  drafts: Drafts;
  otherTabs: OtherTabs;
  appData: AppData;
  /** Resolves with the stored value, or `null` where the server does not say. */
  storeSetting(setting: { name: string; value: unknown }, key: string): Promise<{ value: unknown } | null>;
}

/** The groups of fields that store themselves when they are changed. */
export function createAutosave({ scope, keys, appData, drafts, otherTabs, storeSetting }: AutosaveContext) {
  const groups = new Map<GroupName, AutosavedFields>();

  function addGroup(group: GroupName, { send, onStored }: GroupCalls): AutosavedFields {
    const fields = createAutosavedFields({
      scope,
      send: (name, value) => keys.send(`${group} ${name}`, value, (key) => send(name, value, key)),
      // The same value, chosen anew, is no retry: it may have been changed elsewhere since.
      onChange: (name) => keys.forget(`${group} ${name}`),
      onStored(name, value) {
        onStored(name, value);
        otherTabs.notify(appDataChanged);
      },
      // A failed call may have stored the value, and no event notifies the other tabs.
      onFailed(failure) {
        appData.reload(failure?.retryAfterSeconds);
        otherTabs.notify(appDataChanged);
      },
    });
    groups.set(group, fields);
    return fields;
  }

  const settings = addGroup('settings', {
    async send(name, given, key) {
      const value = asSent(given);
      const stored = await storeSetting({ name, value }, key);
      return stored ? stored.value : value;
    },
    onStored: (name, value) =>
      appData.changeAttributes((known) => ({ settings: { ...known.settings, [name]: value } })),
  });

  const flush = () => Promise.all([...groups.values()].map((fields) => fields.flush()));

  return {
    addGroup,
    /** The doctor's settings. */
    settings,
    /** The current value of a setting: the edited one while it is being saved, otherwise the stored one. */
    settingOf(name: string): unknown {
      const chosen = settings.of(name).value;
      // Once saved, the stored value wins: another tab may have changed it since.
      return chosen && chosen.state !== 'stored' ? chosen.value : appData.admin.value?.attributes.settings[name];
    },
    /** Sends waiting edits at once. Resolves when all are done. */
    flush,
    /** Flushes when the page is hidden or closed. Returns a function that stops it. */
    watch() {
      const onHide = () => void flush();
      const onVisibility = () => {
        if (document.visibilityState === 'hidden') onHide();
      };
      const stops = [listenTo(window, { pagehide: onHide }), listenTo(document, { visibilitychange: onVisibility })];
      return () => {
        onHide();
        stops.forEach((stop) => stop());
      };
    },
    /** Sends the unsaved edits of an expired session. */
    resume: () =>
      groups.forEach((fields, name) => {
        const draft = drafts.of(name);
        const unsaved = draft.read();
        draft.discard();
        if (unsaved) fields.resume(unsaved);
      }),
    clear: (reason: ClearReason) =>
      groups.forEach((fields, name) => {
        // Unsaved changes wait for the same doctor.
        if (reason === 'expiry') drafts.of(name).keep(fields.unsaved());
        fields.clear();
      }),
  };
}

export type Autosave = ReturnType<typeof createAutosave>;

/** A text as it is sent: without blanks around it, `null` for none. */
export const asSent = (value: unknown): unknown => (typeof value === 'string' ? value.trim() || null : value);
