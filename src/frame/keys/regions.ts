import { focusPart, openRowIn } from './rows';
import { isRendered } from './is-rendered';

const REGIONS = '[part~="navigation"], [part~="header"], main, [part~="list"], [part~="detail"], [data-toasts]';
const CONTROL = 'a[href], button, input, select, textarea, [tabindex="0"]';

/** F6 cycles through the regions of an element: navigation, header, list, detail, hot panel, toasts. */
export function createRegions(root: ShadowRoot) {
  /** The last focused element of each region. */
  const last = new WeakMap<Element, HTMLElement>();

  const regions = () => {
    const rendered = [...root.querySelectorAll<HTMLElement>(REGIONS)].filter(isRendered);
    return rendered.filter((region) => {
      // A screen with a list is not a region itself: its list and its detail are.
      const isWhole = region.localName === 'main';
      return isWhole ? !region.querySelector('[part~="list"]') : region.querySelector(CONTROL) !== null;
    });
  };

  return {
    /** Remembers where the focus is. */
    remember(focused: Element | null): void {
      const region = focused?.closest(REGIONS);
      if (region && focused instanceof HTMLElement) last.set(region, focused);
    },
    /** Focuses the next region, or the previous one. Returns `false` if there is no other. */
    move(step: 1 | -1): boolean {
      const all = regions();
      const at = all.findLastIndex((region) => region.contains(root.activeElement));
      const from = at < 0 && step < 0 ? 0 : at;
      const next = all[(from + step + all.length) % all.length];
      if (!next || next === all[at]) return false;
      const before = last.get(next);
      const target = before && next.contains(before) && isRendered(before) ? before : firstIn(next);
      if (target) target.focus();
      else focusPart(next);
      return true;
    },
  };
}

/** The element that gets the focus in a region; `null`: the region itself. */
function firstIn(region: HTMLElement): HTMLElement | null {
  if (region.matches('main, [part~="detail"]')) return null;
  if (region.matches('[part~="list"]')) return openRowIn(region) ?? controlIn(region);
  return region.querySelector<HTMLElement>('[aria-current="page"]') ?? controlIn(region);
}

const controlIn = (region: Element): HTMLElement | null =>
  [...region.querySelectorAll<HTMLElement>(CONTROL)].find(isRendered) ?? null;
