import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Frame } from '../frame/frame';
import { createDeferred } from '../lib/deferred';
import type { GetToken } from '../state/session/session';
import type { Store } from '../state/store';
import type { HostEcho, StoreConfig } from '../state/store-config';
import { acquireStore } from '../state/store-registry';
import { adoptRules } from '../ui/style/rules';
import { adoptStyles } from '../ui/style/style';
import { VERSION } from '../version';
import { advise } from './advise';
import { sharedAttributes } from './attributes';
import { hasIntactBuiltIns } from './host-realm';
import { showPlaceholder } from './placeholder';
import { dispatch, type ElementEvents } from './element-events';
import type { Endpoints } from './endpoints';
import { LateParts } from './lazy-late-parts';
import { forwardEvents } from './forward-events';
import { restoreTopLayer, stopTypedKeys, submitInSandbox } from './page-conflicts';
import { panel } from './panel';
import { popups } from './popups';
import { readConfig } from './read-config';
import { pageAddress, refuseTranslation } from './host-page';
import { ReflectingElement, withAttributes } from './reflecting-element';
import type { SharedProperties } from './types.generated';

interface Mounted {
  shadow: ShadowRoot;
  root: Root;
  store: Store;
  apiBase: string;
  configure(config: StoreConfig): void;
  unmount(): void;
}

