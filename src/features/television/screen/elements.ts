interface Given {
  className?: string;
  part?: string;
  text?: string;
  children?: readonly (Node | false)[];
}

/** Creates an element: the television does not use React. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  { className, part, text, children = [] }: Given = {},
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  if (className) element.className = className;
  if (part) element.setAttribute('part', part);
  if (text !== undefined) element.textContent = text;
  element.append(...children.filter((child) => child !== false));
  return element;
}

/** Writes a text only if it changed, so that nothing is repainted or announced again. An empty text hides the element. */
export function write(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text;
  element.hidden = text === '';
}
