import { CalendarOff } from 'lucide-react';
import type { CSSProperties } from 'react';
import type { Absence } from '../absences/contract';
import { LAST_MINUTE } from '../../lib/local-time';
import { shiftDay } from '../../lib/zone';
import { minuteOfIso, weekdayOf } from '../../lib/zone-moments';
import { useOffers, useStore, useValue, usePart } from '../../state/react/use-store';
import { absenceListTexts as texts } from '../../texts/absence';
import { formatMoment } from '../../texts/language/format-moment';
import { weekDays, type WeekDay } from '../../texts/language/week-days';
import { useZone } from '../../ui/content/practice-time';
import { absencesPart } from '../absences';
import { css } from '../../ui/style/style';
import { wide } from './week-block';

interface WeekAbsencesProps {
  day: WeekDay;
  /** The first and the last hour of the week view. */
  hours: { from: number; to: number };
}

/** The absences on a day of this week, if the server offers them. */
export const WeekAbsences = (props: WeekAbsencesProps) => useOffers('absences') && <Marks {...props} />;

function Marks({ day, hours }: WeekAbsencesProps) {
  const { clock } = useStore();
  const absences = useValue(usePart(absencesPart).data);
  const zone = useZone();
  const date = dateInWeek(useValue(clock.today), day);
  return (absences ?? []).map((absence) => {
    const part = partOn(date, absence, zone);
    return (
      part && (
        <p key={absence.id} className={mark} style={positionOf(part, hours)}>
          <span>
            <CalendarOff size={13} strokeWidth={1.75} aria-hidden="true" />
            {texts.inWeek}
            {!part.isWhole && (
              <span className={partHours}> {texts.range(formatMoment(part.from), formatMoment(part.to))}</span>
            )}
          </span>
        </p>
      )
    );
  });
}

/** The date of a day in the week of `today`, `YYYY-MM-DD`. */
export function dateInWeek(today: string, day: WeekDay): string {
  return shiftDay(today, weekDays.indexOf(day) - ((weekdayOf(today) + 6) % 7));
}

interface DayPart {
  /** `HH:mm` */
  from: string;
  to: string;
  isWhole: boolean;
}

/** The part of a day (`YYYY-MM-DD` in the zone) that an absence covers; `null` if it covers none. */
export function partOn(date: string, { absence_from, absence_to }: Absence, zone: string): DayPart | null {
  const [from, to] = [minuteOfIso(zone, absence_from), minuteOfIso(zone, absence_to)];
  const day = { from: `${date}T00:00`, to: `${date}T${LAST_MINUTE}` };
  if (!from || !to || from > day.to || to < day.from) return null;
  const time = (moment: string) => moment.slice('YYYY-MM-DDT'.length);
  return {
    from: time(from > day.from ? from : day.from),
    to: time(to < day.to ? to : day.to),
    isWhole: from <= day.from && to >= day.to,
  };
}

/** The position within the hours of the week view; times outside of them are moved to the edge. */
function positionOf({ from, to }: DayPart, hours: WeekAbsencesProps['hours']): CSSProperties {
  const start = Math.min(Math.max(hourOf(from), hours.from), hours.to - SHORTEST_HOURS);
  const end = Math.max(Math.min(hourOf(to), hours.to), start + SHORTEST_HOURS);
  return { '--from': start - hours.from, '--length': end - start } as CSSProperties;
}

const hourOf = (time: string): number => Number(time.slice(0, 2)) + Number(time.slice(3)) / 60;

/** The minimum height, so that the text fits. */
const SHORTEST_HOURS = 0.5;

/** A line of the day's list, or a frame over its column: the hours beneath stay readable and clickable. */
const mark = css`
  margin-bottom: 6px;
  border: 1px dashed var(--warning);
  border-radius: 6px;
  color: var(--warning);
  font-size: 13px;
  font-weight: 600;
  line-height: 1.25;
  & > span {
    display: flex;
    gap: 5px;
    padding: 3px 6px;
    border-radius: 5px;
    background: var(--warning-soft);
  }
  & svg {
    flex: none;
    margin-top: 1px;
  }
  ${wide} {
    position: absolute;
    z-index: 1;
    top: calc(var(--head) + 12px + var(--from) * var(--hour));
    left: 0;
    right: 0;
    display: grid;
    align-items: end;
    height: calc(var(--length) * var(--hour));
    margin: 0;
    border-width: 2px;
    font-size: 11.5px;
    pointer-events: none;
    & > span {
      gap: 3px;
      padding: 2px 4px;
    }
  }
`;

/** In a column the frame shows the hours by its position: the text is for screen readers only. */
const partHours = css`
  white-space: pre;
  ${wide} {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;
