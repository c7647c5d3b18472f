import { useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, useState, type RefObject } from 'react';
import { NEAR_PX } from '../../../constants';
import { useValue } from '../../../state/react/use-store';
import { withCode } from '../../../texts/failures';
import { patientHistoryTexts as texts } from '../../../texts/patient-history';
import { useZone } from '../../../ui/content/practice-time';
import { RetryButton } from '../../../ui/controls/retry-button';
import { NativeSelect } from '../../../ui/controls/native-select';
import { SearchField } from '../../../ui/controls/search-field';
import { Notice } from '../../../ui/feedback/notice';
import { historyKinds, type Entry, type HistoryKind } from '../history.contract';
import { findEntries } from './entries';
import type { LoadedHistory } from './part';
import { css } from '../../../ui/style/style';
import { TimelineEntries } from './timeline-entries';

interface TimelineProps {
  history: LoadedHistory;
  /** The kinds of entries that this login is granted. */
  kinds: readonly string[];
  /** `null` while a note is being written. */
  onCorrect: ((entry: Entry) => void) | null;
}

type Choice = HistoryKind | 'all';

/** All entries, newest first, grouped by year, with search and filter. Older entries load when the end of the list is near. */
export function Timeline({ history, kinds, onCorrect }: TimelineProps) {
  const zone = useZone();
  const entries = useValue(history.entries);
  const hasOlder = useValue(history.hasOlder);
  const [query, setQuery] = useState('');
  const [kind, setKind] = useState<Choice>('all');
  const deferred = useDeferredValue(query);
  const found = useMemo(
    () => findEntries(entries, kind === 'all' ? null : kind, deferred, zone),
    [entries, kind, deferred, zone],
  );
  const isFiltered = kind !== 'all' || deferred.trim() !== '';
  const options = ['all' as const, ...historyKinds.filter((one) => kinds.includes(one))].map((value) => ({
    value,
    label: value === 'all' ? texts.allKinds : texts.kindsOf[value],
  }));
  if (entries.length === 0 && !hasOlder) return <p className={count}>{texts.empty}</p>;
  return (
    <>
      <div className={tools}>
        <SearchField
          label={texts.search}
          placeholder={texts.search}
          value={query}
          onChange={setQuery}
          onClear={() => setQuery('')}
          clearLabel={texts.endSearch}
        />
        <NativeSelect aria-label={texts.kind} options={options} value={kind} onPick={setKind} />
      </div>
      <p role="status" className={count}>
        {found.length === 0 && !hasOlder
          ? texts.noneFound
          : isFiltered && hasOlder
            ? texts.searching(entries.length)
            : texts.found(found.length, hasOlder)}
      </p>
      <TimelineEntries found={found} zone={zone} hasOlder={hasOlder} onCorrect={onCorrect} />
      <Older history={history} />
    </>
  );
}

/** The end of the loaded entries: loads older ones when it is near the viewport. */
function Older({ history }: { history: LoadedHistory }) {
  const hasOlder = useValue(history.hasOlder);
  const isLoading = useValue(history.isLoadingOlder);
  const failure = useValue(history.olderFailure);
  const end = useRef<HTMLDivElement>(null);
  const load = () => void history.loadOlder();
  useWhenNear(end, hasOlder && !isLoading && failure === null, load);
  return (
    <div ref={end} role="status" tabIndex={-1}>
      {failure ? (
        <Notice variant="warning" action={<RetryButton isBusy={isLoading} onClick={load} />}>
          {withCode(texts.olderFailed, failure)}
        </Notice>
      ) : (
        hasOlder && texts.loadingOlder
      )}
    </div>
  );
}

/** Calls back when the element is near the viewport, again each time `isWanted` turns true. */
function useWhenNear(element: RefObject<Element | null>, isWanted: boolean, onNear: () => void): void {
  const call = useEffectEvent(onNear);
  useEffect(() => {
    if (!isWanted || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) call();
      },
      // `scrollMargin` covers scrolling ancestors.
      { scrollMargin: `${NEAR_PX}px`, rootMargin: `${NEAR_PX}px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isWanted]);
}

const tools = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 140px), 1fr));
  gap: 8px;
`;

const count = css`
  color: var(--muted);
  font-size: 14px;
`;
