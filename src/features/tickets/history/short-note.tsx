import { StickyNote } from 'lucide-react';
import type { RecordId } from '../../../api/contract/fields';
import { personTexts } from '../../../texts/person';
import { Sensitive } from '../../../ui/content/sensitive';
import { css } from '../../../ui/style/style';
import { hiddenClass } from '../../../ui/style/theme';
import { usePatient } from '../../patients/person';

/** The doctor's note on the patient in the office, on one line: it loads later than the rows below, and must not move them. */
export function ShortNote({ userId }: { userId: RecordId }) {
  const note = usePatient(userId)?.attributes.note;
  if (!note) return null;
  return (
    <p className={line} data-reveals="">
      <StickyNote size={14} strokeWidth={1.75} aria-hidden="true" />
      <span className={hiddenClass}>{personTexts.note}</span>
      <Sensitive className={text}>{note}</Sensitive>
    </p>
  );
}

const line = css`
  display: flex;
  align-items: center;
  gap: 6px;
  min-width: 0;
  color: var(--warning);
  font-size: 14px;
  & > svg {
    flex: none;
  }
`;

const text = css`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
