import { isZone } from '../../lib/zone';
import { isSameData } from '../../lib/same-data';
import type { StoreConfig } from '../../state/store-config';
import { currentStores } from '../../state/store-registry';
import {
  adminAttributes,
  displayAttributes,
  hotPanelAttributes,
  sharedAttributes,
  toKebabCase,
  type Attribute,
} from '../attributes';
import { isUsableBase, readConfig, type Configured } from '../read-config';

type Property =
  | keyof typeof sharedAttributes
  | keyof typeof adminAttributes
  | keyof typeof hotPanelAttributes
  | keyof typeof displayAttributes;

/** The rule for a value, as text and as a check. An empty value means the default, and is not checked. */
interface ValueCheck {
  must: string;
  isSensible(value: string): boolean;
}

const oneOf = (...choices: readonly string[]): ValueCheck => ({
  must: `must be ${choices.slice(0, -1).join(', ')} or ${choices.at(-1) ?? ''}`,
  isSensible: (value) => choices.includes(value),
});

const matching = (must: string, pattern: RegExp): ValueCheck => ({ must, isSensible: (value) => pattern.test(value) });

const booleanText = (on: string, off: string): ValueCheck =>
  matching(`must be ${on} or ${off}`, /^(?:true|on|1|yes|false|off|0|no)$/i);

const isOrigin = (text: string) =>
  URL.canParse(text) && /^https?:/.test(text) && new URL(text).origin === text.replace(/\/$/, '');

/** The check of every attribute, by its property. */
export const valueChecks: Readonly<Record<Property, ValueCheck>> = {
  apiBase: {
    must: 'must be an address with http or https, or a path of the page’s origin, without a name, a password, „?“ and „#“; until then nothing is loaded',
    isSensible: (value) => isUsableBase(value) && !/[?#]|\/\/[^/]*@/.test(value),
  },
  tokenKey: matching(
    'must be a key of the local storage without blanks: the token itself never stands in an attribute',
    /^(?!ey[JK])\S{1,200}$/,
  ),
  pictureOrigins: {
    must: 'must be origins with http or https and without a path, separated by blanks',
    isSensible: (value) => value.split(/\s+/).every(isOrigin),
  },
  timeZone: { must: 'must be the IANA name of a time zone, such as Europe/Bratislava', isSensible: isZone },
  theme: oneOf('auto', 'light', 'dark'),
  sound: booleanText('on', 'off'),
  shortcuts: oneOf('on', 'page', 'off'),
  voice: oneOf('auto', 'on', 'off'),
  debug: booleanText('true', 'false'),
  realtimeKey: matching('must be the key of the Pusher application, not an address', /^[\w.-]+$/),
  realtimeHost: matching(
    'must be a host’s name alone, without „https://“, a port and a path',
    /^(?:[\w.-]+|\[[\da-f:.]+\])$/i,
  ),
  realtimePort: {
    must: 'must be a number from 1 to 65535',
    isSensible: (value) => /^\d+$/.test(value) && Number(value) > 0 && Number(value) <= HIGHEST_PORT,
  },
  realtimeTls: booleanText('true', 'false'),
  realtimeCluster: matching('must be the name of a cluster, such as eu', /^[\w-]+$/),
  realtimeAuth: matching('must be a path below api-base that begins with one „/“', /^\/(?!\/)\S*$/),
  realtimeChannel: matching(
    'must be the private channel’s name without „private-“',
    /^(?!private-|presence-)[\w{}=@,.;-]+$/,
  ),
  routing: oneOf('history', 'hash', 'memory'),
  basePath: matching('must be a path, such as /admin', /^(?!\/\/)[^:?#\s]+$/),
  registration: booleanText('on', 'off'),
  isOpen: booleanText('true', 'false'),
  displayKey: matching('must be the key that stands in the panel’s settings', /^\S+$/),
};

const HIGHEST_PORT = 65_535;

/** Options that a page can set only by script. */
export const scriptOnly = ['getToken', 'endpoints', 'echo'] as const;

const panels = { shared: sharedAttributes, admin: adminAttributes, 'hot-panel': hotPanelAttributes };
const namesOf = (table: object) =>
  Object.entries<Pick<Attribute<unknown>, 'attribute'>>(table as never).map(
    ([property, { attribute }]) => attribute ?? toKebabCase(property),
  );

/** The only element that has this attribute, without its prefix; `null` if all have it, or none. */
export function ownerOf(attribute: string): string | null {
  const tables = { ...panels, display: displayAttributes };
  const found = Object.entries(tables).find(([, table]) => namesOf(table).includes(attribute));
  return found && found[0] !== 'shared' ? found[0] : null;
}

/**
 * Whether HTML, an editor or a framework may set the attribute on any element: global attributes, foreign prefixes (`data-`, `ng-`, `v-`,
 * `hx-` …), and every name with a character that none of ours has.
 */
export const isOfThePage = (attribute: string): boolean =>
  GLOBAL.has(attribute) || /[^a-z-]/.test(attribute) || PREFIX.test(attribute);

const GLOBAL = new Set(
  (
    'accesskey autocapitalize autocorrect autofocus class contenteditable dir draggable enterkeyhint exportparts hidden id inert inputmode is ' +
    'itemid itemprop itemref itemscope itemtype lang nonce part popover role slot spellcheck style tabindex title translate ' +
    'virtualkeyboardpolicy writingsuggestions key ref jsaction jscontroller property resource typeof vocab about'
  ).split(' '),
);
const PREFIX =
  /^(?:on|(?:data|aria|xml|ng|v|x|s|q|hx|up|wire|alpine|svelte|astro|sveltekit|turbo|cz|bis|jsl|htmx|unocss|slot|gr|lp)-)/;

const settings: Readonly<Record<string, (config: StoreConfig) => unknown>> = {
  'token-key': ({ tokenKey }) => tokenKey,
  'realtime-key': ({ realtime }) => realtime.key,
  'realtime-host': ({ realtime }) => realtime.host,
  'realtime-port': ({ realtime }) => realtime.port,
  'realtime-tls': ({ realtime }) => realtime.tls,
  'realtime-cluster': ({ realtime }) => realtime.cluster,
  'realtime-auth': ({ realtime }) => realtime.authPath,
  'realtime-channel': ({ realtime }) => realtime.channel,
};

/** The attributes and properties of this element that are ignored, as the first element of the same `api-base` has other values. */
export function differentSettings(element: Configured): string[] {
  const own = readConfig(element);
  const shared = own && currentStores.get(own.apiBase)?.config;
  if (!shared) return [];
  const different = Object.keys(settings).filter(
    (name) => element.hasAttribute(name) && settings[name]?.(own) !== settings[name]?.(shared),
  );
  if (own.getToken && !shared.getToken) different.push('getToken');
  if (own.realtime.echo && !shared.realtime.echo) different.push('echo');
  if (Object.keys(own.endpoints).length > 0 && !isSameData(own.endpoints, shared.endpoints))
    different.push('endpoints');
  return different;
}

/** The element's token key if another `api-base` on the page uses it, too; otherwise `null`. */
export function sharedTokenKey(element: Configured): string | null {
  const own = readConfig(element);
  const isShared = [...currentStores.values()].some(
    ({ config: { apiBase, tokenKey, getToken } }) =>
      own && !own.getToken && !getToken && apiBase !== own.apiBase && tokenKey === own.tokenKey,
  );
  return own && isShared ? own.tokenKey : null;
}
