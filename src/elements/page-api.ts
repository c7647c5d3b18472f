import { withoutPrototype } from '../lib/own-properties';
import { OrdinaciaAdminElement } from './admin-element';
import { advise } from './advise';
import { define as defineElement } from './define';
import { OrdinaciaHotPanelElement } from './hot-panel-element';
import { OrdinaciaWaitingRoomElement } from './waiting-room-element';
import { setStyles } from './set-styles';
import type { ElementEvents } from './element-events';
import type { OrdinaciaElement } from './ordinacia-element';
import type {
  AdminAttributeProps,
  DisplayAttributeProps,
  HotPanelAttributeProps,
  SharedAttributeProps,
} from './types.generated';

/** HTML's attributes whose property has another name, or none. */
const ATTRIBUTE = /^(?:class|role|tabindex|accesskey|exportparts|item(?:id|prop|ref|scope|type)|(?:data|aria)-.+)$/;

const elements = {
  admin: OrdinaciaAdminElement,
  'waiting-room': OrdinaciaWaitingRoomElement,
  'hot-panel': OrdinaciaHotPanelElement,
} satisfies Record<ElementName, CustomElementConstructor>;

export interface MountOptions {
  /** Which element; `admin` by default. */
  element?: keyof typeof elements;
  /** Attributes by their names or properties by theirs: `'api-base'` and `apiBase` are the same. Also those of every element: `id`, `class`, `style`, `data-…`. */
  [attributeOrProperty: string]: unknown;
}

export interface MountedElement {
  element: InstanceType<(typeof elements)[keyof typeof elements]>;
  /** Removes it from the page, and stops all that it started. */
  destroy(): void;
}

/** Appends an element to another one, or to the first that matches a selector. Throws a `TypeError` if there is none. */
export function mount(target: string | Element, options: MountOptions = {}): MountedElement {
  const { element: name = 'admin', ...given } = withoutPrototype(options);
  const parent = typeof target === 'string' ? document.querySelector(target) : target;
  if (!(parent instanceof Element)) throw new TypeError('There is no such element to mount into.');
  if (!Object.hasOwn(elements, name)) throw new TypeError('There is no such element of Ordinácia.');
  const element = document.createElement(`ordinacia-${name}` as const);
  const unknown = setOptions(element, given);
  parent.append(element);
  if (unknown.length > 0) advise(element, unknown);
  return { element, destroy: () => element.remove() };
}

/** Registers the same elements under another prefix too, as where `ordinacia-…` is taken: `define({prefix: 'klinika'})`. */
export function define({ prefix }: { prefix: string }): void {
  // A class can be registered under one name only.
  for (const [name, Class] of Object.entries<CustomElementConstructor>(elements)) {
    defineElement(`${prefix}-${name}`, class extends Class {});
  }
}

/** A callback of the page, run once the script is loaded. */
export type PageCallback = (api: Pick<PageApi, 'mount' | 'define'>) => void;

/** The members of the classic file's `window.Ordinacia` that a page calls. */
export interface PageApi {
  readonly version: string;
  mount: typeof mount;
  define: typeof define;
  push(...callbacks: readonly PageCallback[]): void;
}

declare global {
  interface Window {
    /** Until the script is loaded: the callbacks that wait for it. */
    Ordinacia?: PageApi | PageCallback[];
  }
}

/**
 * Calls back with these functions. A page that does not know whether the script is loaded yet writes
 * `(window.Ordinacia ||= []).push(({ mount }) => mount('#panel'))`.
 */
export function push(...callbacks: readonly PageCallback[]): void {
  for (const callback of callbacks) {
    try {
      callback({ mount, define });
    } catch (error) {
      // The other callbacks still run.
      reportError(error);
    }
  }
}

/** Sets the options of `mount` on an element. Returns the names of unknown options. */
function setOptions(element: HTMLElement, options: Readonly<Record<string, unknown>>): string[] {
  const unknown: string[] = [];
  for (const [name, value] of Object.entries(options)) {
    const property = name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
    if (ATTRIBUTE.test(name)) setAttribute(element, name, value);
    else if (name === 'style' && typeof value === 'object' && value !== null) setStyles(element, value);
    else {
      if (!(property in element)) unknown.push(name);
      // The property's setter formats booleans and numbers.
      Reflect.set(element, property, value);
    }
  }
  return unknown;
}

function setAttribute(element: HTMLElement, name: string, value: unknown): void {
  const isText = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  // `aria-expanded="false"` is meaningful, but `itemscope="false"` would mean true.
  if (isText && (value !== false || name.includes('-'))) element.setAttribute(name, String(value));
}

/** The events by their full names. */
export type ElementEventMap = {
  [Name in keyof ElementEvents as `ordinacia-${Name}`]: CustomEvent<ElementEvents[Name]>;
};

declare global {
  // Declaration merging needs an interface.
  // oxlint-disable-next-line typescript/no-empty-object-type
  interface HTMLElementEventMap extends ElementEventMap {}
  // oxlint-disable-next-line typescript/no-empty-object-type
  interface DocumentEventMap extends ElementEventMap {}
  // oxlint-disable-next-line typescript/no-empty-object-type
  interface WindowEventMap extends ElementEventMap {}
}

/** The props of every element in a framework: attributes and properties. */
export interface ElementProps
  extends SharedAttributeProps, Partial<Pick<OrdinaciaElement, 'endpoints' | 'getToken' | 'echo'>> {}

export interface AdminProps extends ElementProps, AdminAttributeProps {}

export interface HotPanelProps extends ElementProps, HotPanelAttributeProps {}

/** The props of each element, by tag. */
export interface PropsByTag {
  'ordinacia-admin': AdminProps;
  'ordinacia-waiting-room': ElementProps;
  'ordinacia-hot-panel': HotPanelProps;
  'ordinacia-display': DisplayAttributeProps;
}

type NameOf<Tag> = Tag extends `ordinacia-${infer Name}` ? Name : never;
/** The panel's elements: the display is a module of its own. */
export type ElementName = Exclude<NameOf<keyof PropsByTag>, 'display'>;
