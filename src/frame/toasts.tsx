import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { isolated } from '../lib/clean-text';
import { useStore } from '../state/react/store-context';
import { useValue } from '../state/react/use-value';
import { commonTexts } from '../texts/common';
import { Sensitive } from '../ui/content/sensitive';
import { Button } from '../ui/controls/button';
import { IconButton } from '../ui/controls/icon-button';
import { classes, css, keyframes } from '../ui/style/style';

/** Bottom right, over everything, each for 4 seconds, or 10 where it can undo something. The live region is rendered before its first message, so that it is announced. */
export function Toasts() {
  const { toasts } = useStore();
  const list = useValue(toasts.list);
  const region = useRef<HTMLDivElement>(null);
  const before = useRef<Element | null>(null);
  const dismiss = (id: number) => {
    if (region.current?.matches(':focus-within')) focusOutside(region.current, before.current);
    toasts.dismiss(id);
  };
  const isShown = list.length > 0;
  useEffect(() => {
    if (!isShown) return;
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== TOAST_KEY || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const newest = region.current?.querySelector<HTMLElement>('[part="toast"]:last-child button');
      if (!newest || !hasFocusOrNobody(newest)) return;
      event.preventDefault();
      newest.focus();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [isShown]);
  useEffect(() => {
    // Moving the element in the page closes the popover.
    if (region.current?.isConnected && !region.current.matches(':popover-open')) region.current.showPopover();
  }, [list]);
  return (
    // The pointer only pauses the timers; the keyboard pauses them by focus.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={region}
      popover="manual"
      data-toasts=""
      className={regionClass}
      onPointerEnter={toasts.pause}
      onPointerLeave={toasts.resume}
      onFocus={({ relatedTarget }) => {
        toasts.pause();
        if (relatedTarget && !region.current?.contains(relatedTarget)) before.current = relatedTarget;
      }}
      onBlur={toasts.resume}
      onKeyDown={({ key }) => {
        if (key === 'Escape' && region.current) focusOutside(region.current, before.current);
      }}
    >
      <div role="status" aria-label={commonTexts.notifications} className={stack}>
        {list.map(({ id, variant, text, undo }) => (
          <div
            key={id}
            className={classes(toast, variants[variant])}
            part="toast"
            data-variant={variant}
            data-reveals=""
          >
            {variant === 'success' ? (
              <CircleCheck size={20} strokeWidth={1.5} aria-hidden="true" />
            ) : (
              <CircleAlert size={20} strokeWidth={1.5} aria-hidden="true" />
            )}
            <span className={textClass}>
              <span>{text}</span>
              {undo && (
                <>
                  <Sensitive className={subjectClass}>{undo.subject}</Sensitive>
                  <Button
                    className={undoClass}
                    aria-label={`${undo.label}: ${isolated(undo.subject)}`}
                    onClick={() => {
                      dismiss(id);
                      undo.run();
                    }}
                  >
                    {undo.label}
                  </Button>
                </>
              )}
            </span>
            <kbd className={keyClass} aria-hidden="true">
              {TOAST_KEY}
            </kbd>
            <IconButton
              label={commonTexts.closeToast}
              aria-keyshortcuts={TOAST_KEY}
              icon={<X size={18} strokeWidth={1.5} />}
              onClick={() => dismiss(id)}
            />
          </div>
        ))}
      </div>
    </div>
  );
}

/** The time of a toast is too short to come to it by Tab: this key moves the focus to the newest one, and stops the time. */
const TOAST_KEY = 'F8';

/** Whether the focus is in this element's shadow root, or nowhere: not in another part of the page. */
function hasFocusOrNobody(element: HTMLElement): boolean {
  const root = element.getRootNode();
  const { activeElement } = document;
  return (
    activeElement === null ||
    activeElement === document.body ||
    (root instanceof ShadowRoot && activeElement === root.host)
  );
}

/** Back to where the focus came from, as from a dialog; where that is gone, to the screen. */
function focusOutside(region: HTMLElement, before: Element | null): void {
  if (before instanceof HTMLElement && before.isConnected) return before.focus();
  const root = region.getRootNode();
  if (root instanceof ShadowRoot) root.querySelector<HTMLElement>('[tabindex="-1"]')?.focus();
}

const regionClass = css`
  position: fixed;
  inset: auto 16px 16px auto;
  width: max-content;
  max-width: min(400px, calc(100vw - 32px));
  height: auto;
  margin: 0;
  padding: 0;
  border: 0;
  overflow: visible;
  background: none;
  color: var(--text);
`;

const stack = css`
  display: grid;
  justify-items: end;
  gap: 8px;
`;

const appear = keyframes`
  from {
    opacity: 0;
    transform: translateY(12px);
  }
`;

const toast = css`
  display: flex;
  align-items: center;
  gap: 10px;
  padding: 6px 6px 6px 14px;
  border: 1px solid var(--line);
  border-left: 5px solid currentColor;
  border-radius: var(--radius);
  background: var(--raised);
  box-shadow: var(--shadow);
  animation: ${appear} 160ms ease-out;
  & > svg {
    flex: none;
  }
`;

const textClass = css`
  display: grid;
  flex: 1;
  min-width: 0;
  color: var(--text);
`;

const subjectClass = css`
  font-weight: 600;
  overflow-wrap: anywhere;
`;

const undoClass = css`
  justify-self: start;
  margin: 6px 0;
`;

/** Shown to whoever works by keys. */
const keyClass = css`
  display: none;
  padding: 0 6px;
  border: 1px solid var(--line);
  border-radius: 6px;
  color: var(--muted);
  font: inherit;
  font-size: 13px;
  [part='root']:has(:focus-visible) & {
    display: inline;
  }
`;

const variants = {
  success: css`
    color: var(--success);
  `,
  danger: css`
    color: var(--danger);
  `,
};
