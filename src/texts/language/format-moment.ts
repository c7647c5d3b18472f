import { minuteIn } from '../../lib/zone';

/** A value as it is shown: `23. 11. 2026 9:05`, `23. 11. 2026`, `9:05`. A date has no line break. */
export function formatMoment(moment: string): string {
  const [, year, month, day, hour, minute] = /^(?:(\d+)-(\d\d)-(\d\d))?T?(?:(\d\d):(\d\d))?$/.exec(moment) ?? [];
  const date = year && `${Number(day)}.\u00a0${Number(month)}.\u00a0${year}`;
  const time = hour && `${Number(hour)}:${minute ?? ''}`;
  return [date, time].filter(Boolean).join(' ');
}

/** The local time of a zone at an instant (milliseconds since the epoch): `9:05`. */
export const clockTime = (instant: number, zone: string): string =>
  formatMoment(minuteIn(zone, instant).slice('YYYY-MM-DDT'.length));
