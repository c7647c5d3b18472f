import type { ElementEvents } from './element-events';
import type { OrdinaciaElement } from './ordinacia-element';
import type { AdminAttributeProps, HotPanelAttributeProps, SharedAttributeProps } from './types.generated';

/** The events as a page hears them. */
export type ElementEventMap = {
  [Name in keyof ElementEvents as `ordinacia-${Name}`]: CustomEvent<ElementEvents[Name]>;
};

declare global {
  // Interfaces of the browser grow by what extends them.
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type
  interface HTMLElementEventMap extends ElementEventMap {}
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type
  interface DocumentEventMap extends ElementEventMap {}
}

/** What a framework may set on every element: attributes by their names, properties by theirs. */
export interface ElementProps
  extends SharedAttributeProps, Partial<Pick<OrdinaciaElement, 'endpoints' | 'getToken' | 'echo'>> {}

export interface AdminProps extends ElementProps, AdminAttributeProps {}

export interface HotPanelProps extends ElementProps, HotPanelAttributeProps {}

/** What a framework may set on each element, by its tag. */
export interface PropsByTag {
  'ordinacia-admin': AdminProps;
  'ordinacia-waiting-room': ElementProps;
  'ordinacia-hot-panel': HotPanelProps;
}

type NameOf<Tag> = Tag extends `ordinacia-${infer Name}` ? Name : never;
export type ElementName = NameOf<keyof PropsByTag>;
