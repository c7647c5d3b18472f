import { autoUpdate, computePosition, flip, offset, shift, size, type Placement } from '@floating-ui/react';
import { useLayoutEffect, type RefObject } from 'react';
import { POPOVER_GAP_PX } from '../../constants';
import { levelZoom } from './level-zoom';

export interface PopoverPositionProps {
  anchor: Element | null;
  popover: RefObject<HTMLElement | null>;
  placement: Placement;
  hasAnchorWidth: boolean;
  canCoverAnchor: boolean;
}

const padding = POPOVER_GAP_PX;

/** Keeps a popover beside its anchor, on the side that has the room, and as large as there is room for. */
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
    if (zoom !== 1) levelZoom(box, zoom);
    const reference = zoom === 1 ? anchor : zoomed(anchor, zoom);
    const place = async () => {
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
    void place();
    let frame = 0;
    // In the next frame: a box that is resized while its observer reports is an error of the page (`ResizeObserver loop`).
    const stop = autoUpdate(reference, box, () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => void place());
    });
    return () => {
      stop();
      cancelAnimationFrame(frame);
    };
  }, [anchor, popover, placement, hasAnchorWidth, canCoverAnchor]);
  return null;
}

/** The CSS zoom of an element by its ancestors, for browsers that do not tell it: these measure the element without it. */
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
