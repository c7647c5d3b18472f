import { withoutPrototype } from '../../lib/own-properties';
import { VERSION } from '../../version';
import { setStyles } from '../set-styles';
import type { MountOptions, PageApi, PageCallback } from '../page-api';

/** `window.Ordinacia` until the modules are loaded: they upgrade the elements that it creates. */
export function createPageApi(loadAll: () => Promise<unknown>): PageApi {
  const api: PageApi = {
    version: VERSION,
    mount,
    define(options) {
      void loadAll().then((all) => (all as Pick<PageApi, 'define'>).define(options), reportError);
    },
    push(...callbacks: readonly PageCallback[]) {
      for (const callback of callbacks) {
        try {
          callback(api);
        } catch (error) {
          reportError(error);
        }
      }
    },
  };
  return api;
}

/** Like `mount` of the panel: a defined element takes over the properties that were set before. */
function mount(target: string | Element, options: MountOptions = {}): ReturnType<PageApi['mount']> {
  const { element: name = 'admin', ...given } = withoutPrototype(options);
  if (!/^(?:admin|waiting-room|hot-panel)$/.test(name)) throw new TypeError('There is no such element of Ordinácia.');
  const element = document.createElement(`ordinacia-${name}` as const);
  for (const [key, value] of Object.entries(given)) {
    const property = key.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
    // The browser converts it to a text.
    if (/^(?:class$|role$|data-|aria-)/.test(key)) element.setAttribute(key, value as string);
    else if (key === 'style' && value && typeof value === 'object') setStyles(element, value);
    else Reflect.set(element, property, value);
  }
  const append = (parent: unknown) => {
    if (!(parent instanceof Element)) throw new TypeError('There is no such element to mount into.');
    if (isWanted) parent.append(element);
  };
  const find = () => (typeof target === 'string' ? document.querySelector(target) : target);
  let isWanted = true;
  const parent = find();
  // The script may run before the parser reaches the element to mount into.
  if (parent || document.readyState !== 'loading') append(parent);
  else document.addEventListener('DOMContentLoaded', () => append(find()), { once: true });
  return {
    element,
    destroy() {
      isWanted = false;
      element.remove();
    },
  };
}
