type Listeners<Events> = { readonly [Name in keyof Events]?: (event: Events[Name]) => void };

/** Listens to events of the window, the document or an element. Returns a function that removes the listeners. */
export function listenTo(target: Window, listeners: Listeners<WindowEventMap>): () => void;
export function listenTo(target: Document, listeners: Listeners<DocumentEventMap & PageLifeEvents>): () => void;
export function listenTo(target: HTMLElement, listeners: Listeners<HTMLElementEventMap>): () => void;
export function listenTo(target: EventTarget, listeners: object): () => void {
  const entries = Object.entries(listeners) as [string, EventListener][];
  entries.forEach(([name, listener]) => target.addEventListener(name, listener));
  return () => entries.forEach(([name, listener]) => target.removeEventListener(name, listener));
}

/** Events that TypeScript does not know yet. */
type PageLifeEvents = Record<'freeze' | 'resume', Event>;
