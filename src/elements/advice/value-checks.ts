import type { adminAttributes, displayAttributes, hotPanelAttributes, sharedAttributes } from '../attributes';
import { isZone } from '../../lib/zone';
import { isUsableBase } from '../read-config';

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
