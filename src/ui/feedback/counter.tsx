import type { ReactNode } from 'react';
import { grouped } from '../../texts/language/grouped';
import { css } from '../style/style';
import { CoveringLink } from '../controls/text-link';

interface CounterProps {
  count: number;
  /** What is counted, in the form that goes with the number. */
  words: string;
  icon: ReactNode;
  /** The screen that shows what is counted, where there is one. */
  to?: string | undefined;
}

/** A number that one looks at in passing. */
export function Counter({ count, words, icon, to }: CounterProps) {
  const content = (
    <>
      <b className={number}>{grouped(count)}</b> <span className={wordsClass}>{words}</span>
    </>
  );
  return (
    <li className={box}>
      <span className={picture} aria-hidden="true">
        {icon}
      </span>
      {to === undefined ? <p>{content}</p> : <CoveringLink to={to}>{content}</CoveringLink>}
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

const wordsClass = css`
  display: block;
  text-wrap: balance;
  color: var(--muted);
`;
