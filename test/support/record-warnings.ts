/** Hears `console.warn` instead of the console (of this page, or of another one), until it is restored. */
export function recordWarnings(console: Pick<Console, 'warn'> = window.console): {
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
