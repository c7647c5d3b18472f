import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { RecordId } from '../../api/contract/fields';
import type { Recept } from './contract';
import { PAGE_KEY_ROWS } from '../../constants';
import { useValue, usePart } from '../../state/react/use-store';
import { receptTexts } from '../../texts/recepts';
import { indexAfterKey } from '../../ui/lists/use-roving-rows';
import { css } from '../../ui/style/style';
import { useListMotion } from '../../ui/lists/use-list-motion';
import { ReceptRow, type ReceptRowHandlers } from './recept-row';
import { prescriptionsPart } from './index';

interface ReceptListProps {
  list: readonly Recept[];
  openId: RecordId | null;
  selected: readonly RecordId[];
  /** Whether requests can be selected. */
  mayDecide: boolean;
  handlers: ReceptRowHandlers;
}

/** The pending requests. Arrows move between the rows, on their check boxes and on their names. */
export function ReceptList({ list, openId, selected, mayDecide, handlers }: ReceptListProps) {
  const pending = useValue(usePart(prescriptionsPart).pending);
  const area = useRef<HTMLDivElement>(null);
  useListMotion(area, ROW, list);
  useEffect(() => {
    // Scrolls to a record that was opened by a link, unless it is visible.
    if (openId !== null)
      area.current?.querySelector(`${ROW}:has([aria-current])`)?.scrollIntoView({ block: 'nearest' });
  }, [openId]);
  return (
    // Key events bubble up from the rows.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={area} className={wrapper} onKeyDown={moveByKey}>
      <ul aria-label={receptTexts.list} className={rows}>
        {list.map((recept) => (
          <ReceptRow
            key={recept.id}
            recept={recept}
            isOpen={recept.id === openId}
            isSelected={selected.includes(recept.id)}
            mayDecide={mayDecide}
            pending={pending.get(recept.id) ?? null}
            {...handlers}
          />
        ))}
      </ul>
    </div>
  );
}

const ROW = '[data-recept]';

function moveByKey(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element)) return;
  const rows = [...currentTarget.querySelectorAll(ROW)];
  const next = indexAfterKey(key, rows.indexOf(target.closest(ROW) ?? currentTarget), rows.length, PAGE_KEY_ROWS);
  if (next === null) return;
  event.preventDefault();
  rows[next]?.querySelector<HTMLElement>(target.matches('input') ? 'input' : '[data-open]')?.focus();
}

const wrapper = css`
  position: relative;
`;

const rows = css`
  display: grid;
  gap: 8px;
`;
