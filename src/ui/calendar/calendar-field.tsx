import { CalendarDays, Clock } from 'lucide-react';
import { useId, useState, type InputHTMLAttributes, type KeyboardEvent, type Ref } from 'react';
import type { MomentKind } from '../../lib/local-time';
import { calendarTexts, momentError } from '../../texts/calendar';
import { CalendarPopover } from './calendar-popover';
import { Field, type FieldTexts, type HideableLabel } from '../controls/field';
import { controlClass, frameClass, markedClass } from '../controls/field.style';
import { usePrefetch } from '../feedback/lazy-part';
import { PopoverPosition } from '../overlays/popover';
import { IconButton } from '../controls/icon-button';
import { classes, css } from '../style/style';
import { useMomentText } from './use-moment-text';

type InputProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'onChange' | 'value' | 'min' | 'max' | 'type' | 'required' | 'id'
>;

export interface CalendarFieldProps extends FieldTexts, HideableLabel, InputProps {
  name: string;
  /**
   * The local moment (`2026-11-23T09:05`, `2026-11-23` or `09:05`), empty, or the typed text as long as it is invalid, so that
   * it is not lost.
   */
  value: string;
  onChange(value: string): void;
  /** The form's error. The field's own error takes precedence. */
  error?: string | null | undefined;
  /** The first and the last allowed value, in the format of the value. */
  min?: string | undefined;
  max?: string | undefined;
  /** A hint below the field that follows its value. */
  note?: string | null;
  ref?: Ref<HTMLInputElement>;
}

/** A day; its value is `YYYY-MM-DD`. */
export const DateField = (props: CalendarFieldProps) => <CalendarField {...props} kind="date" />;

/** A day with a time; its value is `YYYY-MM-DDTHH:mm`. */
export const DateTimeField = (props: CalendarFieldProps) => <CalendarField {...props} kind="date-time" />;

/** A time of day; its value is `HH:mm`. */
export const TimeField = (props: CalendarFieldProps) => <CalendarField {...props} kind="time" />;

/** A text input for a date or time. Arrow down and a button open the picker; the button is not in the tab order, to keep forms short. */
function CalendarField({ kind, ...props }: CalendarFieldProps & { kind: MomentKind }) {
  const { label, isLabelHidden, value, onChange, info, error, required, min, max, note, ...rest } = props;
  const { onBlur, onKeyDown, ...input } = rest;
  const pickerId = useId();
  const noteId = useId();
  const limits = { min, max };
  const typed = useMomentText(kind, value, onChange, limits);
  /** The input or the button: the picker is positioned beside it, and returns the focus to it. */
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  usePrefetch(PopoverPosition);
  const shown = (typed.problem && momentError(kind, typed.problem)) ?? error;
  const isFixed = input.disabled === true || input.readOnly === true;
  const opening = openingOf(opener !== null, pickerId);
  const combobox = { ...opening, role: 'combobox' };
  const Icon = kind === 'time' ? Clock : CalendarDays;
  return (
    <Field
      label={label}
      isLabelHidden={isLabelHidden}
      info={info}
      error={shown}
      required={required}
      describedBy={note ? noteId : undefined}
    >
      {(control) => (
        <>
          <span className={classes(frameClass, shown && markedClass)}>
            <input
              placeholder={calendarTexts.placeholders[kind]}
              autoComplete="off"
              {...input}
              {...control}
              {...combobox}
              type="text"
              className={classes(controlClass, figures)}
              value={typed.text}
              onChange={({ target }) => typed.change(target.value)}
              onBlur={(event) => {
                typed.commit();
                onBlur?.(event);
              }}
              onKeyDown={(event) => {
                onKeyDown?.(event);
                handleKey(event, typed.commit, isFixed ? null : setOpener);
              }}
            />
            <IconButton
              {...opening}
              label={calendarTexts.open(kind, label)}
              icon={<Icon size={20} strokeWidth={1.5} />}
              tabIndex={-1}
              disabled={isFixed}
              onClick={({ currentTarget }) => setOpener(opener ? null : currentTarget)}
            />
          </span>
          {note && (
            <span id={noteId} className={noteClass}>
              {note}
            </span>
          )}
          {opener && (
            <CalendarPopover
              kind={kind}
              limits={limits}
              anchor={opener}
              moment={typed.moment}
              id={pickerId}
              onClose={() => setOpener(null)}
              onPick={(moment) => {
                setOpener(null);
                onChange(moment);
              }}
            />
          )}
        </>
      )}
    </Field>
  );
}

const openingOf = (isOpen: boolean, pickerId: string) =>
  ({
    'aria-haspopup': 'dialog',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? pickerId : undefined,
  }) as const;

function handleKey(
  event: KeyboardEvent<HTMLElement>,
  commit: () => boolean,
  open: ((opener: HTMLElement) => void) | null,
): void {
  const { key, currentTarget, nativeEvent } = event;
  if (nativeEvent.isComposing) return;
  // An invalid text does not submit the form: its error is shown.
  if (key === 'Enter' && !commit()) event.preventDefault();
  if (key !== 'ArrowDown' || !open) return;
  event.preventDefault();
  open(currentTarget);
}

const noteClass = css`
  color: var(--muted);
  font-size: 14px;
`;

const figures = css`
  font-variant-numeric: tabular-nums;
`;
