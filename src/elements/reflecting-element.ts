import { DEFAULT_TOKEN_KEY } from '../constants';
import type { Theme } from '../ui/style/theme';

/** Without a DOM (a server-side build) the modules load and do nothing. */
const Base = typeof HTMLElement === 'undefined' ? (Object as unknown as typeof HTMLElement) : HTMLElement;

/** What a property takes: booleans and numbers become the attribute's words, nothing restores the default. */
export type AttributeValue = string | number | boolean | null | undefined;

/** Each attribute of the elements as a property of the same name in camelCase. Both say the same, whichever was set last. */
export abstract class ReflectingElement extends Base {
  static readonly observedAttributes: readonly string[] = [
    ...['api-base', 'token-key', 'theme', 'sound'],
    ...['realtime-key', 'realtime-host', 'realtime-port', 'realtime-tls', 'realtime-cluster'],
    ...['realtime-auth', 'realtime-channel'],
  ];

  /** Where `/api/…` lives: an origin, perhaps with a path; relative to the page. Default: the page's origin. */
  get apiBase(): string {
    return this.read('api-base') ?? '/';
  }
  set apiBase(value: AttributeValue) {
    this.write('api-base', value);
  }

  /** The local-storage key of the session token. */
  get tokenKey(): string {
    return this.read('token-key') ?? DEFAULT_TOKEN_KEY;
  }
  set tokenKey(value: AttributeValue) {
    this.write('token-key', value);
  }

  get theme(): Theme {
    const theme = this.read('theme');
    return theme === 'light' || theme === 'dark' ? theme : 'auto';
  }
  set theme(value: AttributeValue) {
    this.write('theme', value);
  }

  /** `off`: this element makes no sound. */
  get sound(): Switch {
    return switchOf(this.read('sound'));
  }
  set sound(value: AttributeValue) {
    this.write('sound', onOrOff(value));
  }

  /** The Pusher application's key; without it the panel polls. */
  get realtimeKey(): string | null {
    return this.read('realtime-key');
  }
  set realtimeKey(value: AttributeValue) {
    this.write('realtime-key', value);
  }

  get realtimeHost(): string | null {
    return this.read('realtime-host');
  }
  set realtimeHost(value: AttributeValue) {
    this.write('realtime-host', value);
  }

  get realtimePort(): number | null {
    const port = Number(this.read('realtime-port'));
    return Number.isInteger(port) && port > 0 ? port : null;
  }
  set realtimePort(value: AttributeValue) {
    this.write('realtime-port', value);
  }

  /** `null`: as the scheme of `apiBase` says. */
  get realtimeTls(): boolean | null {
    const tls = this.read('realtime-tls');
    return tls === null ? null : isOn(tls);
  }
  set realtimeTls(value: AttributeValue) {
    this.write('realtime-tls', value);
  }

  get realtimeCluster(): string | null {
    return this.read('realtime-cluster');
  }
  set realtimeCluster(value: AttributeValue) {
    this.write('realtime-cluster', value);
  }

  /** Path of the channel authorization below `apiBase`. */
  get realtimeAuth(): string {
    return this.read('realtime-auth') ?? '/broadcasting/auth';
  }
  set realtimeAuth(value: AttributeValue) {
    this.write('realtime-auth', value);
  }

  /** The private channel's name without its prefix; `{id}` stands for the doctor's. */
  get realtimeChannel(): string {
    return this.read('realtime-channel') ?? 'admin.{id}';
  }
  set realtimeChannel(value: AttributeValue) {
    this.write('realtime-channel', value);
  }

  /** What an attribute says; `null` where it says nothing. */
  protected read(attribute: string): string | null {
    return this.getAttribute(attribute)?.trim() || null;
  }

  protected write(attribute: string, value: AttributeValue): void {
    if (value === null || value === undefined) this.removeAttribute(attribute);
    else this.setAttribute(attribute, String(value));
  }

  /** A property that was set before the element was defined hides its accessor: it is set again through it. */
  protected keepEarlyProperties(): void {
    for (const name of Object.getOwnPropertyNames(this)) {
      const early: unknown = Reflect.get(this, name);
      if (!hasSetter(this, name)) continue;
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, early);
    }
  }
}

export type Switch = 'on' | 'off';

export const switchOf = (value: string | null): Switch => (value === null || isOn(value) ? 'on' : 'off');
/** Frameworks hand on a switch as a boolean. */
export const onOrOff = (value: AttributeValue): AttributeValue =>
  typeof value === 'boolean' ? (value ? 'on' : 'off') : value;
export const isOn = (value: string): boolean => !/^(?:false|off|0|no)$/i.test(value);

/** Whether one of our classes, between the instance and the browser's own, takes this property. */
function hasSetter(element: ReflectingElement, name: string): boolean {
  for (let owner: unknown = Object.getPrototypeOf(element); owner && owner !== Base.prototype;) {
    if (Object.getOwnPropertyDescriptor(owner, name)?.set) return true;
    owner = Object.getPrototypeOf(owner);
  }
  return false;
}
