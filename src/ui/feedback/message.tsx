import type { ReactNode } from 'react';
import { css } from '../style/style';
import { RetryButton, type Retry } from '../controls/retry-button';

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

interface FailedProps extends Retry {
  /** The title, which names the failed load. */
  title: string;
  /** The reason, and what to do. */
  hint: string;
}

/** Shown instead of content that failed to load, or to render. */
export function Failed({ title, hint, ...retry }: FailedProps) {
  return (
    <div role="alert">
      <Message emoji={emoji.confused} title={title}>
        <p>{hint}</p>
        <RetryButton variant="primary" {...retry} />
      </Message>
    </div>
  );
}

/** The specification's emoji: for a failure, a missing record, a success, and an empty list. */
export const emoji = { confused: '😕', hushed: '😯', partyPopper: '🎉', smiling: '🙂' } as const;

type EmojiCharacter = (typeof emoji)[keyof typeof emoji];

/** An emoji as an SVG: many computers have no emoji font. Decorative; the character itself is in the page, but invisible. */
export function Emoji({ character }: { character: EmojiCharacter }) {
  return (
    <span className={picture} aria-hidden="true">
      <svg viewBox="0 0 24 24" width={44} height={44} focusable="false">
        {drawings[character]}
      </svg>
      {character}
    </span>
  );
}

const face = (mouth: ReactNode, brows?: ReactNode) => (
  <>
    <circle cx="12" cy="12" r="10" fill="#f2c14e" />
    <g fill="none" stroke="#5b4310" strokeWidth="1.4" strokeLinecap="round">
      <path d="M8.6 10h0m6.8 0h0" strokeWidth="2.6" />
      {mouth}
      {brows}
    </g>
  </>
);

const drawings: Readonly<Record<EmojiCharacter, ReactNode>> = {
  [emoji.smiling]: face(<path d="M8 14.6c1 1.4 2.4 2.1 4 2.1s3-.7 4-2.1" />),
  [emoji.confused]: face(<path d="M8.6 16.6c1.6-1.3 3.7-1.9 6.4-1.7" />),
  [emoji.hushed]: face(
    <ellipse cx="12" cy="16" rx="1.6" ry="1.9" fill="#5b4310" />,
    <path d="M7.2 7c.8-.7 1.8-.9 2.7-.7m6.9.7c-.8-.7-1.8-.9-2.7-.7" />,
  ),
  [emoji.partyPopper]: (
    <g fill="none" strokeLinecap="round">
      <path d="M2.6 21.4 7.4 8.8l7.8 7.8z" fill="#f2c14e" />
      <path d="M5.2 14.6l4.2 4.2" stroke="#b3701c" />
      <path d="M13 9.4c1.4-1.5 1.7-3.3.9-5.4m2 9c1.9-1.3 3.9-1.2 5.6-.1" stroke="#7b3a94" strokeWidth="1.5" />
      <path d="M9.4 4.4h0M19 6.4h0m1.2 11.2h0" stroke="#c8553d" strokeWidth="2.4" />
    </g>
  ),
};

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

const picture = css`
  font-size: 0;
  line-height: 0;
`;
