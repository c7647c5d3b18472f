import { Copy } from 'lucide-react';
import { useId, useState } from 'react';
import { OFFICE_HOURS_MAX_ROWS } from '../../constants';
import { formTexts } from '../../texts/forms';
import { copyRowTexts as texts } from '../../texts/office-hours';
import { IconButton } from '../../ui/controls/icon-button';
import type { WeekDay } from '../../texts/language/week-days';
import { css } from '../../ui/style/style';
import { CopyRowChoice } from './copy-row-choice';
import type { TimeRow } from './office-hours-values';
import { hoursText } from './row-times';

interface CopyRowProps {
  rows: readonly TimeRow[];
  /** The index of the row to copy. */
  index: number;
  onCopy(copies: readonly TimeRow[]): void;
}

/** Copies a row to other days. Returns the focus to its button, and announces the added rows. */
export function CopyRow({ rows, index, onCopy }: CopyRowProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [message, setMessage] = useState('');
  const row = rows[index];
  if (!row) return null;

  function copy(row: TimeRow, days: readonly WeekDay[]): void {
    onCopy(days.map((hours_day) => ({ ...row, id: null, hours_day })));
    setIsOpen(false);
    const names = days.map((day) => formTexts.days[day].toLowerCase()).join(', ');
    setMessage(texts.added(days.length, names, hoursText(row)));
  }

  return (
    <div className={line}>
      <IconButton
        ref={setAnchor}
        label={texts.open}
        icon={<Copy size={18} strokeWidth={1.5} aria-hidden="true" />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => {
          setMessage('');
          setIsOpen(!isOpen);
        }}
      />
      <p role="status" className={status}>
        {message}
      </p>
      {isOpen && (
        <CopyRowChoice
          id={id}
          anchor={anchor}
          rows={rows}
          index={index}
          room={OFFICE_HOURS_MAX_ROWS - rows.length}
          onCopy={(days) => copy(row, days)}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  );
}

/** The button and the message take part in the layout of the row. */
const line = css`
  display: contents;
`;

const status = css`
  grid-row: 2;
  grid-column: 1 / -1;
  flex: 1 0 100%;
  order: 1;
  color: var(--success);
  font-size: 14px;
`;
