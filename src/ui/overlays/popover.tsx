import type { Placement } from '@floating-ui/react';
import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { POPOVER_GAP_PX } from '../../constants';
import { lazyPart } from '../feedback/lazy-part';
import { classes, css } from '../style/style';
import { levelZoom } from './level-zoom';
import type { PopoverPositionProps } from './popover-position';
import { useOutsidePress } from './use-outside-press';
import { wrapTab } from './wrap-tab';

interface PopoverProps {
  /** The element that it is positioned beside. */
  anchor: Element | null;
  /** Called by Escape, by a press outside, and when the focus leaves. */
  onClose(): void;
  /** Its accessible name. */
  label: string;
  role?: 'dialog' | 'menu' | 'presentation';
  id?: string;
  placement?: Placement;
  /** As wide as the anchor, at least. */
  hasAnchorWidth?: boolean;
  /** `false` where the focus stays in the anchor, as in a combobox. */
  takesFocus?: boolean;
  /** May cover its anchor where neither side has room. */
  canCoverAnchor?: boolean;
  /** Tab stays in it. */
  isModal?: boolean;
  className?: string | false | undefined;
  children: ReactNode;
}

/**
 * Floats beside its anchor in the browser's top layer, inside of its shadow root, never clipped. Takes the focus (the first element
 * with `data-autofocus`, or itself) and returns it to the anchor.
 */
export function Popover(props: PopoverProps) {
  const { anchor, onClose, label, role = 'dialog', id, placement = 'bottom-end', children, className } = props;
  const { hasAnchorWidth = false, takesFocus = true, canCoverAnchor = false, isModal = false } = props;
  const own = useRef<HTMLDivElement>(null);
  const fallbackId = useId();
  // Not `useDismiss`: it hears Escape only at the page's document, after everything around the popover (docs/decisions/floating.md).
  useOutsidePress(() => [anchor, own.current], onClose);

  // Not `FloatingFocusManager`: it sets `aria-hidden` on elements of the host page.
  // At once: a list around it looks for a focus that was lost as soon as it is drawn.
  useLayoutEffect(() => {
    const { current: popover } = own;
    if (takesFocus && popover)
      (popover.querySelector<HTMLElement>('[data-autofocus]') ?? popover).focus({ preventScroll: true });
  }, [takesFocus]);
  useEffect(() => {
    const { current: popover } = own;
    if (!takesFocus || !popover) return;
    return () => {
      // Not the popover's root: it is already removed.
      const root = anchor?.getRootNode();
      const active = root instanceof ShadowRoot || root instanceof Document ? root.activeElement : null;
      const isLost = !active || active === document.body || popover.contains(active);
      if (anchor instanceof HTMLElement && isLost) anchor.focus();
    };
  }, [takesFocus, anchor]);

  return (
    <>
      {/* The keys belong to what stands in it; only Escape is its own. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        ref={(node) => {
          own.current = node;
          if (!node || node.matches(':popover-open')) return;
          node.showPopover();
          // Without `currentCSSZoom`, the zoom is determined when the popover is placed.
          const { currentCSSZoom: zoom = 1 } = node as Partial<Pick<HTMLElement, 'currentCSSZoom'>>;
          if (zoom !== 1) levelZoom(node, zoom);
        }}
        id={id ?? fallbackId}
        popover="manual"
        role={role}
        aria-label={role === 'presentation' ? undefined : label}
        aria-modal={isModal || undefined}
        tabIndex={-1}
        className={classes(box, className)}
        onKeyDown={(event) => {
          if (isModal) wrapTab(event);
          if (event.key !== 'Escape') return;
          // Not also the dialog in which it may stand.
          event.preventDefault();
          event.stopPropagation();
          onClose();
        }}
        onBlur={({ relatedTarget, currentTarget }) => {
          if (!(relatedTarget instanceof Node)) return;
          if (!currentTarget.contains(relatedTarget) && !anchor?.contains(relatedTarget)) onClose();
        }}
      >
        {children}
      </div>
      {/* Behind it in the tree, so that it is shown by the time it is measured. */}
      <PopoverPosition
        anchor={anchor}
        popover={own}
        placement={placement}
        hasAnchorWidth={hasAnchorWidth}
        canCoverAnchor={canCoverAnchor}
      />
    </>
  );
}

/** In the place of a popover whose part is being loaded, or did not come. */
export const AwaitedPopover = (props: PopoverProps) => <Popover {...props} className={awaited} />;

const awaited = css`
  width: 280px;
  padding: 12px;
`;

/** Components that open a popover prefetch this part. Without it, the popover works at the place where most have room. */
export const PopoverPosition = lazyPart(
  'popover-position',
  async () => (await import('./popover-position')).PopoverPosition,
  RoughPosition,
);

/** Beside its anchor, and not out of the window's sides. */
function RoughPosition({ anchor, popover, placement }: PopoverPositionProps): null {
  useLayoutEffect(() => {
    const box = popover.current;
    if (!anchor || !box) return;
    const { top, right, bottom, left } = anchor.getBoundingClientRect();
    const { offsetWidth, offsetHeight } = box;
    const rightmost = document.documentElement.clientWidth - offsetWidth - POPOVER_GAP_PX;
    const x = Math.min(placement.endsWith('end') ? right - offsetWidth : left, rightmost);
    const y = placement.startsWith('top') ? top - offsetHeight - POPOVER_GAP_PX : bottom + POPOVER_GAP_PX;
    box.style.setProperty('inset', `${y}px auto auto ${Math.max(POPOVER_GAP_PX, x)}px`);
  }, [anchor, popover, placement]);
  return null;
}

const box = css`
  inset: auto;
  margin: 0;
  padding: 0;
  border: 1px solid var(--line);
  border-radius: 12px;
  overflow: auto;
  background: var(--raised);
  color: var(--text);
  box-shadow: var(--shadow);
  & > * {
    zoom: var(--zoom, 1);
  }
  &:focus-visible {
    outline: none;
  }
`;
