import { autoUpdate, flip, offset, shift, size, useFloating, type Placement } from '@floating-ui/react';
import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { classes, css } from '../style/style';
import { useOutsidePress } from './use-outside-press';

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
  className?: string | false | undefined;
  children: ReactNode;
}

/**
 * Floats beside its anchor in the browser's top layer, inside of its shadow root, never clipped. Takes the focus (the first element
 * with `data-autofocus`, or itself) and returns it to the anchor.
 */
export function Popover(props: PopoverProps) {
  const { anchor, onClose, label, role = 'dialog', id, placement = 'bottom-end', children, className } = props;
  const { hasAnchorWidth = false, takesFocus = true, canCoverAnchor = false } = props;
  const own = useRef<HTMLDivElement>(null);
  const fallbackId = useId();
  const { refs, floatingStyles } = useFloating({
    open: true,
    placement,
    strategy: 'fixed',
    elements: { reference: anchor },
    whileElementsMounted: autoUpdate,
    middleware: [
      offset(8),
      flip({ padding: 8 }),
      shift({ padding: 8, crossAxis: canCoverAnchor }),
      size({
        padding: 8,
        apply({ availableHeight, availableWidth, rects, elements: { floating } }) {
          floating.style.maxHeight = `${Math.max(120, availableHeight)}px`;
          floating.style.maxWidth = `${availableWidth}px`;
          if (hasAnchorWidth) floating.style.minWidth = `${rects.reference.width}px`;
        },
      }),
    ],
  });
  // Not `useDismiss`: it handles Escape at the document, after everything around the popover (docs/decisions/floating.md).
  useOutsidePress(() => [anchor, own.current], onClose);

  useLayoutEffect(() => {
    const popover = own.current;
    if (popover && !popover.matches(':popover-open')) popover.showPopover();
  }, []);

  useEffect(() => {
    // Not `FloatingFocusManager`: it sets `aria-hidden` on elements of the host page.
    const popover = own.current;
    if (!takesFocus || !popover) return;
    (popover.querySelector<HTMLElement>('[data-autofocus]') ?? popover).focus({ preventScroll: true });
    return () => {
      // Not the popover's root: it is already removed.
      const root = anchor?.getRootNode();
      const active = root instanceof ShadowRoot || root instanceof Document ? root.activeElement : null;
      const isLost = !active || active === document.body || popover.contains(active);
      if (anchor instanceof HTMLElement && isLost) anchor.focus();
    };
  }, [takesFocus, anchor]);

  return (
    // The keys belong to what stands in it; only Escape is its own.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={(node) => {
        own.current = node;
        refs.setFloating(node);
      }}
      id={id ?? fallbackId}
      popover="manual"
      role={role}
      aria-label={role === 'presentation' ? undefined : label}
      tabIndex={-1}
      className={classes(box, className)}
      style={floatingStyles}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // Must not close a surrounding dialog, too.
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
  );
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
  &:focus-visible {
    outline: none;
  }
`;
