import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { css } from '../style/style';

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** The accessible name. */
  label: string;
  icon: ReactNode;
  /** Shown at the button's corner. */
  badge?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** A button with an icon. The `title` is set only while hovered: screen readers would read a permanent one as a description, too. */
export function IconButton({ label, icon, badge, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onPointerEnter={({ currentTarget }) => (currentTarget.title ||= label)}
      onPointerLeave={({ currentTarget }) => {
        if (currentTarget.title === label) currentTarget.removeAttribute('title');
      }}
      {...rest}
      className={square}
    >
      {icon}
      {badge && <span className={corner}>{badge}</span>}
    </button>
  );
}

const square = css`
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 40px;
  height: 40px;
  padding: 0;
  border: 1px solid transparent;
  border-radius: var(--radius);
  background: none;
  color: var(--muted);
  cursor: pointer;
  &:hover,
  &[aria-expanded='true'] {
    background: var(--sunken);
    color: var(--text);
  }
  &[aria-pressed='true'] {
    background: var(--primary-soft);
    color: var(--primary);
  }
  /* Switched on, but the panel that the button opens is not part of this screen. */
  &[data-elsewhere]:not(:hover) {
    background: none;
  }
  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      border-color: Highlight;
    }
  }
`;

const corner = css`
  position: absolute;
  top: -5px;
  right: -5px;
`;
