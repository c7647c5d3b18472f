import { computed, type ReadonlySignal, signal } from '@preact/signals-core';
import type { RecordId } from '../api/contract/fields';
import { defineEvent } from './events';
import type { AutosavedFields } from './forms/autosaved-fields';
import type { LoadOptions } from './resources/coalesced-load';
import { createResource, type Resource, type ResourceOptions } from './resources/resource';

/** The fields of the first response that the mechanisms read. */
interface KnownData {
  readonly admin: {
    readonly id: RecordId;
    readonly attributes: {
      readonly settings: Readonly<Record<string, unknown>>;
      /** The server's features beyond the specification. */
      readonly capabilities: readonly string[];
      /** The parts of the panel that the server refuses to this login. */
      readonly denied: readonly string[];
      readonly colleague: { readonly id: RecordId | null } | null;
    };
  };
  /** IANA name. */
  readonly time_zone: string | null;
}

/** The feature that defines the first call sets `initialData` by declaration merging. */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface Register {}
export type InitialData = Register extends { initialData: infer Data extends KnownData } ? Data : KnownData;
export type Admin = InitialData['admin'];

/** The response of `administration-init`: the doctor (whose id names the channel), and data of the whole panel. */
export interface AppData extends Resource<InitialData> {
  /** `null` until the first response. */
  readonly admin: ReadonlySignal<Admin | null>;
  /** Applies a local change. Restarts running loads: their responses may be older. */
  change(part: (known: InitialData) => Partial<InitialData>): void;
  changeAttributes(part: (known: Admin['attributes']) => Partial<Admin['attributes']>): void;
}

/** Another tab has changed something that no event of the channel reports. */
export const appDataChanged = defineEvent('app-data');
/** Another tab does not know what its last session has changed: anything may be outdated. */
export const anythingChanged = defineEvent('anything');

export function createAppData(
  load: (options: LoadOptions) => Promise<InitialData>,
  options: ResourceOptions<InitialData>,
): AppData {
  const { update, invalidate, ...resource } = createResource(load, options);

  function change(part: (known: InitialData) => Partial<InitialData>): void {
    update((known) => ({ ...known, ...part(known) }));
    invalidate();
  }

  return {
    ...resource,
    admin: computed(() => resource.data.value?.admin ?? null),
    change,
    changeAttributes: (part) =>
      change(({ admin }) => ({ admin: { ...admin, attributes: { ...admin.attributes, ...part(admin.attributes) } } })),
  };
}

/** The account of a login; a colleague's is not the doctor's. */
export const accountOf = (admin: Admin | null): string | null =>
  admin && `${admin.id} ${admin.attributes.colleague?.id}`;

/** Whether the server has a capability (docs/capabilities.md). `false` until the first response; reads a signal. */
export const isOffered = ({ admin }: Pick<AppData, 'admin'>, capability: string): boolean =>
  admin.value?.attributes.capabilities.includes(capability) === true;

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

/** A stored switch: Laravel returns it as `true`, `1` or `"1"`, depending on its casts. No value means the default. */
export function isOn(value: unknown, defaultValue = false): boolean {
  if (value === undefined || value === null || value === '') return defaultValue;
  return value === true || value === 1 || value === '1' || value === 'true';
}
