import { flushSync } from 'react-dom';

export interface ScrollOffsetObserver {
  /** Looks at once, instead of at the next scroll. */
  update(): void;
  stop(): void;
}

interface Listener {
  /** So many pixels of the element are above the window's upper edge. */
  onChange(pixels: number): void;
  /** The element was hidden and stands there again: so many pixels were above before. */
  onReshown(pixels: number): void;
}

/**
 * Follows how far an element has scrolled past the top of the window, now and whenever it changes. Whatever scrolls is
 * heard: the page, or any part of it that the element stands in. While the element is hidden nothing is told.
 */
export function observeScrollOffset(element: Element, { onChange, onReshown }: Listener): ScrollOffsetObserver {
  let last: number | null = null;
  let wasHidden = false;

  function update(): void {
    if (element.getClientRects().length === 0) {
      wasHidden = true;
      return;
    }
    if (wasHidden) {
      wasHidden = false;
      if (last !== null) onReshown(last);
    }
    const now = Math.max(0, -element.getBoundingClientRect().top);
    if (now === last) return;
    last = now;
    onChange(now);
  }

  // What scrolls into sight must be drawn in the same frame, not in the one after it.
  const updateInFrame = () => flushSync(update);
  const roots = rootsAround(element);
  const size = new ResizeObserver(updateInFrame);
  size.observe(element);
  roots.forEach((root) => root.addEventListener('scroll', updateInFrame, { capture: true, passive: true }));
  window.addEventListener('resize', updateInFrame);
  update();
  return {
    update,
    stop() {
      size.disconnect();
      roots.forEach((root) => root.removeEventListener('scroll', updateInFrame, { capture: true }));
      window.removeEventListener('resize', updateInFrame);
    },
  };
}

/** The trees that an element stands in, its own first: the event of a scroll does not leave its shadow root. */
function rootsAround(element: Element): Node[] {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? [root, ...rootsAround(root.host)] : [root];
}
