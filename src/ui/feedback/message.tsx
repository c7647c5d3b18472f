import type { ReactNode } from 'react';
import { css } from '../style/style';

/** A message instead of content: an empty state, or a failure. The emoji is decorative. */
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

/** The specification's emoji: for a failure, a missing record, a success, and an empty list. */
export const emoji = { confused: '😕', hushed: '😯', partyPopper: '🎉', smiling: '🙂' };

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

/** Some text fonts have monochrome emoji. */
const picture = css`
  font-family: 'Apple Color Emoji', 'Segoe UI Emoji', 'Noto Color Emoji', sans-serif;
  font-size: 44px;
  line-height: 1;
`;

const heading = css`
  color: var(--text);
  font-size: 18px;
  font-weight: 650;
`;
