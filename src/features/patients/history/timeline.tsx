import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { LEAST_ENTRY_PX, WHOLE_LIST_ROWS } from '../../../constants';
import { useValue } from '../../../state/react/use-store';
import { commonTexts } from '../../../texts/common';
import { withCode } from '../../../texts/failures';
import { patientHistoryTexts as texts } from '../../../texts/patient-history';
import { useZone } from '../../../ui/content/practice-time';
import { Button } from '../../../ui/controls/button';
import { NativeSelect } from '../../../ui/controls/native-select';
import { SearchField } from '../../../ui/controls/search-field';
import { Notice } from '../../../ui/feedback/notice';
import { LongList } from '../../../ui/lists/long-list';
import { firstRows, type RowWindow } from '../../../ui/lists/row-window';
import { rowOf } from '../../../ui/lists/use-roving-rows';
import { historyKinds, type Entry, type HistoryKind } from '../history.contract';
import { byYear, findEntries } from './entries';
import type { LoadedHistory } from './loaded-history';
import { TimelineRow } from './timeline-row';
import * as style from './timeline.style';
import { useWhenNear } from './use-when-near';

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
  if (entries.length === 0 && !hasOlder) return <p className={style.count}>{texts.empty}</p>;
  return (
    <>
      <div className={style.tools}>
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
      <p role="status" className={style.count}>
        {found.length === 0 && !hasOlder
          ? texts.noneFound
          : isFiltered && hasOlder
            ? texts.searching(entries.length)
            : texts.found(found.length, hasOlder)}
      </p>
      <Entries found={found} zone={zone} hasOlder={hasOlder} onCorrect={onCorrect} />
      <Older history={history} />
    </>
  );
}

interface EntriesProps {
  found: readonly Entry[];
  zone: string;
  hasOlder: boolean;
  onCorrect: TimelineProps['onCorrect'];
}

/** The rows by year; a long list renders only the visible rows and the focused one. */
function Entries({ found, zone, hasOlder, onCorrect }: EntriesProps) {
  const area = useRef<HTMLDivElement>(null);
  const years = useMemo(() => byYear(found, zone), [found, zone]);
  const groups = useMemo(() => years.map(({ list }) => list), [years]);
  const isLong = found.length > WHOLE_LIST_ROWS;
  const [most] = useState(() => Math.ceil(innerHeight / LEAST_ENTRY_PX));
  const [part, setPart] = useState<RowWindow | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const kept = useMemo(() => {
    const index = found.findIndex(({ id }) => id === focusedId);
    return index < 0 ? [] : [index];
  }, [found, focusedId]);
  const first = useMemo(
    () => firstRows(groups, isLong && !hasFailed ? most : found.length),
    [groups, isLong, hasFailed, most, found],
  );
  const rendered = (isLong && part) || first;
  return (
    <>
      <div
        ref={area}
        className={style.area}
        style={{ paddingBottom: rendered.spaceAfter }}
        onFocus={({ target }) => setFocusedId(rowOf(target, 'entry')?.dataset['entry'] ?? null)}
      >
        {rendered.groups.map(({ group, space, rows }) => {
          const shown = years[group];
          return (
            shown && (
              <section
                key={shown.year}
                aria-label={shown.year}
                className={style.year}
                style={space > 0 ? { marginTop: space } : undefined}
              >
                <h3 className={style.yearHead}>{shown.year}</h3>
                <ul className={style.rows}>
                  {rows.map(({ index, space: above }) => {
                    const entry = shown.list[index];
                    return (
                      entry && (
                        <TimelineRow
                          key={entry.id}
                          entry={entry}
                          index={index}
                          count={hasOlder && group === years.length - 1 ? -1 : shown.list.length}
                          space={above}
                          onCorrect={onCorrect}
                        />
                      )
                    );
                  })}
                </ul>
              </section>
            )
          );
        })}
      </div>
      {/* After the list, so that it measures the rendered rows. */}
      {isLong && (
        <LongList
          area={area}
          selector="[data-entry]"
          groups={groups}
          all={found}
          kept={kept}
          gap={style.GAP_PX}
          most={most}
          rendered={rendered}
          onRender={setPart}
          onFail={() => setHasFailed(true)}
        />
      )}
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
  const retry = () => {
    // The button is about to be removed.
    end.current?.focus();
    load();
  };
  return (
    <div ref={end} role="status" tabIndex={-1}>
      {failure ? (
        <Notice variant="warning" action={<Button onClick={retry}>{commonTexts.retry}</Button>}>
          {withCode(texts.olderFailed, failure)}
        </Notice>
      ) : (
        hasOlder && texts.loadingOlder
      )}
    </div>
  );
}
