import { StickyNote } from 'lucide-react';
import type { RecordId } from '../../../api/contract/fields';
import { personTexts as texts } from '../../../texts/person';
import { Sensitive } from '../../../ui/content/personal';
import { css } from '../../../ui/style/style';
import { useValue, usePart } from '../../../state/react/use-store';
import type { Patient } from '../contract';
import { patientsPart } from '..';

/** The shown record, which is excluded from the person's other records. */
export interface Shown {
  ticketId?: RecordId | undefined;
  receptId?: RecordId | undefined;
}

/** The patient on the doctor's list with this user id; `null` for anybody else, and until the list is loaded. Does not load the list. */
export function usePatient(userId: RecordId): Patient | null {
  return useValue(usePart(patientsPart).data)?.find(({ id }) => isSameId(id, userId)) ?? null;
}

/** Compares as strings: two lists of a server may send the same id as a number and as a string. */
export const isSameId = (one: RecordId | null, other: RecordId): boolean =>
  one !== null && String(one) === String(other);

/** The doctor's note on a patient; renders nothing without one. */
export function PersonNote({ userId }: { userId: RecordId }) {
  const note = usePatient(userId)?.attributes.note;
  if (!note) return null;
  return (
    <div className={box}>
      <StickyNote size={18} strokeWidth={1.5} aria-hidden="true" />
      <div>
        <p className={label}>{texts.note}</p>
        <p className={text}>
          <Sensitive>{note}</Sensitive>
        </p>
      </div>
    </div>
  );
}

const box = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 10px;
  padding: 10px 14px;
  border-radius: var(--radius);
  background: var(--warning-soft);
  & svg {
    margin-top: 2px;
    color: var(--warning);
  }
`;

const label = css`
  color: var(--warning);
  font-size: 14px;
  font-weight: 600;
`;

const text = css`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
