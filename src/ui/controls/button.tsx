import { use, useEffect, type ButtonHTMLAttributes, type ReactNode, type Ref } from 'react';
import { commonTexts } from '../../texts/common';
import { AnnounceContext } from '../feedback/announcer';
import { classes, css, keyframes } from '../style/style';

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  /** `silent` is quieter than `quiet`, until hovered; `destroy` confirms an irreversible action. */
  variant?: 'primary' | 'quiet' | 'silent' | 'danger' | 'destroy';
  size?: 'normal' | 'large';
  /** Shows a spinner instead of its icon; ignores clicks, keeps the focus. */
  isBusy?: boolean;
  /** Ignores clicks, but stays focusable. */
  isDisabled?: boolean | undefined;
  icon?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * A button that keeps its focus while it is busy or disabled, and announces to screen readers that it is busy. A held Enter counts once:
 * the focus may have moved to another record's button.
 */
export function Button(props: ButtonProps) {
  const { variant = 'quiet', size = 'normal', isBusy, isDisabled, icon, children, onClick, className, ...rest } = props;
  const isInert = isBusy === true || isDisabled === true;
  const announce = use(AnnounceContext);
  useEffect(() => {
    if (!isBusy) return;
    announce(commonTexts.busy);
    return () => announce('');
  }, [isBusy, announce]);
  return (
    <button
      type="button"
      onKeyDown={(event) => event.repeat && event.key === 'Enter' && event.preventDefault()}
      {...rest}
      className={classes(base, variants[variant], size === 'large' && large, className)}
      aria-disabled={isInert || undefined}
      aria-busy={isBusy || undefined}
      onClick={isInert ? (event) => event.preventDefault() : onClick}
    >
      {isBusy ? <span className={spinner} aria-hidden="true" /> : icon}
      {children}
    </button>
  );
}

const turn = keyframes`
  to {
    transform: rotate(1turn);
  }
`;

const base = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-height: 40px;
  padding: 8px 14px;
  border: 1px solid transparent;
  border-radius: var(--radius);
  background: none;
  font-weight: 550;
  line-height: 1.2;
  text-align: center;
  cursor: pointer;
  transition:
    background-color 120ms,
    opacity 120ms;
  & svg {
    flex: none;
  }
  &[aria-disabled='true'] {
    cursor: default;
  }
  @media (forced-colors: active) {
    border-color: ButtonText;
  }
`;

const variants = {
  primary: css`
    background: var(--primary);
    color: var(--on-primary);
    font-weight: 650;
    &:hover {
      background: var(--primary-hover);
    }
  `,
  quiet: css`
    border-color: var(--control-line);
    background: var(--surface);
    color: var(--text);
    &:hover {
      background: var(--sunken);
    }
  `,
  silent: css`
    color: var(--muted);
    font-weight: 450;
    &:hover,
    &:focus-visible {
      background: var(--danger-soft);
      color: var(--danger);
    }
  `,
  danger: css`
    border-color: var(--danger);
    background: var(--surface);
    color: var(--danger);
    &:hover {
      background: var(--danger-soft);
    }
  `,
  destroy: css`
    background: var(--danger);
    color: var(--on-danger);
    font-weight: 650;
    &:hover {
      background: var(--danger-hover);
    }
  `,
};

const undecorated = css`
  text-decoration: none;
`;

/** The class of a link that looks like a button. */
export const buttonLinkClass = classes(base, variants.quiet, undecorated);

const large = css`
  min-height: 56px;
  padding: 12px 24px;
  font-size: 1.2em;
`;

const spinner = css`
  flex: none;
  width: 18px;
  height: 18px;
  border: 2px solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${turn} 800ms linear infinite;
`;
