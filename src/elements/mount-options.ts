/** Sets the options of `mount` on an element. Returns the names of unknown options. */
export function setOptions(element: HTMLElement, options: Readonly<Record<string, unknown>>): string[] {
  const unknown: string[] = [];
  for (const [name, value] of Object.entries(options)) {
    const property = name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
    if (ATTRIBUTE.test(name)) setAttribute(element, name, value);
    else if (name === 'style' && typeof value === 'object' && value !== null) setStyles(element, value);
    else {
      if (!(property in element)) unknown.push(name);
      // The property's setter formats booleans and numbers.
      Reflect.set(element, property, value);
    }
  }
  return unknown;
}

/** HTML's attributes whose property has another name, or none. */
const ATTRIBUTE = /^(?:class|role|tabindex|accesskey|exportparts|item(?:id|prop|ref|scope|type)|(?:data|aria)-.+)$/;

function setAttribute(element: HTMLElement, name: string, value: unknown): void {
  const isText = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  // `aria-expanded="false"` is meaningful, but `itemscope="false"` would mean true.
  if (isText && (value !== false || name.includes('-'))) element.setAttribute(name, String(value));
}

/** Sets styles by their names in script, and custom properties. */
function setStyles({ style }: HTMLElement, styles: object): void {
  for (const [name, value] of Object.entries<unknown>(styles as Record<string, unknown>)) {
    if (name.startsWith('--')) style.setProperty(name, String(value));
    else Reflect.set(style, name, value);
  }
}
