/**
 * Logs a server error, without its message and query: both can contain what a patient wrote,
 * or a token. The error's name and stack are enough to find it.
 */
export function logFailure(method: string, path: string, error: unknown): void {
  const places = (error instanceof Error ? (error.stack ?? '') : '').split('\n').filter((line) => /^\s+at /.test(line));
  console.error([`${method} ${path} failed: ${kindOf(error)}`, ...places].join('\n'));
}

function kindOf(error: unknown) {
  if (!(error instanceof Error)) return typeof error;
  return 'code' in error ? `${error.name} ${String(error.code)}` : error.name;
}
