/** Environment variables that shift a program's clock to the day of the tests, for tests that set a program's whole environment. */
export function clockEnv(): Record<string, string> {
  const names = ['TZ', 'TEST_CLOCK_SHIFT_MS', 'NODE_OPTIONS'];
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}
