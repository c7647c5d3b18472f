import { useState } from 'react';
import { DELAY_CHOICES_MINUTES } from '../../constants';
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
import { closingOf, endAfter } from './delay-end';
import { officeHoursPart } from '../office-hours';
import { waitingClockPart } from '../tickets/room';

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
        value={chosen}
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
