import type { MomentLimits } from '../../lib/local-time';
import { offeredHours, offeredMinutes, withHour, type OfferedTime } from '../../lib/picker-times';
import { calendarTexts } from '../../texts/calendar';
import { NativeSelect } from '../controls/native-select';
import { css } from '../style/style';

interface CalendarTimeProps {
  /** `YYYY-MM-DD`: the available times depend on it. Empty for times without a day. */
  day: string;
  /** `HH:mm`. */
  time: string;
  limits: MomentLimits;
  /** Takes the focus when the picker opens. */
  isFirst: boolean;
  onChange(time: string): void;
}

/** The hour and the minute of the picker. */
export function CalendarTime({ day, time, limits, isFirst, onChange }: CalendarTimeProps) {
  const [hour, minute] = [time.slice(0, 2), time.slice(3)];
  return (
    <div className={row} role="group" aria-label={calendarTexts.time}>
      <span aria-hidden="true">{calendarTexts.time}</span>
      <NativeSelect
        size="small"
        aria-label={calendarTexts.hour}
        value={hour}
        options={offeredHours(day, limits).map((one) => optionOf(one, String(Number(one.value))))}
        data-autofocus={isFirst ? '' : undefined}
        onPick={(next) => onChange(withHour(day, time, next, limits))}
      />
      <span aria-hidden="true">:</span>
      <NativeSelect
        size="small"
        aria-label={calendarTexts.minute}
        value={minute}
        options={offeredMinutes(day, time, limits).map((one) => optionOf(one, one.value))}
        onPick={(next) => onChange(`${hour}:${next}`)}
      />
    </div>
  );
}

const optionOf = ({ value, isOffered }: OfferedTime, label: string) => ({ value, label, disabled: !isOffered });

const row = css`
  display: flex;
  align-items: center;
  gap: 8px;
  & > :first-child {
    margin-right: auto;
    font-weight: 600;
  }
  & select {
    min-width: 76px;
  }
`;
