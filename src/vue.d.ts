/** The elements in templates of Vue 3: `import type {} from 'ordinacia/vue'`. */
import type { DefineComponent } from 'vue';
import type { AdminProps, ElementEventMap, ElementProps, HotPanelProps } from './index';

type CamelCase<Name extends string> = Name extends `${infer Start}-${infer Rest}`
  ? `${Start}${Capitalize<CamelCase<Rest>>}`
  : Name;
type Listeners = {
  [Name in keyof ElementEventMap as `on${Capitalize<CamelCase<Name>>}`]?: (event: ElementEventMap[Name]) => void;
};

declare module 'vue' {
  interface GlobalComponents {
    'ordinacia-admin': DefineComponent<AdminProps & Listeners>;
    'ordinacia-waiting-room': DefineComponent<ElementProps & Listeners>;
    'ordinacia-hot-panel': DefineComponent<HotPanelProps & Listeners>;
  }
}
