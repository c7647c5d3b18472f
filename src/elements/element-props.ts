import type { ElementEvents } from './element-events';
import type { OrdinaciaElement } from './ordinacia-element';
import type {
  AdminAttributeProps,
  DisplayAttributeProps,
  HotPanelAttributeProps,
  SharedAttributeProps,
} from './types.generated';

/** The events by their full names. */
export type ElementEventMap = {
  [Name in keyof ElementEvents as `ordinacia-${Name}`]: CustomEvent<ElementEvents[Name]>;
};

declare global {
  // Declaration merging needs an interface.
  // oxlint-disable-next-line typescript/no-empty-object-type
  interface HTMLElementEventMap extends ElementEventMap {}
  // oxlint-disable-next-line typescript/no-empty-object-type
  interface DocumentEventMap extends ElementEventMap {}
  // oxlint-disable-next-line typescript/no-empty-object-type
  interface WindowEventMap extends ElementEventMap {}
}

/** The props of every element in a framework: attributes and properties. */
export interface ElementProps
  extends SharedAttributeProps, Partial<Pick<OrdinaciaElement, 'endpoints' | 'getToken' | 'echo'>> {}

export interface AdminProps extends ElementProps, AdminAttributeProps {}

export interface HotPanelProps extends ElementProps, HotPanelAttributeProps {}

/** The props of each element, by tag. */
export interface PropsByTag {
  'ordinacia-admin': AdminProps;
  'ordinacia-waiting-room': ElementProps;
  'ordinacia-hot-panel': HotPanelProps;
  'ordinacia-display': DisplayAttributeProps;
}

type NameOf<Tag> = Tag extends `ordinacia-${infer Name}` ? Name : never;
/** The panel's elements: the display is a module of its own. */
export type ElementName = Exclude<NameOf<keyof PropsByTag>, 'display'>;
