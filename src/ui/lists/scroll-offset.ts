import { flushSync } from 'react-dom';

export interface ScrollOffsetObserver {
  /** Measures and reports at once, instead of at the next scroll. */
  update(): void;
  stop(): void;
}

interface Listener {
  /** Gets how many pixels of the element are above the viewport. */
  onChange(pixels: number): void;
  /** The element is visible again after it was hidden; gets the last offset before. */
  onReshown?(pixels: number): void;
  /** Whether to observe the element's own size, too; `false` if rendering its rows changes that size. */
  hasFixedSize?: boolean;
}

/**
 * Observes how far an element has scrolled above the viewport, whichever ancestor scrolls. Nothing is reported while the element is
 * hidden.
 */
export function observeScrollOffset(element: Element, listener: Listener): ScrollOffsetObserver {
  const { onChange, onReshown, hasFixedSize = true } = listener;
  let last: number | null = null;
  let wasHidden = false;

  function measure(isReported: boolean): void {
    if (element.getClientRects().length === 0) {
      wasHidden = true;
      return;
    }
    if (wasHidden) {
      wasHidden = false;
      if (last !== null) onReshown?.(last);
    }
    const now = Math.max(0, -element.getBoundingClientRect().top);
    if (now === last && !isReported) return;
    last = now;
    onChange(now);
  }

  const update = () => measure(true);
  // Rows that become visible must be rendered in the same frame.
  const updateInFrame = () => flushSync(() => measure(false));
  // Always reported: a higher window shows more rows at the same offset.
  const updateHeight = () => flushSync(update);
  const roots = rootsAround(element);
  const size = new ResizeObserver(updateInFrame);
  if (hasFixedSize) size.observe(element);
  roots.forEach((root) => root.addEventListener('scroll', updateInFrame, { capture: true, passive: true }));
  window.addEventListener('resize', updateHeight);
  update();
  return {
    update,
    stop() {
      size.disconnect();
      roots.forEach((root) => root.removeEventListener('scroll', updateInFrame, { capture: true }));
      window.removeEventListener('resize', updateHeight);
    },
  };
}

/** The document and shadow roots around an element: scroll events do not leave their shadow root. */
function rootsAround(element: Element): Node[] {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? [root, ...rootsAround(root.host)] : [root];
}
