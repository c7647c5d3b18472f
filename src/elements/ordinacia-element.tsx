import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { Endpoints } from '../api/endpoints';
import { Frame } from '../frame/frame';
import type { Store } from '../state/store';
import { acquireStore } from '../state/store-registry';
import { adoptStyles } from '../ui/style';
import type { Theme } from '../ui/theme';
import { forwardEvents, type ElementEvents } from './element-events';
import { keepKeysInside } from './keep-keys-inside';
import { popupTable } from './popup-table';
import { readConfig, storeAttributes } from './read-config';

interface Mounted {
  root: Root;
  store: Store;
  apiBase: string;
  unmount(): void;
}

/** Without a DOM (a server-side build) the modules load and do nothing. */
const Base = typeof HTMLElement === 'undefined' ? (Object as unknown as typeof HTMLElement) : HTMLElement;

/** A custom element that mounts React into its open shadow root, and unmounts late: moving it in the page keeps its state. */
export abstract class OrdinaciaElement extends Base {
  static readonly observedAttributes: readonly string[] = [...storeAttributes, 'theme', 'sound'];

  #mounted: Mounted | null = null;
  #isPlanned = false;
  #endpoints: Readonly<Partial<Endpoints>> = {};

  /** Hears of each attribute that changes. */
  protected changed?(name: string, before: string | null, after: string | null): void;

  /** What this element shows. */
  protected abstract renderContent(): ReactNode;

  /** Paths of the calls by name, in place of their defaults. To be set before the element is connected. */
  get endpoints(): Readonly<Partial<Endpoints>> {
    return this.#endpoints;
  }
  set endpoints(endpoints: Readonly<Partial<Endpoints>>) {
    this.#endpoints = endpoints;
    this.#plan();
  }

  /** Loads everything that is shown again. */
  refresh(): void {
    this.#mounted?.store.refresh();
  }

  /** Ends the session in every element, and in every tab. */
  logout(): void {
    this.#mounted?.store.logout();
  }

  connectedCallback(): void {
    this.#keepEarlyProperties();
    this.#plan();
  }

  disconnectedCallback(): void {
    this.#plan();
  }

  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (before === after) return;
    this.#plan();
    this.changed?.(name, before, after);
  }

  /** Bubbles and is composed; carries ids and kinds, never anything about a patient. */
  protected announce<Name extends keyof ElementEvents>(name: Name, detail: ElementEvents[Name]): void {
    this.dispatchEvent(new CustomEvent(`ordinacia-${name}`, { bubbles: true, composed: true, detail }));
  }

  /** Everything that happens to the element in one turn (attributes, moves) is acted on once, after it. */
  #plan(): void {
    if (this.#isPlanned) return;
    this.#isPlanned = true;
    queueMicrotask(() => {
      this.#isPlanned = false;
      if (this.isConnected) this.#update();
      else this.#unmount();
    });
  }

  #update(): void {
    const config = readConfig(this, this.#endpoints);
    if (this.#mounted && this.#mounted.apiBase !== config.apiBase) this.#unmount();
    const mounted = (this.#mounted ??= this.#mount(config));
    mounted.root.render(
      <Frame
        store={mounted.store}
        theme={this.#theme()}
        popups={popupTable}
        hasSound={this.getAttribute('sound') !== 'off'}
      >
        {this.renderContent()}
      </Frame>,
    );
  }

  #mount(config: ReturnType<typeof readConfig>): Mounted {
    const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    adoptStyles(shadow);
    const place = shadow.appendChild(document.createElement('div'));
    place.setAttribute('part', 'root');
    const { store, release } = acquireStore(config);
    const root = createRoot(place);
    const stops = [
      keepKeysInside(this),
      forwardEvents(store, (name, detail) => this.announce(name, detail)),
      () => root.unmount(),
      () => place.remove(),
      release,
    ];
    return { root, store, apiBase: config.apiBase, unmount: () => stops.forEach((stop) => stop()) };
  }

  #unmount(): void {
    this.#mounted?.unmount();
    this.#mounted = null;
  }

  #theme(): Theme {
    const theme = this.getAttribute('theme');
    return theme === 'light' || theme === 'dark' ? theme : 'auto';
  }

  /** A property that was set before the element was defined hides the accessor: set it again through it. */
  #keepEarlyProperties(): void {
    if (!Object.hasOwn(this, 'endpoints')) return;
    const early = this.endpoints;
    Reflect.deleteProperty(this, 'endpoints');
    this.endpoints = early;
  }
}
