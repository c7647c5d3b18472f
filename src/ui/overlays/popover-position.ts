import { autoUpdate, computePosition, flip, offset, shift, size, type Placement } from '@floating-ui/react';
import { useLayoutEffect, type RefObject } from 'react';
import { POPOVER_GAP_PX } from '../../constants';
import { cancelZoom } from './cancel-zoom';

export interface PopoverPositionProps {
  anchor: Element | null;
  popover: RefObject<HTMLElement | null>;
  placement: Placement;
  hasAnchorWidth: boolean;
  canCoverAnchor: boolean;
}

const padding = POPOVER_GAP_PX;

/** Keeps a popover beside its anchor, on a side with room, and limits its size to that room. */
export function PopoverPosition({
  anchor,
  popover,
  placement,
  hasAnchorWidth,
  canCoverAnchor,
}: PopoverPositionProps): null {
  useLayoutEffect(() => {
    const { current: box } = popover;
    if (!anchor || !box) return;
    const zoom = 'currentCSSZoom' in box ? 1 : zoomOf(anchor);
    if (zoom !== 1) cancelZoom(box, zoom);
    const reference = zoom === 1 ? anchor : zoomed(anchor, zoom);
    const updatePosition = async () => {
      const { x, y } = await computePosition(reference, box, {
        placement,
        strategy: 'fixed',
        middleware: [
          offset(POPOVER_GAP_PX),
          flip({ padding }),
          shift({ padding, crossAxis: canCoverAnchor }),
          size({
            padding,
            apply({ availableHeight, availableWidth, rects }) {
              box.style.maxHeight = `${Math.max(120, availableHeight)}px`;
              box.style.maxWidth = `${availableWidth}px`;
              if (hasAnchorWidth) box.style.minWidth = `${rects.reference.width}px`;
            },
          }),
        ],
      });
      box.style.inset = `${y}px auto auto ${x}px`;
    };
    void updatePosition();
    let frame = 0;
    // In the next frame: resizing the box within the observer's callback causes a `ResizeObserver loop` error of the page.
    const stop = autoUpdate(reference, box, () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => void updatePosition());
    });
    return () => {
      stop();
      cancelAnimationFrame(frame);
    };
  }, [anchor, popover, placement, hasAnchorWidth, canCoverAnchor]);
  return null;
}

/**
 * Computes the CSS zoom of an element from its ancestors, for browsers without `currentCSSZoom`, which measure elements without the zoom.
 */
function zoomOf(element: Element): number {
  const root = element.getRootNode();
  const above = element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  return (Number(getComputedStyle(element).zoom) || 1) * (above ? zoomOf(above) : 1);
}

/** The anchor, with its rectangle scaled to the window. */
const zoomed = (anchor: Element, zoom: number) => ({
  contextElement: anchor,
  getBoundingClientRect() {
    const { left, top, width, height } = anchor.getBoundingClientRect();
    return new DOMRect(left * zoom, top * zoom, width * zoom, height * zoom);
  },
});
