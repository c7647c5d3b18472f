type Listener = EventListenerOrEventListenerObject | null;

/** An event target whose listeners' errors go to `guard` instead of ending the process. */
export class GuardedTarget extends EventTarget {
  readonly #guarded = new Map<Listener, EventListener>();
  readonly #guard: (work: () => void) => void;

  constructor(guard: (work: () => void) => void) {
    super();
    this.#guard = guard;
  }

  override addEventListener(type: string, listener: Listener, options?: AddEventListenerOptions | boolean): void {
    if (listener === null) return;
    const guarded =
      this.#guarded.get(listener) ??
      ((event: Event) =>
        this.#guard(() => {
          if (typeof listener === 'function') listener.call(this, event);
          else listener.handleEvent(event);
        }));
    this.#guarded.set(listener, guarded);
    super.addEventListener(type, guarded, options);
  }

  override removeEventListener(type: string, listener: Listener, options?: EventListenerOptions | boolean): void {
    super.removeEventListener(type, this.#guarded.get(listener) ?? null, options);
  }

  /** Calls the `on…` handler if one is set, then the listeners. */
  fire(event: Event): void {
    const handler: unknown = Reflect.get(this, `on${event.type}`);
    if (typeof handler === 'function') this.#guard(() => void Reflect.apply(handler, this, [event]));
    this.dispatchEvent(event);
  }
}
