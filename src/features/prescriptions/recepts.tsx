import { useCallback, useMemo, useRef, useState } from 'react';
import type { RecordId } from '../../api/contract/fields';
import type { Recept } from './contract';
import { useMay } from '../../state/react/use-may';
import { useStore, useValue, usePart } from '../../state/react/use-store';
import type { ReceptAction } from './part';
import { useResource } from '../../state/react/use-resource';
import { commonTexts } from '../../texts/common';
import { receptTexts as texts } from '../../texts/recepts';
import { useRecordKeys } from '../../ui/controls/use-record-keys';
import { MissingRecord } from '../../ui/lists/detail';
import { ListWithPreview } from '../../ui/lists/list-with-preview';
import { Loading } from '../../ui/feedback/loading';
import { emoji, Message } from '../../ui/feedback/message';
import { ResourceView } from '../../ui/feedback/resource-view';
import { css } from '../../ui/style/style';
import { useRowFocusRestore } from '../../ui/lists/use-row-focus-restore';
import { useRowIndexes } from '../../ui/lists/use-row-indexes';
import { useWasListed, useCloseWhenRemoved } from '../../ui/lists/use-close-when-removed';
import { ReceptBar } from './recept-bar';
import { ReceptDetail } from './recept-detail';
import { ReceptList, type ReceptRowHandlers, receptMedicine, receptName } from './recept-list';
import { useSettled } from '../../state/react/use-settled';
import { prescriptionsPart } from './index';

interface ReceptsProps {
  /** The id from the address of the request in the preview. */
  openId: string | null;
  onOpen(id: RecordId | null): void;
  /** The address of a request. */
  hrefOf(id: RecordId): string;
}

/** The pending requests for prescriptions: accepted one by one or in bulk, or rejected. */
export function Recepts({ openId, onOpen, hrefOf }: ReceptsProps) {
  const { popups } = useStore();
  const recepts = usePart(prescriptionsPart);
  const mayDecide = useMay('recept-decisions');
  const resource = useResource(recepts);
  const list = resource.data;
  const pending = useValue(recepts.pending);

  const area = useRef<HTMLDivElement>(null);
  const focusRestore = useRowFocusRestore(area, useRowIndexes(area));
  const close = useCallback(() => onOpen(null), [onOpen]);
  const { isRemoved } = useCloseWhenRemoved(openId, list, pending, close);
  const { selected, select, selectAll } = useSelection(list ?? none);

  const handlers = useMemo<ReceptRowHandlers>(
    () => ({
      hrefOf,
      onOpen,
      onSelect(id, isSelected) {
        recepts.forgetRun();
        select(id, isSelected);
      },
      onHandle: (id, action) => void recepts.handle(id, action),
    }),
    [recepts, hrefOf, onOpen, select],
  );

  const open = list?.find(({ id }) => String(id) === openId);
  const wasListed = useWasListed(openId, open !== undefined);

  function act(recept: Recept, action: ReceptAction): void {
    const handle = () => handlers.onHandle(recept.id, action);
    const { question } = texts.actions[action];
    if (!question) return handle();
    popups.confirm({
      title: question.title,
      description: question.description(receptName(recept), receptMedicine(recept)),
      isSensitive: true,
      isDangerous: action === 'reject',
      onConfirm: handle,
    });
  }

  const isSettled = useSettled((list ?? none).map(({ id }) => id).join(), '');
  useRecordKeys(area, (key, focused) => {
    const id = focused.closest<HTMLElement>('[data-recept]')?.dataset['recept'];
    const isInDetail = focused.closest('[part="detail"]') !== null;
    const recept = id === undefined ? (isInDetail ? open : undefined) : list?.find((one) => String(one.id) === id);
    if (!recept || !mayDecide) return false;
    // A second key press must not act on the row that has just moved up.
    if (isSettled && pending.get(recept.id)?.state !== 'pending') act(recept, key === 'A' ? 'accept' : 'reject');
    return true;
  });

  return (
    <div ref={area} className={screen} tabIndex={-1} data-settled={isSettled || undefined} {...focusRestore}>
      <ResourceView resource={resource} failedTitle={texts.loadFailed} skeleton={<Loading rows={6} />}>
        {(requests) => (
          <ListWithPreview
            previewTitle={texts.detail.title}
            hint={texts.choose}
            chosen={isRemoved ? null : openId}
            onClosePreview={close}
            preview={
              openId === null || isRemoved ? null : open ? (
                <ReceptDetail
                  key={open.id}
                  recept={open}
                  pending={pending.get(open.id) ?? null}
                  mayDecide={mayDecide}
                  onAct={act}
                  onRetry={({ id }, action) => handlers.onHandle(id, action)}
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
            {requests.length > 0 ? (
              <>
                {mayDecide && (
                  <ReceptBar
                    count={requests.length}
                    selected={selected}
                    onSelectAll={(isSelected) => {
                      recepts.forgetRun();
                      selectAll(isSelected);
                    }}
                    onAcceptAll={(ids) => void recepts.acceptAll(ids)}
                  />
                )}
                <ReceptList
                  list={requests}
                  openId={open?.id ?? null}
                  selected={selected}
                  mayDecide={mayDecide}
                  handlers={handlers}
                />
              </>
            ) : (
              <Message emoji={emoji.partyPopper} title={commonTexts.nothingToShow}>
                <p>{texts.empty}</p>
              </Message>
            )}
          </ListWithPreview>
        )}
      </ResourceView>
    </div>
  );
}

const none: readonly Recept[] = [];

/** The selected prescriptions, in the order of the list. Removed ones are deselected. */
function useSelection(list: readonly Recept[]) {
  const [ids, setIds] = useState<ReadonlySet<RecordId>>(new Set());
  const selected = useMemo(() => list.map(({ id }) => id).filter((id) => ids.has(id)), [list, ids]);
  const select = useCallback(
    (id: RecordId, isSelected: boolean) =>
      setIds((before) => {
        const next = new Set(before);
        if (isSelected) next.add(id);
        else next.delete(id);
        return next;
      }),
    [],
  );
  return {
    selected,
    select,
    selectAll: (isSelected: boolean) => setIds(new Set(isSelected ? list.map(({ id }) => id) : [])),
  };
}

const screen = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  &:focus-visible {
    outline: none;
  }
`;
