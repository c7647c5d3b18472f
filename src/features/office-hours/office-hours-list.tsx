import { Plus } from 'lucide-react';
import { useRef } from 'react';
import type { OfficeHours, RecordId } from '../../api/contract';
import { useFresh } from '../../state/react/use-fresh';
import { useStore } from '../../state/react/store-context';
import { useValue } from '../../state/react/use-value';
import { commonTexts } from '../../texts/common';
import { failureText } from '../../texts/failures';
import { officeHoursListTexts as texts, officeHoursTexts } from '../../texts/office-hours';
import { Button } from '../../ui/controls/button';
import { Failed } from '../../ui/feedback/failed';
import { Loading } from '../../ui/feedback/loading';
import { emoji, Message } from '../../ui/feedback/message';
import { PageHeader } from '../../ui/content/page-header';
import { StaleNotice } from '../../ui/feedback/stale-notice';
import { useKeptFocus, useRowIndexes } from '../../ui/lists/use-kept-focus';
import { kindOf } from './hours-kind';
import * as style from './office-hours-list.style';
import { OfficeHoursRow } from './office-hours-row';
import { WeekPicture } from './week-picture';

interface OfficeHoursListProps {
  /** Where a record is changed. */
  pathOf(id: RecordId): string;
}

/** When the doctor is there, for what, and what a week of it looks like. */
export function OfficeHoursList({ pathOf }: OfficeHoursListProps) {
  const { officeHours, popups } = useStore();
  useFresh(officeHours);
  const list = useValue(officeHours.data);
  const failure = useValue(officeHours.failure);
  const isLoading = useValue(officeHours.isLoading);
  const loadedAt = useValue(officeHours.loadedAt);
  const work = useValue(officeHours.pending);
  const area = useRef<HTMLDivElement>(null);
  const keptFocus = useKeptFocus(area, useRowIndexes(area, '[data-hours]'));

  const ask = ({ id, hours_name, hours_type }: OfficeHours) =>
    popups.confirm({
      title: texts.removeTitle,
      description: texts.removeDescription(hours_name ?? texts.withoutName, kindOf(hours_type).text),
      onConfirm: () => void officeHours.remove(id),
    });
  const adder = (
    <Button
      variant="primary"
      icon={<Plus size={18} strokeWidth={1.5} aria-hidden="true" />}
      aria-haspopup="dialog"
      onClick={() => popups.show('office-hours', {})}
    >
      {officeHoursTexts.addTitle}
    </Button>
  );

  return (
    <div ref={area} className={style.screen} tabIndex={-1} {...keptFocus}>
      {!list && !failure && <Loading rows={4} hasLargeFirst />}
      {!list && failure && (
        <Failed
          title={texts.loadFailed}
          hint={failureText(failure.kind, failure.retryAfterSeconds)}
          isRetrying={isLoading}
          onRetry={officeHours.reload}
        />
      )}
      {list && failure && <StaleNotice loadedAt={loadedAt} isRetrying={isLoading} onRetry={officeHours.reload} />}
      {list?.length === 0 && (
        <Message emoji={emoji.smiling} title={commonTexts.nothingToShow}>
          <p>{texts.empty}</p>
          {adder}
        </Message>
      )}
      {list && list.length > 0 && (
        <div className={style.columns}>
          <section>
            <PageHeader title={texts.list}>{adder}</PageHeader>
            <ul aria-label={texts.list} className={style.list}>
              {list.map((record) => (
                <OfficeHoursRow
                  key={record.id}
                  record={record}
                  work={work.get(record.id) ?? null}
                  path={pathOf(record.id)}
                  onRemove={ask}
                  onRetry={({ id }) => void officeHours.remove(id)}
                />
              ))}
            </ul>
          </section>
          <WeekPicture records={list} pathOf={pathOf} />
        </div>
      )}
    </div>
  );
}
