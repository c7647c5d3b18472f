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
import { sharedAttributes } from './attributes';
import { showPlaceholder } from './placeholder';
import { dispatch, type ElementEvents } from './element-events';
import { forwardEvents } from './forward-events';
import { stopTypedKeys } from './stop-typed-keys';
import { popups } from './popups';
import { readConfig } from './read-config';
import { ReflectingElement, withAttributes } from './reflecting-element';
import type { SharedProperties } from './types.generated';

interface Mounted {
  root: Root;
  store: Store;
  apiBase: string;
  unmount(): void;
}

/**
 * A custom element that mounts React into its open shadow root, and unmounts late: moving it in the page keeps its state.
 *
 * @cssprop --ordinacia-color-primary - Of what is pressed and chosen.
 * @cssprop --ordinacia-color-on-primary - Of the text on it.
 * @cssprop --ordinacia-color-background - Behind everything.
 * @cssprop --ordinacia-color-surface - Of cards and lists.
 * @cssprop --ordinacia-color-text - Of the text.
 * @cssprop --ordinacia-font - The font's family.
 * @cssprop --ordinacia-font-size - In px or em.
 * @cssprop --ordinacia-radius - Of corners.
 * @cssprop --ordinacia-spacing - Around the screens and between their parts.
 * @cssprop --ordinacia-nav-width - Of the side navigation.
 * @cssprop --ordinacia-header-height - Of the header.
 * @csspart root - Around everything.
 * @csspart list - The list of a waiting room, or of another screen with a preview.
 * @csspart detail - What is open of it.
 * @csspart dialog - A dialog.
 * @csspart toast - A toast.
 * @csspart login - The card of the login.
 */
export abstract class OrdinaciaElement extends withAttributes<typeof ReflectingElement, SharedProperties>(
  ReflectingElement,
  sharedAttributes,
) {
  #endpoints: Readonly<Partial<Endpoints>> = {};
  #getToken: GetToken | null = null;
  #echo: HostEcho | null = null;
  #mounted: Mounted | null = null;
  #isUpdateQueued = false;
  #hasFailed = false;
  #ready = createDeferred();
  #isReady = false;
  /** Method calls that wait until the element is ready. */
  #calls: (() => void)[] = [];

  /** Dispatches an event of the element. Returns whether the page did not cancel it. */
  protected emit<Name extends keyof ElementEvents>(name: Name, detail: ElementEvents[Name]): boolean {
    return dispatch(this, name, detail);
  }

  /** Called for each changed attribute. */
  protected handleAttributeChange?(name: string, before: string | null, after: string | null): void;

  /** Renders the content of this element. */
  protected abstract renderContent(): ReactNode;

  /** The panel's version. */
  get version(): string {
    return VERSION;
  }

  /** Resolves when the element shows itself; a new promise after it was taken off the page. */
  get ready(): Promise<void> {
    return this.#ready.promise;
  }

  /** Paths of calls by name (`Endpoints` of the types), in place of their defaults. To be set before the element is in the page. */
  get endpoints(): Readonly<Partial<Endpoints>> {
    return this.#endpoints;
  }
  set endpoints(endpoints: Readonly<Partial<Endpoints>> | null | undefined) {
    this.#endpoints = endpoints ?? {};
    this.#queueUpdate();
  }

  /**
   * `() => token`, or a promise of it, where the page holds the token itself: nothing of it is stored. Asked at the start, and when the
   * token was refused: the call is then repeated with the new one, and the doctor notices nothing. `null`: nobody is logged in. To be set
   * before the element is in the page.
   */
  get getToken(): GetToken | null {
    return this.#getToken;
  }
  set getToken(getToken: GetToken | null | undefined) {
    this.#getToken = getToken ?? null;
    this.#queueUpdate();
  }

  /**
   * The page's own Echo (any version with a Pusher connector): no other socket is opened, its other channels are left alone. To be set
   * before the element is in the page.
   */
  get echo(): HostEcho | null {
    return this.#echo;
  }
  set echo(echo: HostEcho | null | undefined) {
    this.#echo = echo ?? null;
    this.#queueUpdate();
  }

  /** Loads everything that is shown again; where nobody is logged in, looks for a token again. */
  refresh(): void {
    this.whenReady((store) => store.refresh());
  }

  /** Ends the session in every element, and in every tab. */
  logout(): void {
    this.whenReady((store) => store.logout());
  }

  connectedCallback(): void {
    this.keepEarlyProperties();
    this.#queueUpdate();
  }

  disconnectedCallback(): void {
    this.#queueUpdate();
  }

  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (before === after) return;
    this.#queueUpdate();
    this.handleAttributeChange?.(name, before, after);
  }

  /** Whether it is mounted. */
  protected get isShown(): boolean {
    return this.#mounted !== null;
  }

  /** Calls back at once if the element is ready, otherwise as soon as it is. */
  protected whenReady(action: (store: Store) => void): void {
    const call = () => {
      if (this.#mounted) action(this.#mounted.store);
    };
    if (this.#isReady) call();
    else this.#calls.push(call);
  }

  /** Batches all changes of one task (attributes, moves) into one update. */
  #queueUpdate(): void {
    if (this.#isUpdateQueued) return;
    this.#isUpdateQueued = true;
    queueMicrotask(() => {
      this.#isUpdateQueued = false;
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
    const config = readConfig(this);
    if (this.#mounted && this.#mounted.apiBase !== config.apiBase) this.#unmount();
    const mounted = (this.#mounted ??= this.#mount(config));
    mounted.root.render(
      <Frame
        store={mounted.store}
        theme={this.theme}
        popups={popups}
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
    const container = shadow.appendChild(document.createElement('div'));
    container.setAttribute('part', 'root');
    const { store, release } = acquireStore(config);
    const root = createRoot(container, { onUncaughtError: (error) => this.#fail(error) });
    const stops = [
      stopTypedKeys(this),
      forwardEvents(store, (name, detail) => this.emit(name, detail)),
      () => root.unmount(),
      () => container.remove(),
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
    this.emit('ready', {});
    this.#ready.resolve();
    this.#calls.splice(0).forEach((call) => call());
  };

  /** Called when not even the panel's error boundary could be rendered. */
  #fail(error: unknown): void {
    this.#hasFailed = true;
    console.error('[ordinacia] the panel cannot run on this page', error);
    try {
      this.#unmount();
    } catch {
      // Unmounting may throw for the same reason.
    }
    showPlaceholder(this);
  }
}
