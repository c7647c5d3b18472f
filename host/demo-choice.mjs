// @ts-check
// Whether `npm start` asks for the demo: whoever tries the program on their own machine, before there is any data.

/**
 * @param {Readonly<Record<string, string | undefined>>} env
 * @param {boolean} hasDatabase
 */
export function wantsDemo(env, hasDatabase) {
  const isAsked = given(env, 'ORDINACIA_DEMO') !== '' || env['NODE_ENV'] === 'production';
  return !isAsked && !hasDatabase && given(env, 'ORDINACIA_BACKEND') === '' && isLoopback(given(env, 'HOST'));
}

/**
 * @param {Readonly<Record<string, string | undefined>>} env
 * @param {string} name
 */
const given = (env, name) => (env[name] ?? '').trim();

/** The server's own default is 127.0.0.1. @param {string} host */
const isLoopback = (host) => ['', 'localhost', '::1'].includes(host) || /^127(\.\d{1,3}){3}$/.test(host);
