import { DEFAULT_TOKEN_KEY } from '../constants';

/** How an attribute and its property are parsed and formatted; `Given` is the type that the property can be set to. */
export interface Attribute<Value, Given = Value> {
  /** The attribute's name, if it differs from the property's in kebab case. */
  attribute?: string;
  /** The text that an empty attribute stands for, as in `<ordinacia-admin debug>`; if absent, empty counts as missing. */
  whenEmpty?: string;
  /** The property's value. `null`: the attribute is missing or empty. */
  parse(text: string | null): Value;
  /** The attribute's text. */
  format(value: Given): string;
}

// The attributes of each element, by property. Generated from these entries and their comments: the accessors, at runtime;
// types.generated.ts and the tables of docs/embedding.md, by `npm run docs`; the manifest, by the build.
// `@default` describes a default that depends on other attributes.

/** Attributes of every element. */
export const sharedAttributes = {
  /**
   * Base of `/api/…`: an origin, perhaps with a path; relative to the page's address at the first mount. The token is sent nowhere else.
   * @default the page's origin
   */
  apiBase: text('/'),
  /** The local-storage key of the session token. */
  tokenKey: text(DEFAULT_TOKEN_KEY),
  /** Further origins that pictures may load from, separated by spaces, such as a CDN’s. No other origin is requested. */
  pictureOrigins: text(),
  /** `light` or `dark`; `auto`: the doctor's choice, or the computer's. */
  theme: oneOf('auto', 'light', 'dark'),
  /**
   * The practice's time zone (IANA name), where the server names none.
   * @default `Europe/Bratislava`
   */
  timeZone: text(),
  /** `off`: this element plays no sound. Another element with sound still plays it for all. */
  sound: onOff(),
  /** `on`: keys work while the focus is in the element; `page`: also while nothing has the focus, if the page has one panel; `off`: never. */
  shortcuts: oneOf('on', 'page', 'off'),
  /** The Pusher application's key; without it the panel polls every 30 s. */
  realtimeKey: text(),
  /**
   * The host of a Reverb, Soketi or Pusher Channels server.
   * @default `api-base`'s host
   */
  realtimeHost: text(),
  /**
   * The socket server's port.
   * @default `api-base`'s port with its host, or 443/80
   */
  realtimePort: port(),
  /**
   * Whether the socket uses TLS.
   * @default by `api-base`'s scheme
   */
  realtimeTls: flag(),
  /** Pusher Channels' cluster. */
  realtimeCluster: text(),
  /** Path of the channel authorization below `api-base`. */
  realtimeAuth: text('/broadcasting/auth'),
  /** The private channel, without its prefix; `{id}` stands for the doctor's. */
  realtimeChannel: text('admin.{id}'),
  /** Logs in the console: the settings with their defaults, each call, the socket's state. Never a token, a name or a note. */
  debug: { whenEmpty: 'true', ...flag(false) },
};

/** Attributes of `<ordinacia-admin>` alone. */
export const adminAttributes = {
  /** Location of the panel's address: the page's path, its hash, or only memory. */
  routing: oneOf('history', 'hash', 'memory'),
  /** Base of the routes with `history`; on a page outside of it the panel routes in memory. */
  basePath: text('/admin'),
  /** `off` hides the registration. */
  registration: onOff(),
};

/** Attributes of `<ordinacia-hot-panel>` alone. */
export const hotPanelAttributes = {
  /** `false` collapses it to a bar. The attribute reflects the state. */
  isOpen: { attribute: 'open', ...flag(true) },
};

/** Attributes of `<ordinacia-display>`, which has none of the shared ones. */
export const displayAttributes = {
  /** Key of the display's requests; the panel's settings show it. */
  displayKey: text(),
  /**
   * Base of `/display/api/…`: an origin, perhaps with a path; relative to the page's address.
   * @default the page's origin
   */
  apiBase: text('/'),
  /** `light` or `dark`; `auto`: the device's choice. */
  theme: oneOf('auto', 'light', 'dark'),
  /**
   * The practice's time zone (IANA name), where the server names none.
   * @default `Europe/Bratislava`
   */
  timeZone: text(),
  /** `off`: neither chime nor voice. */
  sound: onOff(),
  /** `on` or `off`: whether numbers are spoken, by a Slovak voice of the browser; `auto`: as the doctor has chosen. */
  voice: oneOf('auto', 'on', 'off'),
  /** The Pusher application's key; without it the display polls every 5 s. */
  realtimeKey: text(),
  /**
   * The host of a Reverb, Soketi or Pusher Channels server.
   * @default `api-base`'s host
   */
  realtimeHost: text(),
  /**
   * The socket server's port.
   * @default `api-base`'s port with its host, or 443/80
   */
  realtimePort: port(),
  /**
   * Whether the socket uses TLS.
   * @default by `api-base`'s scheme
   */
  realtimeTls: flag(),
  /** Pusher Channels' cluster. */
  realtimeCluster: text(),
};

/** `apiBase` → `api-base`. */
export const toKebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function text(): Attribute<string | null, string>;
function text(defaultValue: string): Attribute<string>;
function text(defaultValue: string | null = null): Attribute<string | null, string> {
  return { parse: (given) => given ?? defaultValue, format: String };
}

/** The first choice is the default, also for unknown values. */
function oneOf<const Choice extends string>(...choices: readonly [Choice, ...Choice[]]): Attribute<Choice> {
  return { parse: (given) => choices.find((choice) => choice === given) ?? choices[0], format: String };
}

/** Also accepts booleans, which frameworks set. */
function onOff(): Attribute<'on' | 'off', 'on' | 'off' | boolean> {
  return {
    parse: (given) => (given === null || isTrue(given) ? 'on' : 'off'),
    format: (value) => (typeof value === 'boolean' ? (value ? 'on' : 'off') : value),
  };
}

function flag(): Attribute<boolean | null, boolean | 'true' | 'false'>;
function flag(defaultValue: boolean): Attribute<boolean, boolean | 'true' | 'false'>;
function flag(defaultValue: boolean | null = null): Attribute<boolean | null, boolean | 'true' | 'false'> {
  return { parse: (given) => (given === null ? defaultValue : isTrue(given)), format: String };
}

function port(): Attribute<number | null, number | string> {
  return {
    parse(given) {
      const number = Number(given);
      return Number.isInteger(number) && number > 0 ? number : null;
    },
    format: String,
  };
}

const isTrue = (given: string) => !/^(?:false|off|0|no)$/i.test(given);
