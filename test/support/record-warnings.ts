/** Records `console.warn` calls instead of printing them (of this page or of another one), until restored. */
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
