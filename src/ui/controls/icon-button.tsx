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

export function IconButton({ label, icon, badge, ...rest }: IconButtonProps) {
  return (
    <button type="button" aria-label={label} title={label} {...rest} className={square}>
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
