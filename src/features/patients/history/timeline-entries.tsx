import { useMemo, useRef, useState } from 'react';
import { LEAST_ENTRY_PX, WHOLE_LIST_ROWS } from '../../../constants';
import { LongList } from '../../../ui/lists/long-list';
import { firstRows, type RowWindow } from '../../../ui/lists/row-window';
import { rowOf } from '../../../ui/lists/use-roving-rows';
import type { Entry } from '../history.contract';
import { byYear } from './entries';
import { TimelineRow } from './timeline-row';
import { css } from '../../../ui/style/style';

interface TimelineEntriesProps {
  found: readonly Entry[];
  zone: string;
  hasOlder: boolean;
  /** `null` while a note is being written. */
  onCorrect: ((entry: Entry) => void) | null;
}

/** The rows by year; a long list renders only the visible rows and the focused one. */
export function TimelineEntries({ found, zone, hasOlder, onCorrect }: TimelineEntriesProps) {
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
        className={areaClass}
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
                className={yearClass}
                style={space > 0 ? { marginTop: space } : undefined}
              >
                <h3 className={yearHead}>{shown.year}</h3>
                <ul className={rowsClass}>
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
          gap={GAP_PX}
          most={most}
          rendered={rendered}
          onRender={setPart}
          onFail={() => setHasFailed(true)}
        />
      )}
    </>
  );
}

/** The gap between two rows, in pixels. */
const GAP_PX = 4;

const areaClass = css`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${GAP_PX}px;
  /* The rows' own spacing keeps the visible rows in place: the browser's scroll anchoring would move them twice. */
  overflow-anchor: none;
`;

const yearClass = css`
  display: grid;
  gap: ${GAP_PX}px;
`;

const yearHead = css`
  padding-top: 8px;
  color: var(--muted);
  font-size: 14px;
`;

const rowsClass = css`
  display: grid;
  gap: ${GAP_PX}px;
`;
