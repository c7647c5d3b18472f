/** Variables that give a program the day of the tests, for a test that names the program's environment itself. */
export function clockEnv(): Record<string, string> {
  const names = ['TZ', 'TEST_CLOCK_SHIFT_MS', 'NODE_OPTIONS'];
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}
