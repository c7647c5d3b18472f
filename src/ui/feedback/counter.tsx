import type { ReactNode } from 'react';
import { formatCount } from '../../texts/language/format-count';
import { css } from '../style/style';
import { StretchedLink } from '../controls/text-link';

interface CounterProps {
  count: number;
  /** The noun for the counted records, in the plural form of the number. */
  label: string;
  icon: ReactNode;
  /** The screen of the counted records, if any. */
  to?: string | undefined;
}

/** A number with its label. */
export function Counter({ count, label, icon, to }: CounterProps) {
  const content = (
    <>
      <b className={number}>{formatCount(count)}</b> <span className={labelClass}>{label}</span>
    </>
  );
  return (
    <li className={box}>
      <span className={picture} aria-hidden="true">
        {icon}
      </span>
      {to === undefined ? <p>{content}</p> : <StretchedLink to={to}>{content}</StretchedLink>}
    </li>
  );
}

const box = css`
  position: relative;
  min-height: 104px;
  padding: 14px;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  &:has(a):hover {
    border-color: var(--control-line);
    background: var(--raised);
  }
  & > a,
  & > p {
    color: inherit;
    text-decoration: none;
  }
`;

const picture = css`
  position: absolute;
  top: 16px;
  right: 16px;
  color: var(--muted);
`;

const number = css`
  display: block;
  font-size: 30px;
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.01em;
  line-height: 1.15;
`;

const labelClass = css`
  display: block;
  text-wrap: balance;
  color: var(--muted);
`;
