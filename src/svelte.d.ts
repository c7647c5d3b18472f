/** The elements in templates of Svelte 5: `import type {} from 'ordinacia/svelte'`. */
import type { HTMLAttributes } from 'svelte/elements';
import type { ElementEventMap, PropsByTag } from './index';

type Listeners = { [Name in keyof ElementEventMap as `on${Name}`]?: (event: ElementEventMap[Name]) => void };
type InTemplate<Element extends EventTarget, Props> = Omit<HTMLAttributes<Element>, keyof Props> & Props & Listeners;
type Elements = { [Tag in keyof PropsByTag]: InTemplate<HTMLElementTagNameMap[Tag], PropsByTag[Tag]> };

declare module 'svelte/elements' {
  // Declaration merging needs an interface.
  // oxlint-disable-next-line typescript/no-empty-object-type
  interface SvelteHTMLElements extends Elements {}
}
