import type { ReactNode } from 'react';
export { emoji } from './emoji';
import { Emoji, type EmojiCharacter } from './emoji';
import { css } from '../style/style';

interface MessageProps {
  emoji: EmojiCharacter;
  title: string;
  /** Renders the title as `h1`, for a page without another heading. */
  isHeading?: boolean;
  children?: ReactNode;
}

/** A message instead of content: an empty state, or a failure. The emoji is decorative. */
export function Message({ emoji, title, isHeading = false, children }: MessageProps) {
  const Title = isHeading ? 'h1' : 'p';
  return (
    <div className={box}>
      <Emoji character={emoji} />
      <Title className={heading}>{title}</Title>
      {children}
    </div>
  );
}

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

const heading = css`
  color: var(--text);
  font-size: 18px;
  font-weight: 650;
`;
