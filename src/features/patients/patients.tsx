import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import type { RecordId } from '../../api/contract/fields';
import type { Patient } from './contract';
import { useStore, useOffers, useValue, usePart } from '../../state/react/use-store';
import { useReloadWhenStale } from '../../state/react/use-reload-when-stale';
import { useResource } from '../../state/react/use-resource';
import { commonTexts } from '../../texts/common';
import { patientTexts as texts } from '../../texts/patients';
import { screenTexts } from '../../texts/screens';
import { Button } from '../../ui/controls/button';
import { MissingRecord } from '../../ui/lists/detail';
import { ListWithPreview } from '../../ui/lists/list-with-preview';
import { Loading } from '../../ui/feedback/loading';
import { emoji, Message } from '../../ui/feedback/message';
import { ResourceView } from '../../ui/feedback/resource-view';
import { css } from '../../ui/style/style';
import { useRowFocusRestore, type RowIndexes } from '../../ui/lists/use-row-focus-restore';
import { useWasListed, useCloseWhenRemoved } from '../../ui/lists/use-close-when-removed';
import { VirtualList } from '../../ui/lists/virtual-list';
import { PatientDetail } from './patient-detail';
import { sortPatients, availableOrders, type PatientOrder } from './patient-order';
import { patientName } from './patient-name';
import { PatientRow } from './patient-row';
import { PatientToolbar } from './patient-toolbar';
import { useMatchingPatients } from './use-matching-patients';
import { patientsPart } from './part';

interface PatientsProps {
  /** The id from the address of the patient in the preview. */
  openId: string | null;
  onOpen(id: RecordId | null): void;
  /** The address of a patient. */
  hrefOf(id: RecordId): string;
}

/** The doctor's patients: search, order, preview, removal. */
export function Patients({ openId, onOpen, hrefOf }: PatientsProps) {
  const { popups } = useStore();
  const keepsRecords = useOffers('patient-history');
  const patients = usePart(patientsPart);
  const resource = useResource(patients);
  useReloadWhenStale(patients);
  const list = resource.data;
  const pending = useValue(patients.pending);
  const [query, setQuery] = useState('');
  const [order, setOrder] = useState<PatientOrder>('name');
  const deferredQuery = useDeferredValue(query);
  const orders = useMemo(() => availableOrders(list ?? []), [list]);
  const ordered = useMemo(() => (list ? sortPatients(list, order) : null), [list, order]);
  const found = useMatchingPatients(ordered, deferredQuery);

  const search = useRef<HTMLInputElement>(null);
  function endSearch(): void {
    setQuery('');
    search.current?.focus();
  }

  const area = useRef<HTMLDivElement>(null);
  const rows = useRef<RowIndexes>(null);
  const focusRestore = useRowFocusRestore(area, {
    indexOf: (element) => rows.current?.indexOf(element) ?? null,
    focusIndex: (index) => rows.current?.focusIndex(index) ?? false,
  });
  const close = useCallback(() => onOpen(null), [onOpen]);
  const { isRemoved } = useCloseWhenRemoved(openId, list, pending, close);
  const remove = ({ id }: Patient) => void patients.remove(id);
  function confirmRemoval(patient: Patient): void {
    const { id_number, note } = patient.attributes;
    popups.confirm({
      title: texts.removeTitle,
      description: texts.removeDescription(patientName(patient), id_number, note !== null, keepsRecords),
      isSensitive: true,
      isDangerous: true,
      onConfirm: () => remove(patient),
    });
  }

  const open = list?.find(({ id }) => String(id) === openId);
  const wasListed = useWasListed(openId, open !== undefined);
  const [lastId, setLastId] = useState(openId);
  if (list && lastId !== openId) {
    setLastId(openId);
    // A patient opened from elsewhere must be visible in the list: clear a search that hides it.
    if (open && !found.includes(open)) setQuery('');
  }

  return (
    <div ref={area} className={screen} tabIndex={-1} {...focusRestore}>
      <ResourceView resource={resource} failedTitle={texts.loadFailed} skeleton={<Loading rows={8} />}>
        {(loaded) => (
          <ListWithPreview
            previewTitle={texts.detail.title}
            hint={texts.choose}
            chosen={isRemoved ? null : openId}
            onClosePreview={close}
            preview={
              openId === null || isRemoved ? null : open ? (
                <PatientDetail
                  key={open.id}
                  patient={open}
                  pending={pending.get(open.id) ?? null}
                  onRemove={confirmRemoval}
                  onRetry={remove}
                />
              ) : (
                <MissingRecord
                  title={wasListed ? texts.detail.gone : texts.detail.notFound}
                  hint={wasListed ? texts.detail.goneHint : texts.detail.notFoundHint}
                  onClose={close}
                />
              )
            }
          >
            <VirtualList
              ref={rows}
              label={screenTexts.patients.title}
              items={found}
              chosenId={open?.id ?? null}
              Row={PatientRow}
              onOpen={({ id }) => onOpen(id)}
              hrefOf={({ id }) => hrefOf(id)}
              nameOf={patientName}
              scrollResetKey={`${order} ${deferredQuery}`}
              head={
                loaded.length > 0 && (
                  <PatientToolbar
                    query={query}
                    order={order}
                    orders={orders}
                    input={search}
                    onQuery={setQuery}
                    onOrder={setOrder}
                    count={
                      deferredQuery.trim() === ''
                        ? texts.count(loaded.length)
                        : texts.found(found.length, loaded.length)
                    }
                  />
                )
              }
              empty={
                loaded.length === 0 ? (
                  <Message emoji={emoji.smiling} title={commonTexts.nothingToShow}>
                    <p>{texts.empty}</p>
                  </Message>
                ) : (
                  <Message emoji={emoji.hushed} title={texts.noneFound}>
                    <p>{texts.noneFoundHint}</p>
                    <Button onClick={endSearch}>{texts.endSearch}</Button>
                  </Message>
                )
              }
            />
          </ListWithPreview>
        )}
      </ResourceView>
    </div>
  );
}

const screen = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  &:focus-visible {
    outline: none;
  }
`;
