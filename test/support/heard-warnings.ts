/** Hears `console.warn` instead of the console, until it is restored. */
export function hearWarnings(): { readonly heard: string[]; restore(): void } {
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
