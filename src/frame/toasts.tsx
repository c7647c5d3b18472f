import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useStore } from '../state/react/store-context';
import { useValue } from '../state/react/use-value';
import { commonTexts } from '../texts/common';
import { IconButton } from '../ui/controls/icon-button';
import { classes, css, keyframes } from '../ui/style/style';

/** Bottom right, over everything, each for 4 seconds. The live region is rendered before its first message, so that it is announced. */
export function Toasts() {
  const { toasts } = useStore();
  const list = useValue(toasts.list);
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Moving the element in the page closes the popover.
    if (region.current?.isConnected && !region.current.matches(':popover-open')) region.current.showPopover();
  }, [list]);
  return (
    // The pointer only pauses the timers; the keyboard pauses them by focus.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={region}
      popover="manual"
      className={regionClass}
      onPointerEnter={toasts.pause}
      onPointerLeave={toasts.resume}
      onFocus={toasts.pause}
      onBlur={toasts.resume}
    >
      <div role="status" aria-label={commonTexts.notifications} className={stack}>
        {list.map(({ id, variant, text }) => (
          <div key={id} className={classes(toast, variants[variant])} part="toast" data-variant={variant}>
            {variant === 'success' ? (
              <CircleCheck size={20} strokeWidth={1.5} aria-hidden="true" />
            ) : (
              <CircleAlert size={20} strokeWidth={1.5} aria-hidden="true" />
            )}
            <span className={textClass}>{text}</span>
            <IconButton
              label={commonTexts.closeToast}
              icon={<X size={18} strokeWidth={1.5} />}
              onClick={() => toasts.dismiss(id)}
            />
          </div>
        ))}
      </div>
    </div>
  );
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
  flex: 1;
  color: var(--text);
`;

const variants = {
  success: css`
    color: var(--success);
  `,
  danger: css`
    color: var(--danger);
  `,
};
