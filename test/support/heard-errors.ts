export interface HeardErrors {
  heard: unknown[];
  restore(): void;
}

/** Hears what is reported as an uncaught error, in place of the test runner, for which it would be a failure. */
export function hearErrors(): HeardErrors {
  const heard: unknown[] = [];
  const own = window.reportError;
  window.reportError = (error) => void heard.push(error);
  return { heard, restore: () => void (window.reportError = own) };
}
