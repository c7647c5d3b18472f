import { useMemo, type CSSProperties } from 'react';
import type { OfficeHours } from './contract';
import { useStore, useValue } from '../../state/react/use-store';
import { formTexts } from '../../texts/forms';
import { officeHoursListTexts as texts } from '../../texts/office-hours';
import { PageHeader } from '../../ui/content/page-header';
import { weekDayOf, weekOf, type Week } from './week';
import { WeekAbsences } from './week-absences';
import { WeekBlock, wide } from './week-block';
import { css } from '../../ui/style/style';

/**
 * The week of all records: a list of days, each with a list of hours, for screen readers and narrow screens. On wide screens CSS
 * lays it out as columns with a time axis.
 */
export function WeekView({ records }: { records: readonly OfficeHours[] }) {
  const today = weekDayOf(useValue(useStore().clock.today));
  const week = useMemo(() => weekOf(records), [records]);
  return (
    <section>
      <PageHeader title={texts.week} description={week ? texts.weekHint : texts.weekEmpty} />
      {week && (
        <div className={frame} style={{ '--hours': week.to - week.from } as CSSProperties}>
          <Axis {...week} />
          <ol aria-label={texts.week} className={days}>
            {week.days.map(({ day, blocks }) => (
              <li key={day} className={dayClass} aria-current={day === today ? 'date' : undefined}>
                <h3 className={dayName}>
                  {formTexts.days[day]}
                  {day === today && <span className={todayClass}> {texts.today}</span>}
                </h3>
                <WeekAbsences day={day} hours={week} />
                {blocks.length > 0 ? (
                  <ul className={blocksClass}>
                    {blocks.map((block) => (
                      <WeekBlock key={`${block.record.id} ${block.from} ${block.to}`} block={block} week={week} />
                    ))}
                  </ul>
                ) : (
                  <p className={free}>{texts.noHours}</p>
                )}
              </li>
            ))}
          </ol>
        </div>
      )}
    </section>
  );
}

/** Hidden from screen readers: each block has its times. */
function Axis({ from, to }: Week) {
  return (
    <div className={axis} aria-hidden="true">
      {Array.from({ length: to - from + 1 }, (_, index) => (
        <span key={index} className={hour} style={{ '--from': index } as CSSProperties}>
          {from + index}:00
        </span>
      ))}
    </div>
  );
}

const frame = css`
  container: ordinacia-week / inline-size;
  --hour: 48px;
  --head: 44px;
  display: grid;
  position: relative;
  padding: 4px 16px 12px;
  border: 1px solid var(--line);
  border-radius: 12px;
  background: var(--surface);
`;

const axis = css`
  display: none;
  ${wide} {
    display: block;
    position: absolute;
    inset: calc(var(--head) + 16px) 12px auto 12px;
  }
`;

/** A line across the days, after the label of its hour. */
const hour = css`
  position: absolute;
  top: calc(var(--from) * var(--hour));
  left: 0;
  right: 0;
  height: 0;
  padding-left: 4px;
  color: var(--muted);
  font-size: 12px;
  font-variant-numeric: tabular-nums;
  line-height: 0;
  &::after {
    content: '';
    position: absolute;
    top: 0;
    left: 44px;
    right: 0;
    border-top: 1px solid var(--line);
  }
`;

const days = css`
  position: relative;
  display: grid;
  gap: 4px;
  ${wide} {
    grid-template-columns: repeat(7, minmax(0, 1fr));
    gap: 0;
    margin-left: 40px;
  }
`;

const dayClass = css`
  min-width: 0;
  padding: 10px 0;
  &:not(:last-child) {
    border-bottom: 1px solid var(--line);
  }
  ${wide} {
    position: relative;
    padding: 0;
    border-radius: var(--radius);
    &:not(:last-child) {
      border-bottom: 0;
    }
    &[aria-current] {
      background: color-mix(in srgb, var(--primary) 7%, transparent);
    }
  }
`;

const dayName = css`
  display: flex;
  align-items: baseline;
  gap: 6px;
  margin-bottom: 6px;
  font-size: 14px;
  [aria-current] > & {
    color: var(--primary);
  }
  ${wide} {
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 0;
    height: var(--head);
    margin: 0 0 12px;
    font-size: 13px;
    line-height: 1.2;
  }
`;

const todayClass = css`
  padding: 1px 7px;
  border-radius: 999px;
  background: var(--primary);
  color: var(--on-primary);
  font-size: 12px;
  font-weight: 650;
  ${wide} {
    margin-top: 2px;
  }
`;

const free = css`
  color: var(--muted);
  font-size: 14px;
  ${wide} {
    padding: 4px;
    font-size: 12px;
    text-align: center;
  }
`;

const blocksClass = css`
  display: grid;
  gap: 6px;
  ${wide} {
    display: block;
    position: relative;
    height: calc(var(--hours) * var(--hour));
  }
`;
