import type { ReactNode } from 'react';
import { css } from '../style/style';

interface PageHeaderProps {
  title: string;
  /** The heading's level. */
  level?: 1 | 2 | 3;
  description?: string | undefined;
  /** Buttons that act on everything below. */
  children?: ReactNode;
}

/** The heading of a screen, or of a part of one. */
export function PageHeader({ title, level = 2, description, children }: PageHeaderProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={head}>
      <div className={textClass}>
        <Heading className={heading}>{title}</Heading>
        {description && <p className={descriptionClass}>{description}</p>}
      </div>
      {children && <div className={actions}>{children}</div>}
    </div>
  );
}

const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 16px;
  margin-bottom: 20px;
`;

const textClass = css`
  flex: 1 1 240px;
  display: grid;
  gap: 4px;
  min-width: 0;
`;

const heading = css`
  font-size: 20px;
`;

const descriptionClass = css`
  color: var(--muted);
`;

const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
