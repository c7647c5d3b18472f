/** The elements in JSX of React 19: `import type {} from 'ordinacia/jsx'`. */
import type { ClassAttributes, HTMLAttributes } from 'react';
import type {
  AdminProps,
  ElementEventMap,
  ElementProps,
  HotPanelProps,
  OrdinaciaAdminElement,
  OrdinaciaHotPanelElement,
  OrdinaciaWaitingRoomElement,
} from './index';

type Listeners = { [Name in keyof ElementEventMap as `on${Name}`]?: (event: ElementEventMap[Name]) => void };
type InJsx<Element, Props> = Omit<HTMLAttributes<Element>, keyof Props> & ClassAttributes<Element> & Props & Listeners;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'ordinacia-admin': InJsx<OrdinaciaAdminElement, AdminProps>;
      'ordinacia-waiting-room': InJsx<OrdinaciaWaitingRoomElement, ElementProps>;
      'ordinacia-hot-panel': InJsx<OrdinaciaHotPanelElement, HotPanelProps>;
    }
  }
}