/**
 * A custom element that mounts React into its open shadow root, and unmounts late: moving it in the page keeps its state.
 *
 * @cssprop --ordinacia-color-primary - Colour of buttons and of what is selected.
 * @cssprop --ordinacia-color-on-primary - Colour of the text on it.
 * @cssprop --ordinacia-color-background - Colour behind everything.
 * @cssprop --ordinacia-color-surface - Colour of cards and lists.
 * @cssprop --ordinacia-color-text - Colour of the text.
 * @cssprop --ordinacia-font - The font's family.
 * @cssprop --ordinacia-font-size - In px or em.
 * @cssprop --ordinacia-radius - Radius of corners.
 * @cssprop --ordinacia-spacing - Space around the screens and between their parts.
 * @cssprop --ordinacia-nav-width - Width of the side navigation.
 * @cssprop --ordinacia-header-height - Height of the header.
 * @cssprop --ordinacia-sticky-top - Height of the page's own sticky header, in px: the panel's sticky parts stay below it.
 * @csspart root - The container of everything.
 * @csspart list - The list of a waiting room, or of another screen with a preview.
 * @csspart detail - The open record of the list.
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
  /** The page's address at the first mount. */
  #address: string | undefined;
  #hasFailed = false;
  #ready = createDeferred();
  #isReady = false;
  /** Method calls that wait until the element is ready. */
  #calls: (() => void)[] = [];

  /** Dispatches an event of the element. Returns whether the page did not cancel it. @internal */
  protected emit<Name extends keyof ElementEvents>(name: Name, detail: ElementEvents[Name]): boolean {
    return dispatch(this, name, detail);
  }

  /** Called for each changed attribute. @internal */
  protected handleAttributeChange?(name: string, before: string | null, after: string | null): void;

  /** The minimum height in px, so that the page below does not move when the content appears. The page may override it. @internal */
  protected abstract get leastHeight(): number;

  /** Renders the content of this element. @internal */
  protected abstract renderContent(): ReactNode;

  /** The panel's version. */
  get version(): string {
    return VERSION;
  }

  /** Resolves when the element is rendered; a new promise after it was removed from the page. */
  get ready(): Promise<void> {
    return this.#ready.promise;
  }

  /** Paths of calls by name (`Endpoints` of the types), in place of their defaults. A later change reloads everything. */
  get endpoints(): Readonly<Partial<Endpoints>> {
    return this.#endpoints;
  }
  set endpoints(endpoints: Readonly<Partial<Endpoints>> | null | undefined) {
    this.#endpoints = endpoints ?? {};
    this.#queueUpdate();
  }

  /**
   * Returns the token, or a promise of it, if the page itself holds the token: nothing of it is stored. Called at the start, and when the
   * token is refused: the call is then repeated with the new one, unnoticed by the doctor. `null`: nobody is logged in. Set later, it
   * replaces the stored token; a new function is not called until a token is needed.
   */
  get getToken(): GetToken | null {
    return this.#getToken;
  }
  set getToken(getToken: GetToken | null | undefined) {
    this.#getToken = getToken ?? null;
    this.#queueUpdate();
  }

  /**
   * The page's own Echo (any version with a Pusher connector): no other socket is opened, and its other channels are left alone.
   */
  get echo(): HostEcho | null {
    return this.#echo;
  }
  set echo(echo: HostEcho | null | undefined) {
    this.#echo = echo ?? null;
    this.#queueUpdate();
  }

  /** Reloads everything that is shown; if nobody is logged in, checks for a token again. */
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
    // The element was moved.
    if (this.#mounted) this.#onNodesMoved();
  }

  adoptedCallback(): void {
    if (this.shadowRoot) adoptStyles(this.shadowRoot);
  }

  disconnectedCallback(): void {
    this.#queueUpdate();
  }

  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (before === after) return;
    this.#queueUpdate();
    this.handleAttributeChange?.(name, before, after);
  }

  /** Whether it is mounted. @internal */
  protected get isShown(): boolean {
    return this.#mounted !== null;
  }

  /** Calls back at once if the element is ready, otherwise as soon as it is. @internal */
  protected whenReady(action: (store: Store) => void): void {
    const call = () => {
      if (this.#mounted) action(this.#mounted.store);
    };
    if (this.#isReady) call();
    else this.#calls.push(call);
  }

  /** Batches all changes of one task (attributes, moves) into one update. */
  #queueUpdate(): void {
    const { size } = changedElements;
    changedElements.add(this);
    if (size > 0) return;
    queueMicrotask(() => {
      const changed = [...changedElements];
      changedElements.clear();
      // Mount before unmounting: an element that replaces another one keeps their shared store and connection.
      for (const one of changed) if (one.isConnected) one.#updateOrFail();
      for (const one of changed) {
        try {
          if (!one.isConnected) one.#unmount();
        } catch (error) {
          // A failing unmount must not stop the others.
          reportError(error);
        }
      }
    });
  }

  #updateOrFail(): void {
    if (this.#hasFailed) return;
    try {
      this.#update();
    } catch (error) {
      this.#fail(error);
    }
  }

  #update(): void {
    // The page's own router may show another path later: a relative `api-base` still leads to the same server.
    const config = readConfig(this, (this.#address ??= pageAddress()));
    advise(this);
    if (this.#mounted?.apiBase !== config?.apiBase) this.#unmount();
    // `advise` shows a message instead of the panel until the page has fixed `api-base`.
    if (!config) return;
    const mounted = (this.#mounted ??= this.#mount(config));
    mounted.configure(config);
    // The trace loads after the first calls have ended: buffer them for it.
    if (this.debug) mounted.store.doneCalls.keep();
    // Set here and not by the rendered content, which arrives later.
    adoptRules(mounted.shadow, `:host{min-height:${this.leastHeight}px}@media print{:host{min-height:0}}`);
    mounted.root.render(
      <Frame
        store={mounted.store}
        theme={this.theme}
        popups={popups}
        LateParts={LateParts}
        hasSound={this.sound === 'on'}
        shortcuts={this.shortcuts}
        onNodesMoved={this.#onNodesMoved}
        onReady={this.#onReady}
      >
        {this.renderContent()}
      </Frame>,
    );
  }

  #mount(config: StoreConfig): Mounted {
    if (!hasIntactBuiltIns()) throw new Error('the page has changed the language');
    const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    adoptStyles(shadow);
    const container = document.createElement('div');
    container.setAttribute('part', 'root');
    container.translate = false;
    shadow.replaceChildren(container, document.createElement('slot'));
    submitInSandbox(container);
    const { store, configure, release } = acquireStore(config, panel);
    const root = createRoot(container, { onUncaughtError: (error) => this.#fail(error) });
    const stops = [
      stopTypedKeys(this),
      forwardEvents(store, (name, detail) => this.emit(name, detail)),
      () => root.unmount(),
      release,
      () => shadow.replaceChildren(),
      refuseTranslation(this),
    ];
    return { shadow, root, store, apiBase: config.apiBase, configure, unmount: () => stops.forEach((stop) => stop()) };
  }

  #unmount(): void {
    const mounted = this.#mounted;
    this.#mounted = null;
    mounted?.unmount();
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

  readonly #onNodesMoved = () => {
    if (this.shadowRoot) restoreTopLayer(this.shadowRoot);
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

/** Elements of the page that are updated at the end of the task. */
const changedElements = new Set<OrdinaciaElement>();
