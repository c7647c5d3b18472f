import { autoUpdate, computePosition, flip, offset, shift, size, type Placement } from '@floating-ui/react';
import { useLayoutEffect, type RefObject } from 'react';
import { POPOVER_GAP_PX } from '../../constants';

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
    const place = async () => {
      const { x, y } = await computePosition(anchor, box, {
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
    return autoUpdate(anchor, box, () => void place());
  }, [anchor, popover, placement, hasAnchorWidth, canCoverAnchor]);
  return null;
}
