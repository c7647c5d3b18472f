import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { css } from './style';

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Its name: an icon alone says nothing to those who do not see it. */
  label: string;
  icon: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

export function IconButton({ label, icon, ...rest }: IconButtonProps) {
  return (
    <button type="button" aria-label={label} title={label} {...rest} className={square}>
      {icon}
    </button>
  );
}

const square = css`
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
  &:hover {
    background: var(--sunken);
    color: var(--text);
  }
`;
