import { listenTo } from '../../lib/listen-to';
import { appDataChanged } from '../app-data';
import { definePart } from '../parts';
import { createAutosavedFields, type AutosavedFields } from './autosaved-fields';
import type { DraftValues } from './drafts';

/** The names of the drafts that hold the unsaved edits of a group. */
export type GroupName = {
  [Name in keyof DraftValues]: DraftValues[Name] extends ReturnType<AutosavedFields['unsaved']> ? Name : never;
}[keyof DraftValues];

export interface GroupCalls {
  /** Resolves with the stored value. */
  send(name: string, value: unknown, key: string): Promise<unknown>;
  onStored(name: string, value: unknown): void;
}

/** The groups of autosaved fields. */
export const autosavePart = definePart(({ scope, keys, appData, drafts, otherTabs }) => {
  const groups = new Map<GroupName, AutosavedFields>();

  function addGroup(group: GroupName, { send, onStored }: GroupCalls): AutosavedFields {
    const fields = createAutosavedFields({
      scope,
      send: (name, value) => keys.send(`${group} ${name}`, value, (key) => send(name, value, key)),
      // The same value entered again is not a retry: another tab may have changed the stored value since.
      onChange: (name) => keys.forget(`${group} ${name}`),
      onStored(name, value) {
        onStored(name, value);
        otherTabs.notify(appDataChanged);
      },
      // A failed call may have stored the value, and no event reports that to the other tabs.
      onFailed(failure) {
        appData.reload(failure?.retryAfterSeconds);
        otherTabs.notify(appDataChanged);
      },
    });
    groups.set(group, fields);
    return fields;
  }

  const flush = () => Promise.all([...groups.values()].map((fields) => fields.flush()));

  return {
    addGroup,
    flush,
    /** Also flushes when the page is hidden or closes: a hidden page may be discarded without notice. */
    start() {
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
    restore: () =>
      groups.forEach((fields, name) => {
        const draft = drafts.of(name);
        const unsaved = draft.read();
        draft.discard();
        if (unsaved) fields.resume(unsaved);
      }),
    clear: (reason) =>
      groups.forEach((fields, name) => {
        // Unsaved changes wait for the same doctor, even if this session ends before they are restored.
        const unsaved = fields.unsaved();
        if (reason === 'expiry' && unsaved.size > 0) drafts.of(name).keep(unsaved);
        fields.clear();
      }),
  };
});

/** A text as it is sent: trimmed; `null` if empty. */
export const asSent = (value: unknown): unknown => (typeof value === 'string' ? value.trim() || null : value);
