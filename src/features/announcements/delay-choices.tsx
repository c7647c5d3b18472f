import { useState } from 'react';
import { DELAY_CHOICES_MINUTES, MINUTE_MS, PICKER_STEP_MINUTES } from '../../constants';
import type { FieldProps } from '../../forms/use-form';
import { plainSpaces } from '../../lib/clean-text';
import { useReloadWhenStale } from '../../state/react/use-reload-when-stale';
import { useStore, useValue, usePart } from '../../state/react/use-store';
import { useResource } from '../../state/react/use-resource';
import { delayTexts as texts } from '../../texts/delay';
import { formatMoment } from '../../texts/language/format-moment';
import { useZone } from '../../ui/content/practice-time';
import { RadioGroup } from '../../ui/controls/radio-group';
import { ActionFailure } from '../../ui/feedback/failure-notices';
import { css } from '../../ui/style/style';
import { localMinute } from '../../lib/dates';
import { LAST_MINUTE } from '../../lib/local-time';
import { minuteIn } from '../../lib/zone';
import { instantIn, weekdayOf } from '../../lib/zone-moments';
import { officeHoursPart } from '../office-hours';
import { waitingClockPart } from '../tickets/room';
import type { OfficeHours } from '../office-hours/contract';
import { plannedDay } from '../office-hours/planned-day.contract';

interface DelayChoicesProps {
  end: FieldProps<string>;
  note: FieldProps<string>;
}

/** The choices of a delay, each of which fills in the text and the end of the announcement. */
export function DelayChoices({ end, note }: DelayChoicesProps) {
  const { clock } = useStore();
  const officeHours = usePart(officeHoursPart);
  const waitingClock = usePart(waitingClockPart);
  const zone = useZone();
  const { data: hours, failure, reload } = useResource(officeHours);
  useReloadWhenStale(officeHours);
  const estimate = useValue(waitingClock.delayMinutes);
  const [chosen, setChosen] = useState<string | null>(null);
  const closing = hours && closingOf(hours, new Date(clock.now()), zone);

  function choose(value: string): void {
    const now = new Date(clock.now());
    const minutes = value === CLOSING ? null : Number(value);
    const ends = minutes === null ? closing?.end : endAfter(minutes, now);
    if (!ends) return;
    setChosen(value);
    end.onChange(ends);
    note.onChange([noteOf(minutes), withoutChoice(note.value)].filter(Boolean).join('\n'));
  }

  return (
    <>
      <RadioGroup
        name="delay"
        label={texts.choose}
        info={[estimate !== null && texts.estimate(estimate), texts.chooseInfo].filter(Boolean).join(' ')}
        data={[
          ...DELAY_CHOICES_MINUTES.map((minutes) => ({ value: String(minutes), option: texts.minutes(minutes) })),
          ...(closing ? [{ value: CLOSING, option: texts.untilClosing(formatMoment(closing.closesAt)) }] : []),
        ]}
        // An emptied text, also by „Začať odznova“, can be chosen again.
        value={note.value && chosen}
        onChange={choose}
      />
      {/* Reserves space: the fields below must not move under the pointer. */}
      {!hours && !failure && <p className={hint}>{texts.hoursLoading}</p>}
      {hours && !closing && <p className={hint}>{texts.noHours}</p>}
      {!hours && failure && (
        <ActionFailure failure={failure} onRetry={reload}>
          {texts.hoursFailed}
        </ActionFailure>
      )}
    </>
  );
}

const CLOSING = 'closing';

const noteOf = (minutes: number | null) => plainSpaces(texts.note(minutes));

/** Removes a suggested text from the note; keeps the doctor's own words. */
function withoutChoice(note: string): string {
  const own = [...DELAY_CHOICES_MINUTES, null].map(noteOf).find((text) => note.startsWith(text));
  return note.slice(own?.length ?? 0).trim();
}

const hint = css`
  min-height: 2lh;
  color: var(--muted);
`;

/** The end of an announcement some minutes from now, rounded up to a step of the picker: `YYYY-MM-DDTHH:mm`. */
function endAfter(minutes: number, now: Date): string {
  const step = PICKER_STEP_MINUTES * MINUTE_MS;
  return localMinute(new Date(Math.ceil((now.getTime() + minutes * MINUTE_MS) / step) * step));
}

/** The end of today's office hours, in the practice's zone (`HH:mm`) and on this computer's clock; `null` if none are left. */
function closingOf(officeHours: readonly OfficeHours[], now: Date, zone: string): Closing | null {
  const [day = '', time = ''] = minuteIn(zone, now.getTime()).split('T');
  const { closesAt } = plannedDay(officeHours, weekdayOf(day), time);
  const instant = closesAt === null || closesAt <= time ? null : instantIn(zone, `${day}T${closesAt}`);
  if (closesAt === null || instant === null) return null;
  const here = localMinute(new Date(instant));
  const isOnStep = Number(here.slice(-2)) % PICKER_STEP_MINUTES === 0 || here.endsWith(LAST_MINUTE);
  return { closesAt, end: isOnStep ? here : endAfter(0, new Date(instant)) };
}

interface Closing {
  /** `HH:mm` of the practice's clock. */
  closesAt: string;
  /** `YYYY-MM-DDTHH:mm` of this computer's clock, on a step of the picker. */
  end: string;
}
