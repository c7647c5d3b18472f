import { computed, type ReadonlySignal } from '@preact/signals-core';
import type { Admin, InitialData } from '../api/contract';
import { defineEvent } from './events';
import type { LoadOptions } from './resources/coalesced-load';
import { createResource, type Resource, type ResourceOptions } from './resources/resource';

/** The response of `administration-init`: the doctor (whose id names the channel), and data of the whole panel. */
export interface AppData extends Resource<InitialData> {
  /** `null` until the first response. */
  readonly admin: ReadonlySignal<Admin | null>;
  /** Changes what is known here; running loads are restarted, as their responses may be older. */
  change(part: (known: InitialData) => Partial<InitialData>): void;
  changeAttributes(part: (known: Admin['attributes']) => Partial<Admin['attributes']>): void;
}

/** Another tab has changed something that no event of the channel reports. */
export const appDataChanged = defineEvent('app-data');

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

/** Whether the server offers this beyond the specification (docs/capabilities.md). False until it is known; reads a signal. */
export const isOffered = ({ admin }: Pick<AppData, 'admin'>, capability: string): boolean =>
  admin.value?.attributes.capabilities.includes(capability) === true;
