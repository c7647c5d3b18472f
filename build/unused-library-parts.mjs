/**
 * Modules that the libraries import but the panel never runs, each with its replacement. To use one, delete its line here.
 * @type {Record<string, string>}
 */
const UNUSED_PARTS = {
  // vest's own rules and schemas: ours are plain functions, without `enforce`, `optional` and schemas (lint allows nothing else).
  'n4s/dist/n4s.mjs': 'export const enforce = undefined;',
  // The picker's time zones and its animation between months: props that the calendar does not set.
  '@date-fns/tz/index.js': 'export class TZDate extends Date {}',
  'react-day-picker/dist/esm/noonDateLib.js': 'export const createNoonOverrides = undefined;',
  'react-day-picker/dist/esm/useAnimation.js': 'export const useAnimation = () => undefined;',
  // Choosing several days, or a range of days.
  'react-day-picker/dist/esm/selection/useMulti.js': 'export const useMulti = () => undefined;',
  'react-day-picker/dist/esm/selection/useRange.js': 'export const useRange = () => undefined;',
  // The default English locale.
  'react-day-picker/dist/esm/locale/en-US.js': "export { sk as enUS } from 'date-fns/locale/sk';",
  'date-fns/_lib/defaultLocale.js': "export { sk as defaultLocale } from 'date-fns/locale/sk';",
  // Parsing and relative dates of the Slovak locale: the picker only formats days and months.
  'date-fns/locale/sk/_lib/match.js': 'export const match = undefined;',
  'date-fns/locale/sk/_lib/formatDistance.js': 'export const formatDistance = undefined;',
  'date-fns/locale/sk/_lib/formatRelative.js': 'export const formatRelative = undefined;',
  // Pusher's transports other than the WebSocket, which would load scripts; statistics, user sign-in, encrypted and presence channels.
  'pusher-js/src/runtimes/web/http/http.ts': 'export default {};',
  'pusher-js/src/runtimes/web/dom/script_receiver_factory.ts': 'export const ScriptReceivers = {};',
  'pusher-js/src/runtimes/web/dom/dependencies.ts': 'export const Dependencies = {}, DependenciesReceivers = {};',
  'pusher-js/src/runtimes/web/dom/script_request.ts': 'export default undefined;',
  'pusher-js/src/runtimes/web/dom/jsonp_request.ts': 'export default undefined;',
  'pusher-js/src/runtimes/web/timeline/jsonp_timeline.ts': "export default { name: 'none' };",
  'pusher-js/src/core/timeline/timeline_sender.ts': 'export default undefined;',
  'pusher-js/src/core/user.ts': 'export default class {}',
  'pusher-js/src/core/channels/encrypted_channel.ts': 'export default undefined;',
  'pusher-js/src/core/channels/presence_channel.ts': 'export default undefined;',
  'pusher-js/src/core/auth/user_authenticator.ts': 'export default () => undefined;',
  // `NetInfo` never stops listening to the window, and keeps every connection ever made; the panel watches the network itself.
  'pusher-js/src/runtimes/web/net_info.ts':
    'export class NetInfo {} export const Network = { isOnline: () => true, bind() {} };',
  // Replaced by our own strategy.
  'pusher-js/src/runtimes/web/default_strategy.ts': 'export default undefined;',
  // Channels are authorized by our own `customHandler`.
  'pusher-js/src/runtimes/web/auth/jsonp_auth.ts': 'export default undefined;',
  'pusher-js/src/runtimes/isomorphic/auth/xhr_auth.ts': 'export default () => undefined;',
};

/** Replaces the unused modules. In a complete bundle, an entry that nothing imports any more fails the build: its library has changed. */
export function leaveOutUnusedParts({ parts = UNUSED_PARTS, isComplete = false } = {}) {
  const missing = new Set(Object.keys(parts));
  return {
    name: 'unused-library-parts',
    load(id) {
      const [, path] = /.*[\\/]node_modules[\\/](.*)$/.exec(id) ?? [];
      const part = path?.replaceAll('\\', '/');
      if (!Object.hasOwn(parts, part)) return null;
      missing.delete(part);
      return { code: parts[part], moduleSideEffects: false };
    },
    buildEnd(error) {
      if (isComplete && !error && missing.size > 0)
        this.error(`Nothing imports these any more: ${[...missing].join(', ')}`);
    },
  };
}
