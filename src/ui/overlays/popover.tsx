import type { Placement } from '@floating-ui/react';
import { useEffect, useId, useLayoutEffect, useRef, type ReactNode, useEffectEvent } from 'react';
import { POPOVER_GAP_PX } from '../../constants';
import { lazyPart } from '../feedback/lazy-part';
import { classes, css } from '../style/style';
import { cancelZoom } from './cancel-zoom';
import type { PopoverPositionProps } from './popover-position';
import { wrapTab } from './wrap-tab';

interface PopoverProps {
  /** The element beside which the popover is positioned. */
  anchor: Element | null;
  /** Called by Escape, by a press outside, and when the focus leaves. */
  onClose(): void;
  /** The popover's accessible name. */
  label: string;
  role?: 'dialog' | 'menu' | 'presentation';
  id?: string;
  placement?: Placement;
  /** Makes the popover at least as wide as the anchor. */
  hasAnchorWidth?: boolean;
  /** `false` if the focus stays in the anchor, as in a combobox. */
  takesFocus?: boolean;
  /** Allows the popover to cover its anchor if neither side has room. */
  canCoverAnchor?: boolean;
  /** Keeps Tab within the popover. */
  isModal?: boolean;
  className?: string | false | undefined;
  children: ReactNode;
}

/**
 * Floats beside its anchor in the browser's top layer, inside the anchor's shadow root, never clipped. Takes the focus (on the first
 * element with `data-autofocus`, or the popover itself) and returns it to the anchor.
 */
export function Popover(props: PopoverProps) {
  const { anchor, onClose, label, role = 'dialog', id, placement = 'bottom-end', children, className } = props;
  const { hasAnchorWidth = false, takesFocus = true, canCoverAnchor = false, isModal = false } = props;
  const popoverRef = useRef<HTMLDivElement>(null);
  const fallbackId = useId();
  // Not `useDismiss`: it listens to Escape only at the page's document, after everything around the popover (docs/decisions/ui.md).
  useOutsidePress(() => [anchor, popoverRef.current], onClose);

  // Not `FloatingFocusManager`: it sets `aria-hidden` on elements of the host page. In a layout effect: a surrounding list restores a lost
  // focus in its own layout effect.
  useLayoutEffect(() => {
    const { current: popover } = popoverRef;
    if (takesFocus && popover)
      (popover.querySelector<HTMLElement>('[data-autofocus]') ?? popover).focus({ preventScroll: true });
  }, [takesFocus]);
  useEffect(() => {
    const { current: popover } = popoverRef;
    if (!takesFocus || !popover) return;
    return () => {
      // Not the popover's root: the popover is already removed.
      const root = anchor?.getRootNode();
      const active = root instanceof ShadowRoot || root instanceof Document ? root.activeElement : null;
      const isLost = !active || active === document.body || popover.contains(active);
      if (anchor instanceof HTMLElement && isLost) anchor.focus();
    };
  }, [takesFocus, anchor]);

  return (
    <>
      {/* Key events belong to the content; the popover handles only Escape. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        ref={(node) => {
          popoverRef.current = node;
          if (!node || node.matches(':popover-open')) return;
          node.showPopover();
          // Without `currentCSSZoom`, `PopoverPosition` determines the zoom.
          const { currentCSSZoom: zoom = 1 } = node as Partial<Pick<HTMLElement, 'currentCSSZoom'>>;
          if (zoom !== 1) cancelZoom(node, zoom);
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
          // Escape must not also close a surrounding dialog.
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
      {/* After the popover in the tree, so that the popover is shown before it is measured. */}
      <PopoverPosition
        anchor={anchor}
        popover={popoverRef}
        placement={placement}
        hasAnchorWidth={hasAnchorWidth}
        canCoverAnchor={canCoverAnchor}
      />
    </>
  );
}

/** Shown instead of a popover whose chunk is loading, or failed to load. */
export const LoadingPopover = (props: PopoverProps) => <Popover {...props} className={loadingClass} />;

const loadingClass = css`
  width: 280px;
  padding: 12px;
`;

/** Positions the popover; prefetched by components that open one. Until it is loaded, the popover has a simple position. */
export const PopoverPosition = lazyPart(
  'popover-position',
  async () => (await import('./popover-position')).PopoverPosition,
  SimplePosition,
);

/** Beside the anchor, and not beyond the window's left and right edge. */
function SimplePosition({ anchor, popover, placement }: PopoverPositionProps): null {
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

/** Calls `onOutside` on a press outside of all elements, anywhere on the page. */
function useOutsidePress(elements: () => (Element | null)[], onOutside: () => void): void {
  const handle = useEffectEvent((event: Event) => {
    const path = event.composedPath();
    if (!elements().some((element) => element !== null && path.includes(element))) onOutside();
  });
  useEffect(() => {
    const listener = (event: Event) => handle(event);
    // In the document's capture phase, before anything can stop the event.
    document.addEventListener('pointerdown', listener, true);
    return () => document.removeEventListener('pointerdown', listener, true);
  }, []);
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
