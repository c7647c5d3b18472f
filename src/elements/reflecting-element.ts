import { toKebabCase, type Attribute } from './attributes';

/** Without a DOM (server-side rendering) the modules can still be imported. */
const PlatformElement = typeof HTMLElement === 'undefined' ? (Object as unknown as typeof HTMLElement) : HTMLElement;

/** An element whose properties reflect its attributes. */
export abstract class ReflectingElement extends PlatformElement {
  static readonly observedAttributes: readonly string[] = [];

  /** Sets properties again that were set before the element was defined, and so shadow their accessors. @internal */
  protected keepEarlyProperties(): void {
    const shared = Object.getPrototypeOf(this) as object;
    for (const name of Object.getOwnPropertyNames(this)) {
      if (!(name in shared)) continue;
      const early: unknown = Reflect.get(this, name);
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, early);
    }
  }
}

type Given = string | number | boolean;
type ElementClass = abstract new () => ReflectingElement;
type Extended<Class extends ElementClass, Properties> = Omit<Class, 'prototype'> &
  (abstract new () => InstanceType<Class> & Properties);

/** An element class with a reflecting property for each attribute; `null` restores the default. */
export function withAttributes<Class extends ElementClass, Properties>(
  Base: typeof ReflectingElement,
  attributes: { readonly [Name in keyof Properties & string]: Attribute<Properties[Name], Given> },
): Extended<Class, Properties> {
  const table = Object.entries<Attribute<unknown, Given>>(attributes).map(([property, attribute]) => ({
    property,
    attribute,
    name: attribute.attribute ?? toKebabCase(property),
  }));
  abstract class WithAttributes extends Base {
    static override readonly observedAttributes = [...Base.observedAttributes, ...table.map(({ name }) => name)];
  }
  for (const { property, attribute, name } of table) {
    Object.defineProperty(WithAttributes.prototype, property, {
      configurable: true,
      get(this: ReflectingElement) {
        const given = this.getAttribute(name)?.trim();
        return attribute.parse(given || (given === '' && attribute.whenEmpty) || null);
      },
      set(this: ReflectingElement, value: Given | null | undefined) {
        if (value === null || value === undefined) this.removeAttribute(name);
        else this.setAttribute(name, attribute.format(value));
      },
    });
  }
  return WithAttributes as unknown as Extended<Class, Properties>;
}
