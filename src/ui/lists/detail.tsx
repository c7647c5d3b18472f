import type { ReactNode } from 'react';
import { commonTexts } from '../../texts/common';
import { Avatar, Sensitive } from '../content/personal';
import { fullWidth, narrowWidth } from './list-with-preview';
import { css } from '../style/style';
import { Button } from '../controls/button';
import { emoji, Message } from '../feedback/message';

interface DetailProps {
  /** The kind of record. */
  title: string;
  /** The person of the record. */
  name: string;
  avatar: string | null;
  /** A number that replaces the initials of a person without a name; not personal data. */
  letters?: string | null;
  /** Shown under the name. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The content of a preview: person, facts, actions. */
export function Detail({ title, name, avatar, letters = null, aside, children }: DetailProps) {
  return (
    <div className={detail} data-reveals>
      <h2 className={heading}>{title}</h2>
      <div className={person}>
        <Avatar name={name} letters={letters} source={avatar} isLarge isPublic={letters !== null} />
        <div className={textClass}>
          <p className={nameClass}>{letters === null ? <Sensitive>{name}</Sensitive> : name}</p>
          {aside}
        </div>
      </div>
      {children}
    </div>
  );
}

interface MissingRecordProps {
  title: string;
  hint?: string | undefined;
  onClose(): void;
}

/** Shown in the preview of a record that is not, or no longer, in its list. */
export function MissingRecord({ title, hint, onClose }: MissingRecordProps) {
  return (
    <div role="status">
      <Message emoji={emoji.hushed} title={title}>
        {hint && <p>{hint}</p>}
        <Button onClick={onClose}>{commonTexts.close}</Button>
      </Message>
    </div>
  );
}

/** The row of a detail's buttons. */
export const detailActionsClass = css`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  padding-top: 4px;
`;

const detail = css`
  display: grid;
  gap: 18px;
  padding: 20px;
  [data-privacy='on'] &:not(:hover):not(:focus-within) dd {
    filter: blur(0.36em);
  }
`;

// Hidden on a phone, to save space: the back button and the name are enough.
const heading = css`
  color: var(--muted);
  font-size: 15px;
  ${narrowWidth} {
    position: absolute;
    clip-path: inset(50%);
  }
`;

const person = css`
  display: flex;
  align-items: center;
  gap: 14px;
`;

const textClass = css`
  display: grid;
  justify-items: start;
  gap: 6px;
  min-width: 0;
`;

const nameClass = css`
  font-size: 18px;
  font-weight: 650;
  line-height: 1.2;
  overflow-wrap: anywhere;
  ${fullWidth} {
    font-size: 21px;
  }
`;
