import type { ReactNode } from 'react';
import { css } from './style';

/** What stands where content would: nothing there yet, or something that failed. The emoji is decoration. */
export function Message({ emoji, title, children }: { emoji: string; title: string; children?: ReactNode }) {
  return (
    <div className={box}>
      <span className={picture} aria-hidden="true">
        {emoji}
      </span>
      <p className={heading}>{title}</p>
      {children}
    </div>
  );
}

/** The specification's four. */
export const emoji = { confused: '😕', hushed: '😯', party: '🎉', smiling: '🙂' };

const box = css`
  display: grid;
  justify-items: center;
  gap: 12px;
  max-width: 440px;
  margin: 0 auto;
  padding: 48px 24px;
  color: var(--muted);
  text-align: center;
  text-wrap: balance;
`;

const picture = css`
  font-size: 44px;
  line-height: 1;
`;

const heading = css`
  color: var(--text);
  font-size: 18px;
  font-weight: 650;
`;
