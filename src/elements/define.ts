/** Registers an element unless the name is taken, so that the script can be loaded twice. */
export function define(name: string, element: CustomElementConstructor): void {
  if (typeof customElements !== 'undefined' && !customElements.get(name)) customElements.define(name, element);
}
