/** Hears `console.warn` instead of the console (of this page, or of another one), until it is restored. */
export function hearWarnings(console: Pick<Console, 'warn'> = window.console): {
  readonly heard: string[];
  restore(): void;
} {
  const real = console.warn;
  const heard: string[] = [];
  console.warn = (...parts: unknown[]) => void heard.push(parts.map(String).join(' '));
  return {
    heard,
    restore() {
      console.warn = real;
    },
  };
}
