export interface RecordedErrors {
  reported: unknown[];
  restore(): void;
}

/** Records errors passed to `reportError`, which the test runner would count as failures. */
export function recordErrors(): RecordedErrors {
  const reported: unknown[] = [];
  const original = window.reportError;
  window.reportError = (error) => void reported.push(error);
  return { reported, restore: () => void (window.reportError = original) };
}
