import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { css } from '../style/style';

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** The accessible name. */
  label: string;
  icon: ReactNode;
  /** Shown at its corner. */
  badge?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** Its name is shown while it is pointed at: a `title` that stays would be read as its description, too. */
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
  /* What is switched on is not here to be seen. */
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
