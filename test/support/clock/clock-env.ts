/** What a program needs to have the day of the tests, where a test names the environment in which it runs. */
export function clockEnv(): Record<string, string> {
  const names = ['TZ', 'TEST_CLOCK_SHIFT_MS', 'NODE_OPTIONS'];
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}
