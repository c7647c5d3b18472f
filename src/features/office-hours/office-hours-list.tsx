import { Plus } from 'lucide-react';
import { useRef } from 'react';
import type { OfficeHours } from './contract';
import { useReloadWhenStale } from '../../state/react/use-reload-when-stale';
import { useOffers, useStore, useValue } from '../../state/react/use-store';
import { useResource } from '../../state/react/use-resource';
import { commonTexts } from '../../texts/common';
import { officeHoursListTexts as texts, officeHoursTexts } from '../../texts/office-hours';
import { Button } from '../../ui/controls/button';
import { Loading } from '../../ui/feedback/loading';
import { emoji, Message } from '../../ui/feedback/message';
import { PageHeader } from '../../ui/content/page-header';
import { ResourceView } from '../../ui/feedback/resource-view';
import { useRowFocusRestore } from '../../ui/lists/use-row-focus-restore';
import { useRowIndexes } from '../../ui/lists/use-row-indexes';
import { AbsenceList } from '../absences';
import { hoursChange } from './hours-change';
import { kindOf } from './hours-kind';
import * as style from './office-hours-list.style';
import { OfficeHoursRow } from './office-hours-row';
import { WeekView } from './week-view';
import { officeHoursPart } from './part';

/** The office hours, and the absences if the server offers them. */
export function OfficeHoursScreen() {
  const hasAbsences = useOffers('absences');
  return (
    <>
      <OfficeHoursList />
      {hasAbsences && <AbsenceList />}
    </>
  );
}

/** The list of office hours, with a view of the week. */
function OfficeHoursList() {
  const store = useStore();
  const { popups } = store;
  const officeHours = store.part(officeHoursPart);
  useReloadWhenStale(officeHours);
  const resource = useResource(officeHours);
  const pending = useValue(officeHours.pending);
  const area = useRef<HTMLDivElement>(null);
  const focusRestore = useRowFocusRestore(area, useRowIndexes(area));

  const confirmRemoval = async ({ id, hours_name, hours_type }: OfficeHours) => {
    const question = await hoursChange(store, id);
    // The doctor has left the screen, or opened a form.
    if (!area.current || popups.open.peek()) return;
    if (question) return popups.show('hours-removal', { id, question });
    popups.confirm({
      title: texts.removeTitle,
      description: texts.removeDescription(hours_name ?? texts.withoutName, kindOf(hours_type).text),
      isDangerous: true,
      onConfirm: () => void officeHours.remove(id),
    });
  };
  const addButton = (
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
    <div ref={area} className={style.screen} tabIndex={-1} {...focusRestore}>
      <ResourceView
        resource={resource}
        failedTitle={texts.loadFailed}
        skeleton={<Loading rows={4} hasLargeFirst />}
        empty={
          <Message emoji={emoji.smiling} title={commonTexts.nothingToShow}>
            <p>{texts.empty}</p>
            {addButton}
          </Message>
        }
      >
        {(list) => (
          <div className={style.columns}>
            <section>
              <PageHeader title={texts.list}>{addButton}</PageHeader>
              <ul aria-label={texts.list} className={style.list}>
                {list.map((record) => (
                  <OfficeHoursRow
                    key={record.id}
                    record={record}
                    pending={pending.get(record.id) ?? null}
                    onRemove={() => confirmRemoval(record)}
                    onRetry={() => void officeHours.remove(record.id)}
                  />
                ))}
              </ul>
            </section>
            <WeekView records={list} />
          </div>
        )}
      </ResourceView>
    </div>
  );
}
