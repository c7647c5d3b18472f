import { Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import type { Absence } from './contract';
import { timeOf } from '../../lib/zone';
import { useNow } from '../../state/react/use-now';
import type { PendingAction } from '../../state/resources/pending-actions';
import { useReloadWhenStale } from '../../state/react/use-reload-when-stale';
import { useStore, useValue, usePart } from '../../state/react/use-store';
import { useResource } from '../../state/react/use-resource';
import { absenceListTexts as texts, absenceTexts } from '../../texts/absence';
import { PageHeader } from '../../ui/content/page-header';
import { useZone } from '../../ui/content/practice-time';
import { Button } from '../../ui/controls/button';
import { ActionFailure } from '../../ui/feedback/failure-notices';
import { Loading } from '../../ui/feedback/loading';
import { ResourceView } from '../../ui/feedback/resource-view';
import { useRowFocusRestore } from '../../ui/lists/use-row-focus-restore';
import { useRowIndexes } from '../../ui/lists/use-row-indexes';
import { css } from '../../ui/style/style';
import { absencesPart } from './part';
import { LAST_MINUTE } from '../../lib/local-time';
import { minuteOfIso } from '../../lib/zone-moments';
import { commonTexts } from '../../texts/common';
import { formatMoment } from '../../texts/language/format-moment';

/** The stored absences that are not over, the next one first. */
export function AbsenceList() {
  const { popups } = useStore();
  const absences = usePart(absencesPart);
  useReloadWhenStale(absences);
  const resource = useResource(absences);
  const pending = useValue(absences.pending);
  const now = useNow();
  const zone = useZone();
  const area = useRef<HTMLElement>(null);
  const focusRestore = useRowFocusRestore(area, useRowIndexes(area));

  const confirmRemoval = (absence: Absence) =>
    popups.confirm({
      title: texts.removeTitle,
      description: texts.removeDescription(rangeText(absence, zone)),
      onConfirm: () => void absences.remove(absence.id),
    });

  return (
    <section ref={area} tabIndex={-1} className={part} {...focusRestore}>
      <PageHeader title={texts.title}>
        <Button
          icon={<Plus size={18} strokeWidth={1.5} aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={() => popups.show('absence', {})}
        >
          {absenceTexts.title}
        </Button>
      </PageHeader>
      <ResourceView resource={resource} failedTitle={texts.loadFailed} skeleton={<Loading rows={2} />}>
        {(all) => {
          const ahead = all.filter(({ absence_to }) => (timeOf(absence_to) ?? Infinity) >= now);
          return ahead.length === 0 ? (
            <p className={none}>{texts.empty}</p>
          ) : (
            <ul className={list} aria-label={texts.title}>
              {ahead.map((absence) => (
                <AbsenceRow
                  key={absence.id}
                  absence={absence}
                  isNow={(timeOf(absence.absence_from) ?? Infinity) <= now}
                  pending={pending.get(absence.id) ?? null}
                  onRemove={() => confirmRemoval(absence)}
                />
              ))}
            </ul>
          );
        }}
      </ResourceView>
    </section>
  );
}

interface AbsenceRowProps {
  absence: Absence;
  isNow: boolean;
  pending: PendingAction<'remove'> | null;
  onRemove(): void;
}

/** A stored absence, with a button that removes it. */
function AbsenceRow({ absence, isNow, pending, onRemove }: AbsenceRowProps) {
  const doctors = useValue(usePart(absencesPart).substitutes);
  const range = rangeText(absence, useZone());
  const named = doctors.find(({ id }) => id === absence.supplier_id)?.attributes.doctor_name;
  const supplier = absence.supplier_name ?? named;
  return (
    <li className={row}>
      <div className={line}>
        <span className={text}>
          {range}
          <small>
            {[isNow && texts.now, supplier ? texts.supplier(supplier) : texts.withoutSupplier]
              .filter(Boolean)
              .join(' · ')}
          </small>
        </span>
        <Button
          data-open
          icon={<Trash2 size={18} strokeWidth={1.5} aria-hidden="true" />}
          aria-label={texts.removeOf(range)}
          aria-haspopup="dialog"
          isBusy={pending?.state === 'pending'}
          onClick={onRemove}
        >
          {texts.remove}
        </Button>
      </div>
      {pending && pending.state !== 'pending' && (
        <ActionFailure failure={pending}>{texts.removeFailure[pending.state]}</ActionFailure>
      )}
    </li>
  );
}

const part = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  max-width: 760px;
  margin-top: 28px;
  &:focus-visible {
    outline: none;
  }
`;

const list = css`
  display: grid;
  gap: 10px;
`;

const none = css`
  color: var(--muted);
`;

const row = css`
  display: grid;
  gap: 10px;
  padding: 12px 16px;
  border: 1px solid var(--line);
  border-radius: 12px;
  background: var(--surface);
`;

const line = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
`;

const text = css`
  flex: 1 1 220px;
  font-variant-numeric: tabular-nums;
  font-weight: 600;
  overflow-wrap: anywhere;
  & > small {
    display: block;
    color: var(--muted);
    font-size: 14px;
    font-weight: 400;
  }
`;

/** The period in a time zone: „23. 11. 2026, celý deň“, „23. 11. 2026 8:00 – 12:00“. */
export function rangeText({ absence_from, absence_to }: Absence, zone: string): string {
  const [from, to] = [minuteOfIso(zone, absence_from), minuteOfIso(zone, absence_to)];
  if (!from || !to) return commonTexts.notGiven;
  const [firstDay, start] = [from.slice(0, DAY), from.slice(DAY + 1)];
  const [lastDay, end] = [to.slice(0, DAY), to.slice(DAY + 1)];
  const isOneDay = firstDay === lastDay;
  if (start === '00:00' && end === LAST_MINUTE) {
    return isOneDay
      ? texts.wholeDay(formatMoment(firstDay))
      : texts.wholeDays(formatMoment(firstDay), formatMoment(lastDay));
  }
  return texts.range(formatMoment(from), formatMoment(isOneDay ? end : to));
}

const DAY = 'YYYY-MM-DD'.length;
