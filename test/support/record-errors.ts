export interface RecordedErrors {
  reported: unknown[];
  restore(): void;
}

/** Hears what is reported as an uncaught error, in place of the test runner, for which it would be a failure. */
export function recordErrors(): RecordedErrors {
  const reported: unknown[] = [];
  const own = window.reportError;
  window.reportError = (error) => void reported.push(error);
  return { reported, restore: () => void (window.reportError = own) };
}
