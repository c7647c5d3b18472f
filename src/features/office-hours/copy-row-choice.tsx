import { useId, useState, type KeyboardEvent } from 'react';
import { OFFICE_HOURS_MAX_ROWS } from '../../constants';
import { formTexts } from '../../texts/forms';
import { copyRowTexts as texts, copyRowTexts } from '../../texts/office-hours';
import { Button } from '../../ui/controls/button';
import { CheckBox } from '../../ui/controls/check-box';
import { weekDays, type WeekDay } from '../../texts/language/week-days';
import { Popover } from '../../ui/overlays/popover';
import { css } from '../../ui/style/style';
import type { TimeRow } from './office-hours-values';
import { hasHours, hoursText, isOverlapping } from './row-times';

interface CopyRowChoiceProps {
  id: string;
  anchor: Element | null;
  rows: readonly TimeRow[];
  index: number;
  /** How many rows can still be added. */
  room: number;
  onCopy(days: readonly WeekDay[]): void;
  onClose(): void;
}

/** Selects the days to which a row is copied, or says why it cannot be copied. */
export function CopyRowChoice({ id, anchor, rows, index, room, onCopy, onClose }: CopyRowChoiceProps) {
  const noteId = useId();
  const [chosen, setChosen] = useState<readonly WeekDay[]>([]);
  const row = rows[index];
  const choices = copyChoices(rows, index);
  const obstacle = room <= 0 ? texts.full(OFFICE_HOURS_MAX_ROWS) : !row || !hasHours(row) ? texts.unfilled : null;
  const title = row && obstacle === null ? texts.title(hoursText(row)) : texts.open;
  const isTooMany = chosen.length > room;
  const isDisabled = chosen.length === 0 || isTooMany;

  function add(): void {
    if (!isDisabled) onCopy(choices.flatMap(({ day }) => (chosen.includes(day) ? [day] : [])));
  }

  function handleKey(event: KeyboardEvent): void {
    // Enter in a check box would submit the surrounding form.
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    add();
  }

  return (
    <Popover
      id={id}
      anchor={anchor}
      onClose={onClose}
      label={obstacle === null ? title : `${title}: ${obstacle}`}
      placement="bottom-start"
    >
      {/* Key events bubble up from the content. */}
      <div className={content} role="presentation" onKeyDown={handleKey}>
        <p className={heading}>{title}</p>
        {obstacle !== null ? (
          <p>{obstacle}</p>
        ) : (
          <>
            <div role="group" aria-label={texts.days} aria-describedby={noteId} className={days}>
              {choices.map(({ day, obstacle: taken }) => (
                <CheckBox
                  key={day}
                  label={formTexts.days[day]}
                  info={taken}
                  isDisabled={taken !== null}
                  value={chosen.includes(day)}
                  onChange={(isChosen) => setChosen(isChosen ? [...chosen, day] : chosen.filter((one) => one !== day))}
                />
              ))}
            </div>
            <p id={noteId} role="status" className={isTooMany ? wrong : note}>
              {isTooMany ? texts.tooMany(chosen.length, room) : texts.room(room)}
            </p>
            <Button
              variant="primary"
              isDisabled={isDisabled}
              className={isDisabled ? off : undefined}
              aria-describedby={noteId}
              onClick={add}
            >
              {texts.add(chosen.length)}
            </Button>
          </>
        )}
      </div>
    </Popover>
  );
}

const content = css`
  display: grid;
  gap: 10px;
  width: 340px;
  max-width: 100%;
  padding: 16px;
`;

const heading = css`
  font-weight: 650;
`;

const days = css`
  display: grid;
  gap: 4px;
  margin: 0 -10px;
`;

const off = css`
  opacity: 0.55;
`;

const note = css`
  color: var(--muted);
  font-size: 14px;
`;

const wrong = css`
  color: var(--danger);
  font-size: 14px;
`;

/** The other days of the week as targets for a copy of a row; `obstacle` says why the row cannot be copied to the day. */
export function copyChoices(rows: readonly TimeRow[], index: number) {
  const row = rows[index];
  if (!row) return [];
  return weekDays
    .filter((day) => day !== row.hours_day)
    .map((day) => {
      const copy = { ...row, hours_day: day };
      const other = rows.findIndex((one) => isOverlapping(one, copy));
      const taken = rows[other];
      return { day, obstacle: taken ? copyRowTexts.taken(hoursText(taken), other + 1) : null };
    });
}
