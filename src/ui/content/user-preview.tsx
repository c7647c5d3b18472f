import { formTexts } from '../../texts/forms';
import { Avatar, Sensitive } from './personal';
import { css } from '../style/style';
import { hiddenClass } from '../style/theme';

interface UserPreviewProps {
  name: string;
  avatar: string | null;
  idNumber: string | null;
}

/** A person: avatar, name, and id number, which distinguishes people of the same name. */
export function UserPreview({ name, avatar, idNumber }: UserPreviewProps) {
  return (
    <span className={line}>
      <Avatar name={name} source={avatar} />
      <span className={textClass}>
        <Sensitive className={nameClass}>{name}</Sensitive>
        {idNumber !== null && (
          <span className={number}>
            <span className={hiddenClass}>{formTexts.idNumber} </span>
            <Sensitive>{idNumber}</Sensitive>
          </span>
        )}
      </span>
    </span>
  );
}

const line = css`
  display: flex;
  align-items: center;
  gap: 12px;
  min-width: 0;
`;

const textClass = css`
  position: relative;
  display: grid;
  min-width: 0;
`;

const nameClass = css`
  font-weight: 600;
  overflow-wrap: anywhere;
`;

const number = css`
  color: var(--muted);
  font-size: 14px;
  font-variant-numeric: tabular-nums;
`;
