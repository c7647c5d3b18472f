/** Registers an element unless the name is taken: loading the script twice, or two versions of it, is harmless. */
export function define(name: string, element: CustomElementConstructor): void {
  if (typeof customElements !== 'undefined' && !customElements.get(name)) customElements.define(name, element);
}
