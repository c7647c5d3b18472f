import { useCallback, useMemo, useRef, useState } from 'react';
import type { Recept, RecordId } from '../../api/contract';
import { useStore } from '../../state/react/store-context';
import { useValue } from '../../state/react/use-value';
import { commonTexts } from '../../texts/common';
import { failureText } from '../../texts/failures';
import { receptTexts as texts } from '../../texts/recepts';
import { Failed } from '../../ui/feedback/failed';
import { Gone } from '../../ui/lists/gone';
import { ListWithPreview } from '../../ui/lists/list-with-preview';
import { Loading } from '../../ui/feedback/loading';
import { emoji, Message } from '../../ui/feedback/message';
import { StaleNotice } from '../../ui/feedback/stale-notice';
import { css } from '../../ui/style/style';
import { useKeptFocus, useRowIndexes } from '../../ui/lists/use-kept-focus';
import { useLeaving } from '../../ui/lists/use-leaving';
import { ReceptBar } from './recept-bar';
import { ReceptDetail } from './recept-detail';
import { ReceptList } from './recept-list';
import type { ReceptRowHandlers } from './recept-row';
import { receptMedicine, receptName } from './recept-words';
import { usePicked } from './use-picked';

interface ReceptsProps {
  /** The one that is open in the preview, as its address says it. */
  openId: string | null;
  onOpen(id: RecordId | null): void;
}

/** The pending requests for prescriptions: made out one by one or several at once, or refused. */
export function Recepts({ openId, onOpen }: ReceptsProps) {
  const { recepts, popups } = useStore();
  const list = useValue(recepts.data);
  const failure = useValue(recepts.failure);
  const isLoading = useValue(recepts.isLoading);
  const loadedAt = useValue(recepts.loadedAt);
  const work = useValue(recepts.pending);

  const area = useRef<HTMLDivElement>(null);
  const keptFocus = useKeptFocus(area, useRowIndexes(area, '[data-recept]'));
  const close = useCallback(() => onOpen(null), [onOpen]);
  const { hasLeft } = useLeaving(openId, list, work, close);
  const { picked, pick, pickAll } = usePicked(list ?? none);

  const handlers = useMemo<ReceptRowHandlers>(
    () => ({
      onOpen,
      onPick(id, isPicked) {
        recepts.forgetRun();
        pick(id, isPicked);
      },
      onHandle: (id, action) => void recepts.handle(id, action),
    }),
    [recepts, onOpen, pick],
  );

  const open = list?.find(({ id }) => String(id) === openId);
  const [seenId, setSeenId] = useState<string | null>(null);
  if (open && seenId !== openId) setSeenId(openId);
  const wasSeen = seenId === openId;

  const askToReject = (recept: Recept) =>
    popups.confirm({
      title: texts.rejectTitle,
      description: texts.rejectDescription(receptName(recept), receptMedicine(recept)),
      isPersonal: true,
      onConfirm: () => handlers.onHandle(recept.id, 'reject'),
    });

  return (
    <div ref={area} className={screen} tabIndex={-1} {...keptFocus}>
      {!list && !failure && <Loading rows={6} />}
      {!list && failure && (
        <Failed
          title={texts.loadFailed}
          hint={failureText(failure.kind, failure.retryAfterSeconds)}
          isRetrying={isLoading}
          onRetry={recepts.reload}
        />
      )}
      {list && failure && <StaleNotice loadedAt={loadedAt} isRetrying={isLoading} onRetry={recepts.reload} />}
      {list && (
        <ListWithPreview
          previewTitle={texts.detail.title}
          hint={texts.choose}
          chosen={hasLeft ? null : openId}
          onClosePreview={close}
          preview={
            openId === null || hasLeft ? null : open ? (
              <ReceptDetail
                key={open.id}
                recept={open}
                work={work.get(open.id) ?? null}
                onAccept={({ id }) => handlers.onHandle(id, 'accept')}
                onReject={askToReject}
                onRetry={({ id }, action) => handlers.onHandle(id, action)}
              />
            ) : (
              <Gone
                title={wasSeen ? texts.detail.gone : texts.detail.notFound}
                hint={wasSeen ? texts.detail.goneHint : texts.detail.notFoundHint}
                onClose={close}
              />
            )
          }
        >
          {list.length > 0 ? (
            <>
              <ReceptBar
                count={list.length}
                picked={picked}
                onPickAll={(isPicked) => {
                  recepts.forgetRun();
                  pickAll(isPicked);
                }}
                onAcceptAll={(ids) => void recepts.acceptAll(ids)}
              />
              <ReceptList list={list} openId={open?.id ?? null} picked={picked} handlers={handlers} />
            </>
          ) : (
            <Message emoji={emoji.partyPopper} title={commonTexts.nothingToShow}>
              <p>{texts.empty}</p>
            </Message>
          )}
        </ListWithPreview>
      )}
    </div>
  );
}

const none: readonly Recept[] = [];

const screen = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  &:focus-visible {
    outline: none;
  }
`;
