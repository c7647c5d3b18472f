import { useId, type ReactNode } from 'react';
import { css } from '../../ui/style/style';

interface AccountSectionProps {
  title: string;
  hint: string;
  /** Buttons. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** A section of the account card. */
export function AccountSection({ title, hint, actions, children }: AccountSectionProps) {
  const id = useId();
  return (
    <section className={part} aria-labelledby={id}>
      <div className={text}>
        <h3 id={id} className={heading}>
          {title}
        </h3>
        <p className={hintClass}>{hint}</p>
      </div>
      {children}
      {actions && <div className={buttons}>{actions}</div>}
    </section>
  );
}

const part = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  padding: 16px 0;
  border-top: 1px solid var(--line);
  &:last-of-type {
    padding-bottom: 0;
  }
`;

const text = css`
  display: grid;
  gap: 2px;
`;

const heading = css`
  font-size: 16px;
`;

const hintClass = css`
  color: var(--muted);
`;

const buttons = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
