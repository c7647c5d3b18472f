/** Sets styles by their names in script, and custom properties. */
export function setStyles({ style }: HTMLElement, styles: object): void {
  for (const [name, value] of Object.entries<unknown>(styles as Record<string, unknown>)) {
    if (name.startsWith('--')) style.setProperty(name, String(value));
    else Reflect.set(style, name, value);
  }
}
