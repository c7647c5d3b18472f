/** Today's plan by the office hours, for `waiting-times.contract.ts`. Pure, on the practice's wall clock. */
import { hoursDays, type OfficeHours } from './contract';

export interface PlannedDay {
  /**
   * Minutes for each patient: in the hours that are open now, or else in the day's next hours, or else in its last ones; `null` on a closed
   * day.
   */
  minutesPerPatient: number | null;
  /** `HH:mm`: the next opening today; `null` while open, and after the last hours. */
  opensAt: string | null;
  /** `HH:mm`: the end of the day's last hours; `null` on a closed day. */
  closesAt: string | null;
}

/** `weekday` is 0 on Sunday, `time` is `HH:mm`. */
export function plannedDay(all: readonly OfficeHours[], weekday: number, time: string): PlannedDay {
  const day = hoursDays[(weekday + 6) % 7];
  const rows = all
    .flatMap(({ approximate_time_on_patient: minutes, time_schedules }) =>
      time_schedules.map(({ hours_day, hours_time_from: from, hours_time_to: to }) => ({
        hours_day,
        from,
        to,
        minutes,
      })),
    )
    .filter(({ hours_day, from, to }) => hours_day === day && from < to)
    .sort((one, other) => (one.from < other.from ? -1 : 1));
  const open = rows.filter(({ from, to }) => from <= time && time < to);
  const next = rows.find(({ from }) => from > time);
  const relevant = open.length > 0 ? open : rows.filter(({ from }) => from === (next ?? rows.at(-1))?.from);
  const minutes = relevant.flatMap((row) => (row.minutes !== null && row.minutes > 0 ? [row.minutes] : []));
  return {
    // The average: simultaneous hours of several kinds share one doctor.
    minutesPerPatient: minutes.length > 0 ? minutes.reduce((sum, one) => sum + one, 0) / minutes.length : null,
    opensAt: open.length > 0 ? null : (next?.from ?? null),
    closesAt: rows.reduce<string | null>((last, { to }) => (last === null || to > last ? to : last), null),
  };
}
