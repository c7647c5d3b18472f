// @ts-check
// Decides whether `npm start` runs the demo: on one's own machine, before there is a database.

/** @param {Readonly<Record<string, string | undefined>>} env @param {boolean} hasDatabase */
export function wantsDemo(env, hasDatabase) {
  const isDecided = valueOf(env, 'ORDINACIA_DEMO') !== '' || env['NODE_ENV'] === 'production';
  return !isDecided && !hasDatabase && valueOf(env, 'ORDINACIA_BACKEND') === '' && isLoopback(valueOf(env, 'HOST'));
}

/** @param {Readonly<Record<string, string | undefined>>} env @param {string} name */
const valueOf = (env, name) => (env[name] ?? '').trim();

/** The server's own default is 127.0.0.1. @param {string} host */
const isLoopback = (host) => ['', 'localhost', '::1'].includes(host) || /^127(\.\d{1,3}){3}$/.test(host);
