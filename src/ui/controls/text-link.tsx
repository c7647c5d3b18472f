import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { covering } from '../content/covering';
import { css } from '../style/style';

/** A link to another path of the panel. */
export function TextLink({ to, icon, children }: { to: string; icon?: ReactNode; children: ReactNode }) {
  return (
    <Link to={to} className={link}>
      {icon}
      {children}
    </Link>
  );
}

/** A link that is pressed anywhere on the nearest positioned element around it. */
export function CoveringLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={coveringClass}>
      {children}
    </Link>
  );
}

/** A link in the looks of what it stands in. */
export function PlainLink({ children, ...rest }: PlainLinkProps) {
  return <Link {...rest}>{children}</Link>;
}

interface PlainLinkProps {
  to: string;
  className: string;
  style?: CSSProperties;
  title?: string;
  children: ReactNode;
  'aria-label'?: string;
  'data-open'?: true;
}

const link = css`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 40px;
  padding: 4px 6px;
  border-radius: 6px;
  font-weight: 600;
  white-space: nowrap;
`;

const coveringClass = css`
  ${covering}
`;
