import { useMemo, type CSSProperties } from 'react';
import type { OfficeHours } from './contract';
import { isolated } from '../../lib/clean-text';
import { useStore, useValue } from '../../state/react/use-store';
import { formTexts } from '../../texts/forms';
import { officeHoursListTexts as texts } from '../../texts/office-hours';
import { badgeVariants } from '../../ui/feedback/badge';
import { PageHeader } from '../../ui/content/page-header';
import { classes } from '../../ui/style/style';
import { PlainLink } from '../../ui/controls/text-link';
import { hiddenClass } from '../../ui/style/theme';
import { kindOf } from './hours-kind';
import { officeHoursEditPath } from './paths';
import { hoursText } from './row-times';
import { weekDayOf, weekOf, type Block, type Week } from './week';
import { WeekAbsences } from './week-absences';
import * as blockStyle from './week-block.style';
import * as style from './week-view.style';

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
        <div className={style.frame} style={{ '--hours': week.to - week.from } as CSSProperties}>
          <Axis {...week} />
          <ol aria-label={texts.week} className={style.days}>
            {week.days.map(({ day, blocks }) => (
              <li key={day} className={style.day} aria-current={day === today ? 'date' : undefined}>
                <h3 className={style.dayName}>
                  {formTexts.days[day]}
                  {day === today && <span className={style.today}> {texts.today}</span>}
                </h3>
                <WeekAbsences day={day} hours={week} />
                {blocks.length > 0 ? (
                  <ul className={style.blocks}>
                    {blocks.map((block) => (
                      <Hours key={`${block.record.id} ${block.from} ${block.to}`} block={block} week={week} />
                    ))}
                  </ul>
                ) : (
                  <p className={style.free}>{texts.noHours}</p>
                )}
              </li>
            ))}
          </ol>
        </div>
      )}
    </section>
  );
}

function Hours({ block, week }: { block: Block; week: Week }) {
  const { record, row, from, to, lane, lanes } = block;
  const { text, Icon, variant } = kindOf(record.hours_type);
  const name = record.hours_name ?? texts.withoutName;
  const position = {
    '--from': from / 60 - week.from,
    '--length': (to - from) / 60,
    '--lane': lane,
    '--lanes': lanes,
  } as CSSProperties;
  return (
    <li className={blockStyle.block} style={position}>
      <PlainLink
        to={officeHoursEditPath(record.id)}
        className={classes(blockStyle.hours, badgeVariants[variant], lanes > 1 && blockStyle.lane)}
        title={`${hoursText(row)} ${isolated(name)}, ${text}`}
      >
        <span className={blockStyle.time}>
          <Icon size={14} strokeWidth={1.75} aria-hidden="true" />
          {hoursText(row)}
        </span>{' '}
        <span className={blockStyle.name}>{name}</span>
        <span className={hiddenClass}>, </span>
        <span className={blockStyle.kind}>{text}</span>
      </PlainLink>
    </li>
  );
}

/** Hidden from screen readers: each block has its times. */
function Axis({ from, to }: Week) {
  return (
    <div className={style.axis} aria-hidden="true">
      {Array.from({ length: to - from + 1 }, (_, index) => (
        <span key={index} className={style.hour} style={{ '--from': index } as CSSProperties}>
          {from + index}:00
        </span>
      ))}
    </div>
  );
}
