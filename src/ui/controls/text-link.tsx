import type { CSSProperties, ReactNode } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { stretchedLink } from '../style/rules';
import { css } from '../style/style';

/** A link to another path of the panel. */
export function TextLink({ to, icon, children }: { to: string; icon?: ReactNode; children: ReactNode }) {
  return (
    <PlainLink to={to} className={link}>
      {icon}
      {children}
    </PlainLink>
  );
}

/** A link whose click area is its nearest positioned ancestor. */
export function StretchedLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <PlainLink to={to} className={stretchedClass}>
      {children}
    </PlainLink>
  );
}

/** An unstyled link. It uses the router's hooks, not its `Link`, which bundles the prefetching of the framework mode. */
export function PlainLink({ to, children, onNear, ...rest }: PlainLinkProps) {
  const href = useHref(to);
  const handleClick = useLinkClickHandler(to);
  return (
    <a {...rest} href={href} onClick={handleClick} onPointerEnter={onNear} onFocus={onNear}>
      {children}
    </a>
  );
}

interface PlainLinkProps {
  to: string;
  className: string;
  /** Called when the link is hovered or focused. */
  onNear?: () => void;
  style?: CSSProperties;
  title?: string;
  children: ReactNode;
  'aria-label'?: string | undefined;
  'aria-current'?: 'page' | undefined;
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

const stretchedClass = css`
  ${stretchedLink}
`;
