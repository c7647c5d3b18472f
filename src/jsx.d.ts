/** The elements in JSX of React 19: `import type {} from 'ordinacia/jsx'`. */
import type { ClassAttributes, HTMLAttributes } from 'react';
import type { ElementEventMap, PropsByTag } from './index';

type Listeners = { [Name in keyof ElementEventMap as `on${Name}`]?: (event: ElementEventMap[Name]) => void };
type InJsx<Element, Props> = Omit<HTMLAttributes<Element>, keyof Props> & ClassAttributes<Element> & Props & Listeners;
type Elements = { [Tag in keyof PropsByTag]: InJsx<HTMLElementTagNameMap[Tag], PropsByTag[Tag]> };

declare module 'react' {
  namespace JSX {
    // Declaration merging needs an interface.
    // oxlint-disable-next-line typescript/no-empty-object-type
    interface IntrinsicElements extends Elements {}
  }
}
