import type { FieldProps } from '../../forms/use-form';
import { formatMoment } from '../../texts/language/format-moment';
import { useValue, usePart } from '../../state/react/use-store';
import { appointmentTexts as texts } from '../../texts/appointment';
import { FormRow } from '../../ui/controls/form-row';
import { Select } from '../../ui/controls/select';
import { css } from '../../ui/style/style';
import { withDay, withTime, type GivenSlot } from './appointment.rules';
import { appointmentsPart } from './part';
import type { AppointmentType } from '../office-hours/contract';

interface DayAndTimeProps {
  day: FieldProps<string | null>;
  time: FieldProps<string | null>;
  /** The messages of chosen values that are no longer available. */
  unavailable: { day: string | null; time: string | null };
  type: AppointmentType;
  /** Always offered. */
  slot: GivenSlot | undefined;
  onDay(day: string): void;
}

/** Selects a day and one of its free times, with their loading states. */
export function DayAndTime({ day, time, unavailable, type, slot, onDay }: DayAndTimeProps) {
  const schedules = usePart(appointmentsPart);
  const days = { list: useValue(schedules.days.data), failure: useValue(schedules.days.failure) };
  const times = { list: useValue(schedules.times.data), failure: useValue(schedules.times.failure) };
  const chosen = unavailable.day === null ? day.value : null;
  const hasNoDays = days.list?.length === 0;
  const dayOptions =
    days.list &&
    withDay(withDay(days.list, slot?.day), chosen).map(({ value, title, description }) => ({
      option: title ?? formatMoment(value),
      value,
      description,
    }));
  const chosenTime = unavailable.day === null && unavailable.time === null ? time.value : null;
  const slotTime = slot?.day === chosen ? slot.time : null;
  const timeOptions = times.list && withTime(withTime(times.list, slotTime), chosenTime);
  const hasNoTimes = chosen !== null && timeOptions?.length === 0;
  return (
    <div>
      <FormRow>
        <Select
          {...day}
          label={texts.day}
          data={dayOptions ?? onlyOption(day.value)}
          value={chosen}
          error={unavailable.day ?? day.error}
          placeholder={hasNoDays ? texts.noDays : days.list || days.failure ? undefined : texts.daysLoading}
          state={stateOf(days)}
          onRetry={() => schedules.loadDays(type)}
          onChange={(next) => next !== null && onDay(next)}
          required
        />
        <Select
          {...time}
          label={texts.time}
          data={timeOptions?.map((one) => option(one.time)) ?? onlyOption(time.value)}
          value={chosenTime}
          error={unavailable.time ?? time.error}
          placeholder={timePlaceholder(chosen, times)}
          state={chosen === null ? 'ready' : stateOf(times)}
          onRetry={() => schedules.loadTimes(chosen)}
          required
        />
      </FormRow>
      <p role="status" className={hint}>
        {hasNoDays ? texts.noDaysHint : hasNoTimes ? texts.noTimesHint : null}
      </p>
    </div>
  );
}

interface Choices {
  /** `null` until loaded. */
  list: readonly unknown[] | null;
  failure: unknown;
}

const stateOf = ({ list, failure }: Choices) => (failure ? 'failed' : list ? 'ready' : 'loading');

function timePlaceholder(day: string | null, { list, failure }: Choices): string | undefined {
  if (day === null) return texts.firstDay;
  if (!list) return failure ? undefined : texts.timesLoading;
  return list.length === 0 ? texts.noTimes : undefined;
}

const option = (moment: string) => ({ option: formatMoment(moment), value: moment });

/** The chosen value keeps its label while the options are loading. */
const onlyOption = (moment: string | null) => (moment === null ? [] : [option(moment)]);

const hint = css`
  color: var(--muted);
  font-size: 14px;
  &:not(:empty) {
    padding-top: 8px;
  }
`;
