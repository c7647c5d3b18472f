import { Pencil, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import type { OfficeHours, TimeSchedule } from './contract';
import type { PendingAction } from '../../state/resources/pending-actions';
import { officeHoursListTexts as texts, officeHoursTexts } from '../../texts/office-hours';
import { Button, buttonLinkClass } from '../../ui/controls/button';
import { Badge } from '../../ui/feedback/badge';
import { ActionFailure } from '../../ui/feedback/failure-notices';
import { PlainLink } from '../../ui/controls/text-link';
import { kindOf } from './hours-kind';
import * as style from './office-hours-list.style';
import { officeHoursEditPath } from './paths';
import { intervalOf } from './week';
import { formTexts } from '../../texts/forms';
import { weekDays } from '../../texts/language/week-days';
import { hoursText } from './row-times';

interface OfficeHoursRowProps {
  record: OfficeHours;
  pending: PendingAction<'remove'> | null;
  /** Asks before removing the record; resolves once the question is shown. */
  onRemove(): Promise<void>;
  onRetry(): void;
}

/** A record of office hours: type, days, and the estimated number of patients. */
export function OfficeHoursRow({ record, pending, onRemove, onRetry }: OfficeHoursRowProps) {
  const { hours_type, approximate_time_on_patient: minutes, time_schedules } = record;
  const kind = kindOf(hours_type);
  const name = record.hours_name ?? texts.withoutName;
  const estimate = patientsPerDay(record);
  const facts = [
    ...(minutes === null ? [] : [texts.patientTime(minutes)]),
    ...(estimate ? [texts.estimate(estimate.least, estimate.most)] : []),
  ];
  const [isAsking, setIsAsking] = useState(false);
  const removeButton = useRef<HTMLButtonElement>(null);
  return (
    <li className={style.row} aria-busy={pending?.state === 'pending' || undefined}>
      <div className={style.head}>
        <h3 className={style.name}>{name}</h3>
        <Badge variant={kind.variant} Icon={kind.Icon}>
          {kind.text}
        </Badge>
      </div>
      {time_schedules.length > 0 ? (
        <ul className={style.days}>
          {daysWithHours(time_schedules).map(({ days, hours }) => (
            <li key={hours}>
              <span>{days}</span> <span className={style.hours}>{hours}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p className={style.facts}>{texts.withoutRows}</p>
      )}
      {facts.length > 0 && (
        <div className={style.facts}>
          {facts.map((fact) => (
            <p key={fact}>{fact}</p>
          ))}
        </div>
      )}
      {pending && pending.state !== 'pending' && (
        <ActionFailure failure={pending} nextFocus={removeButton} onRetry={onRetry}>
          {texts.removeFailure[pending.state]}
        </ActionFailure>
      )}
      <div className={style.actions}>
        <PlainLink
          to={officeHoursEditPath(record.id)}
          className={buttonLinkClass}
          aria-label={texts.of(texts.edit, name)}
          data-open
        >
          <Pencil size={18} strokeWidth={1.5} aria-hidden="true" />
          {texts.edit}
        </PlainLink>
        <Button
          ref={removeButton}
          icon={<Trash2 size={18} strokeWidth={1.5} aria-hidden="true" />}
          aria-label={texts.of(texts.remove, name)}
          isBusy={isAsking || pending?.state === 'pending'}
          onClick={() => {
            setIsAsking(true);
            void onRemove().then(() => setIsAsking(false));
          }}
        >
          {texts.remove}
        </Button>
      </div>
    </li>
  );
}

/** The estimated number of patients on the shortest and on the longest day; `null` if unknown. */
export function patientsPerDay(record: OfficeHours): { least: number; most: number } | null {
  const { approximate_time_on_patient: each, time_schedules } = record;
  const minutes = new Map<string, number>();
  for (const row of time_schedules) {
    const interval = intervalOf(row);
    if (interval) minutes.set(row.hours_day, (minutes.get(row.hours_day) ?? 0) + interval.to - interval.from);
  }
  if (each === null || each <= 0 || minutes.size === 0) return null;
  const counts = [...minutes.values()].map((length) => Math.floor(length / each));
  return { least: Math.min(...counts), most: Math.max(...counts) };
}

/**
 * Groups the rows by day, and the days by equal hours, in the order of the week: `days` is „Pondelok – piatok“ or „Utorok, štvrtok“, `hours`
 * is „7:30 – 11:30, 13:00 – 16:00“.
 */
export function daysWithHours(rows: readonly TimeSchedule[]): { days: string; hours: string }[] {
  const byDay = new Map<string, string>();
  for (const row of [...rows].sort(byWeekDay)) {
    const before = byDay.get(row.hours_day);
    byDay.set(row.hours_day, before === undefined ? hoursText(row) : `${before}, ${hoursText(row)}`);
  }
  const byHours = new Map<string, string[]>();
  for (const [day, hours] of byDay) byHours.set(hours, [...(byHours.get(hours) ?? []), day]);
  return [...byHours].map(([hours, days]) => ({ hours, days: daysText(days) }));
}

const byWeekDay = (one: TimeSchedule, other: TimeSchedule): number =>
  weekDayIndex(one.hours_day) - weekDayIndex(other.hours_day) ||
  one.hours_time_from.localeCompare(other.hours_time_from);

/** Unknown days come last. */
function weekDayIndex(day: string): number {
  const index = weekDays.findIndex((one) => one === day);
  return index === -1 ? weekDays.length : index;
}

/** Three or more consecutive days become a range. */
function daysText(days: readonly string[]): string {
  const runs: string[][] = [];
  for (const day of days) {
    const last = runs.at(-1);
    if (last && weekDayIndex(day) === weekDayIndex(last.at(-1) ?? '') + 1 && weekDayIndex(day) < weekDays.length)
      last.push(day);
    else runs.push([day]);
  }
  const text = runs
    .map((run) =>
      run.length > 2
        ? officeHoursTexts.dayRange(dayName(run[0] ?? ''), dayName(run.at(-1) ?? ''))
        : run.map(dayName).join(', '),
    )
    .join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const names: Readonly<Record<string, string>> = formTexts.days;
const dayName = (day: string): string => names[day]?.toLowerCase() ?? day;
