import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect, useRef, type RefObject } from 'react';
import { isolated } from '../lib/clean-text';
import { listenTo } from '../lib/listen-to';
import { useStore, useValue } from '../state/react/use-store';
import { commonTexts } from '../texts/common';
import { Sensitive } from '../ui/content/personal';
import { Button } from '../ui/controls/button';
import { IconButton } from '../ui/controls/icon-button';
import { classes } from '../ui/style/style';
import { mayTakeFocus } from './may-take-focus';
import { regionClass, stack, toast, textClass, subjectClass, undoClass, keyClass, variants } from './toasts.style';

/** The toasts, bottom right, above everything. The live region is rendered before its first message, so that this is announced. */
export function Toasts() {
  const { toasts } = useStore();
  const list = useValue(toasts.list);
  const region = useRef<HTMLDivElement>(null);
  const before = useRef<Element | null>(null);
  const dismiss = (id: number) => {
    if (region.current?.matches(':focus-within')) focusOutside(region.current, before.current);
    toasts.dismiss(id);
  };
  useToastKey(region, list.length > 0);
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
          <div key={id} className={classes(toast, variants[variant])} part="toast" data-reveals="">
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

/** Moves the focus to the newest toast, which stops the timers: a toast is too short-lived to be reached by Tab. */
const TOAST_KEY = 'F8';

/** While a toast is shown, {@link TOAST_KEY} moves the focus to the newest one. */
function useToastKey(region: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return;
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== TOAST_KEY || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const newest = region.current?.querySelector<HTMLElement>('[part="toast"]:last-child button');
      if (!newest || !mayTakeFocus(newest)) return;
      event.preventDefault();
      newest.focus();
    };
    return listenTo(document, { keydown: handleKey });
  }, [region, isShown]);
}

/** Restores the focus as a dialog does; if that element was removed, focuses the screen. */
function focusOutside(region: HTMLElement, before: Element | null): void {
  if (before instanceof HTMLElement && before.isConnected) return before.focus();
  const root = region.getRootNode();
  if (root instanceof ShadowRoot) root.querySelector<HTMLElement>('[tabindex="-1"]')?.focus();
}
