export interface RecordedErrors {
  reported: unknown[];
  restore(): void;
}

/** Records what `reportError` gets, which the test runner would count as a failure. */
export function recordErrors(): RecordedErrors {
  const reported: unknown[] = [];
  const own = window.reportError;
  window.reportError = (error) => void reported.push(error);
  return { reported, restore: () => void (window.reportError = own) };
}
