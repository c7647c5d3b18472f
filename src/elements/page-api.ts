import { OrdinaciaAdminElement } from './admin-element';
import { define as defineElement } from './define';
import type { ElementName } from './element-props';
import { OrdinaciaHotPanelElement } from './hot-panel-element';
import { OrdinaciaWaitingRoomElement } from './waiting-room-element';

const elements = {
  admin: OrdinaciaAdminElement,
  'waiting-room': OrdinaciaWaitingRoomElement,
  'hot-panel': OrdinaciaHotPanelElement,
} satisfies Record<ElementName, CustomElementConstructor>;

export interface MountOptions {
  /** Which element; `admin` by default. */
  element?: keyof typeof elements;
  /** Attributes by their names or properties by theirs: `'api-base'` and `apiBase` are the same. */
  [attributeOrProperty: string]: unknown;
}

export interface MountedElement {
  element: InstanceType<(typeof elements)[keyof typeof elements]>;
  /** Removes it from the page, and stops all that it started. */
  destroy(): void;
}

/** Appends an element to another one, or to the first that matches a selector. Throws a `TypeError` where there is none. */
export function mount(
  target: string | Element,
  { element: name = 'admin', ...given }: MountOptions = {},
): MountedElement {
  const parent = typeof target === 'string' ? document.querySelector(target) : target;
  if (!(parent instanceof Element)) throw new TypeError('There is no such element to mount into.');
  if (!Object.hasOwn(elements, name)) throw new TypeError('There is no such element of Ordinácia.');
  const element = document.createElement(`ordinacia-${name}` as const);
  for (const [key, value] of Object.entries(given)) {
    // By property, whose setter formats booleans and numbers.
    const property = key.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
    Reflect.set(element, property, value);
  }
  parent.append(element);
  return { element, destroy: () => element.remove() };
}

/** Registers the same elements under another prefix too, as where `ordinacia-…` is taken: `define({prefix: 'klinika'})`. */
export function define({ prefix }: { prefix: string }): void {
  // A class can be registered under one name only.
  for (const [name, Class] of Object.entries<CustomElementConstructor>(elements)) {
    defineElement(`${prefix}-${name}`, class extends Class {});
  }
}

/**
 * Calls back with these functions. A page that does not know whether the script has come yet writes
 * `(window.Ordinacia ||= []).push(({ mount }) => mount('#panel'))`.
 */
export function push(...callbacks: readonly ((api: { mount: typeof mount; define: typeof define }) => void)[]): void {
  for (const callback of callbacks) {
    try {
      callback({ mount, define });
    } catch (error) {
      // The other callbacks still run.
      reportError(error);
    }
  }
}
