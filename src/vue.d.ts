/** The elements in templates of Vue 3: `import type {} from 'ordinacia/vue'`. */
import type { DefineComponent } from 'vue';
import type { ElementEventMap, PropsByTag } from './index';

type CamelCase<Name extends string> = Name extends `${infer Start}-${infer Rest}`
  ? `${Start}${Capitalize<CamelCase<Rest>>}`
  : Name;
type Listeners = {
  [Name in keyof ElementEventMap as `on${Capitalize<CamelCase<Name>>}`]?: (event: ElementEventMap[Name]) => void;
};
type Elements = { [Tag in keyof PropsByTag]: DefineComponent<PropsByTag[Tag] & Listeners> };

declare module 'vue' {
  // Declaration merging needs an interface.
  // oxlint-disable-next-line typescript/no-empty-object-type
  interface GlobalComponents extends Elements {}
}
