import { useId, type ReactNode } from 'react';
import { css } from '../style/style';

interface CardProps {
  title: string;
  /** A link or button in the header. */
  action?: ReactNode;
  /** In privacy mode, focusing the card's action reveals the names in the card. */
  isRevealedByKeys?: boolean;
  children: ReactNode;
}

/** A titled section of a screen. */
export function Card({ title, action, isRevealedByKeys, children }: CardProps) {
  const id = useId();
  return (
    <section className={card} aria-labelledby={id} data-key-reveals={isRevealedByKeys}>
      <div className={head}>
        <h2 id={id} className={heading}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}

const card = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 8px;
  padding: 16px 20px 20px;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
`;

const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 16px;
  min-height: 40px;
`;

const heading = css`
  font-size: 17px;
`;
