import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { Endpoints } from '../api/endpoints';
import { Frame } from '../frame/frame';
import { createDeferred } from '../lib/deferred';
import type { GetToken } from '../state/session/session';
import type { Store } from '../state/store';
import type { HostEcho, StoreConfig } from '../state/store-config';
import { acquireStore } from '../state/store-registry';
import { adoptStyles } from '../ui/style/style';
import { VERSION } from '../version';
import { announceOn, forwardEvents, type ElementEvents } from './element-events';
import { keepKeysInside } from './keep-keys-inside';
import { popupTable } from './popup-table';
import { readConfig, type HostParts } from './read-config';
import { ReflectingElement } from './reflecting-element';
import { showPlaceholder } from './placeholder';

interface Mounted {
  root: Root;
  store: Store;
  apiBase: string;
  unmount(): void;
}

/** A custom element that mounts React into its open shadow root, and unmounts late: moving it in the page keeps its state. */
export abstract class OrdinaciaElement extends ReflectingElement {
  readonly #host: HostParts = { endpoints: {}, getToken: null, echo: null };
  #mounted: Mounted | null = null;
  #isPlanned = false;
  #hasFailed = false;
  #ready = createDeferred();
  #isReady = false;
  /** What was called before it was ready, in that order. */
  #calls: (() => void)[] = [];

  /** Dispatches an event of the element. Answers whether the page lets happen what follows. */
  protected announce<Name extends keyof ElementEvents>(name: Name, detail: ElementEvents[Name]): boolean {
    return announceOn(this, name, detail);
  }

  /** Hears of each attribute that changes. */
  protected changed?(name: string, before: string | null, after: string | null): void;

  /** What this element shows. */
  protected abstract renderContent(): ReactNode;

  /** The panel's version. */
  get version(): string {
    return VERSION;
  }

  /** Resolves when the element shows itself; a new promise after it was taken off the page. */
  get ready(): Promise<void> {
    return this.#ready.promise;
  }

  /** Paths of the calls by name, in place of their defaults. This, `getToken` and `echo` are to be set before the element is connected. */
  get endpoints(): Readonly<Partial<Endpoints>> {
    return this.#host.endpoints;
  }
  set endpoints(endpoints: Readonly<Partial<Endpoints>> | null | undefined) {
    this.#host.endpoints = endpoints ?? {};
    this.#plan();
  }

  /** Answers the session token, or a promise of it, where the page holds it itself: it is kept in no storage then. */
  get getToken(): GetToken | null {
    return this.#host.getToken;
  }
  set getToken(getToken: GetToken | null | undefined) {
    this.#host.getToken = getToken ?? null;
    this.#plan();
  }

  /** The page's own Echo, to listen through instead of another socket. */
  get echo(): HostEcho | null {
    return this.#host.echo;
  }
  set echo(echo: HostEcho | null | undefined) {
    this.#host.echo = echo ?? null;
    this.#plan();
  }

  /** Loads everything that is shown again; where nobody is logged in it looks for a token again. */
  refresh(): void {
    this.whenReady((store) => store.refresh());
  }

  /** Ends the session in every element, and in every tab. */
  logout(): void {
    this.whenReady((store) => store.logout());
  }

  connectedCallback(): void {
    this.keepEarlyProperties();
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

  /** Whether it has begun to show itself. */
  protected get isShown(): boolean {
    return this.#mounted !== null;
  }

  /** At once when the element is ready, and otherwise as soon as it is. */
  protected whenReady(act: (store: Store) => void): void {
    const call = () => {
      if (this.#mounted) act(this.#mounted.store);
    };
    if (this.#isReady) call();
    else this.#calls.push(call);
  }

  /** Everything that happens to the element in one turn (attributes, moves) is acted on once, after it. */
  #plan(): void {
    if (this.#isPlanned) return;
    this.#isPlanned = true;
    queueMicrotask(() => {
      this.#isPlanned = false;
      if (!this.isConnected) return this.#unmount();
      if (this.#hasFailed) return;
      try {
        this.#update();
      } catch (error) {
        this.#fail(error);
      }
    });
  }

  #update(): void {
    const config = readConfig(this, this.#host);
    if (this.#mounted && this.#mounted.apiBase !== config.apiBase) this.#unmount();
    const mounted = (this.#mounted ??= this.#mount(config));
    mounted.root.render(
      <Frame
        store={mounted.store}
        theme={this.theme}
        popups={popupTable}
        hasSound={this.sound === 'on'}
        onReady={this.#onReady}
      >
        {this.renderContent()}
      </Frame>,
    );
  }

  #mount(config: StoreConfig): Mounted {
    const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    adoptStyles(shadow);
    const place = shadow.appendChild(document.createElement('div'));
    place.setAttribute('part', 'root');
    const { store, release } = acquireStore(config);
    const root = createRoot(place, { onUncaughtError: (error) => this.#fail(error) });
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
    if (!this.#isReady) return;
    this.#isReady = false;
    this.#ready = createDeferred();
  }

  readonly #onReady = () => {
    if (this.#isReady) return;
    this.#isReady = true;
    this.announce('ready', {});
    this.#ready.resolve();
    this.#calls.splice(0).forEach((call) => call());
  };

  /** Not even the panel's own error boundary could be drawn. */
  #fail(error: unknown): void {
    this.#hasFailed = true;
    console.error('[ordinacia] the panel cannot run on this page', error);
    try {
      this.#unmount();
    } catch {
      // What broke it breaks this, too.
    }
    showPlaceholder(this);
  }
}
