/** Records `console.warn` calls (of this page, or of another page's console) instead of printing them, until restored. */
export function recordWarnings(console: Pick<Console, 'warn'> = globalThis.console): {
  readonly messages: string[];
  restore(): void;
} {
  const real = console.warn;
  const messages: string[] = [];
  console.warn = (...parts: unknown[]) => void messages.push(parts.map(String).join(' '));
  return {
    messages,
    restore() {
      console.warn = real;
    },
  };
}

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
