import { flushSync } from 'react-dom';

export interface ScrolledPast {
  /** Looks at once, instead of at the next scroll. */
  look(): void;
  stop(): void;
}

interface Listener {
  /** So many pixels of the element are above the window's upper edge. */
  onChange(pixels: number): void;
  /** The element was hidden and stands there again: so many pixels were above before. */
  onShownAgain(pixels: number): void;
}

/**
 * Follows how far an element has scrolled past the top of the window, now and whenever it changes. Whatever scrolls is
 * heard: the page, or any part of it that the element stands in. While the element is hidden nothing is told.
 */
export function observeScrolledPast(element: Element, { onChange, onShownAgain }: Listener): ScrolledPast {
  let last: number | null = null;
  let wasHidden = false;

  function look(): void {
    if (element.getClientRects().length === 0) {
      wasHidden = true;
      return;
    }
    if (wasHidden) {
      wasHidden = false;
      if (last !== null) onShownAgain(last);
    }
    const now = Math.max(0, -element.getBoundingClientRect().top);
    if (now === last) return;
    last = now;
    onChange(now);
  }

  // What scrolls into sight must be drawn in the same frame, not in the one after it.
  const follow = () => flushSync(look);
  const roots = rootsAround(element);
  const size = new ResizeObserver(follow);
  size.observe(element);
  roots.forEach((root) => root.addEventListener('scroll', follow, { capture: true, passive: true }));
  window.addEventListener('resize', follow);
  look();
  return {
    look,
    stop() {
      size.disconnect();
      roots.forEach((root) => root.removeEventListener('scroll', follow, { capture: true }));
      window.removeEventListener('resize', follow);
    },
  };
}

/** The trees that an element stands in, its own first: the event of a scroll does not leave its shadow root. */
function rootsAround(element: Element): Node[] {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? [root, ...rootsAround(root.host)] : [root];
}
