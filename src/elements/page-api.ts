import { OrdinaciaAdminElement } from './admin-element';
import { define as defineElement } from './define';
import { OrdinaciaHotPanelElement } from './hot-panel-element';
import type { OrdinaciaElement } from './ordinacia-element';
import { OrdinaciaWaitingRoomElement } from './waiting-room-element';

const elements = {
  admin: OrdinaciaAdminElement,
  'waiting-room': OrdinaciaWaitingRoomElement,
  'hot-panel': OrdinaciaHotPanelElement,
};

export interface MountOptions {
  /** Which element; `admin` unless told. */
  element?: keyof typeof elements;
  /** Attributes by their names or properties by theirs: `'api-base'` and `apiBase` are the same. */
  [attributeOrProperty: string]: unknown;
}

export interface MountedElement {
  element: OrdinaciaElement;
  /** Takes it off the page, and ends all that it started. */
  destroy(): void;
}

/** Puts an element at the end of another one, or of the first that matches a selector. Throws a `TypeError` where there is none. */
export function mount(
  target: string | Element,
  { element: name = 'admin', ...given }: MountOptions = {},
): MountedElement {
  const parent = typeof target === 'string' ? document.querySelector(target) : target;
  if (!(parent instanceof Element)) throw new TypeError('There is no such element to mount into.');
  if (!Object.hasOwn(elements, name)) throw new TypeError('There is no such element of Ordinácia.');
  const element = document.createElement(`ordinacia-${name}`) as OrdinaciaElement;
  for (const [key, value] of Object.entries(given)) {
    // By its property, which knows how a switch or a number is written.
    const property = key.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
    Reflect.set(element, property, value);
  }
  parent.append(element);
  return { element, destroy: () => element.remove() };
}

/** Registers the same elements under another prefix too, as where `ordinacia-…` is taken: `define({prefix: 'klinika'})`. */
export function define({ prefix }: { prefix: string }): void {
  // A class is registered under one name only.
  for (const [name, Class] of Object.entries<CustomElementConstructor>(elements)) {
    defineElement(`${prefix}-${name}`, class extends Class {});
  }
}

/**
 * Runs what a page has to do with these functions. A page that does not know whether the script has come yet writes
 * `(window.Ordinacia ||= []).push(({ mount }) => mount('#place'))`.
 */
export function push(...acts: readonly ((api: { mount: typeof mount; define: typeof define }) => void)[]): void {
  for (const act of acts) {
    try {
      act({ mount, define });
    } catch (error) {
      // One that fails keeps none of the others from running.
      reportError(error);
    }
  }
}
