import { useLayoutEffect, useRef, type ComponentProps, type KeyboardEvent } from 'react';
import { ticketSearchTexts as texts } from '../../../texts/ticket-search';
import { Button } from '../../../ui/controls/button';
import { SearchField } from '../../../ui/controls/search-field';
import { emoji, Message } from '../../../ui/feedback/message';
import { narrowWidth } from '../../../ui/lists/list-with-preview';
import { css } from '../../../ui/style/style';
import { findTickets, type Day, type TicketSearch } from './find-tickets';

export interface TicketSearchFieldProps {
  search: TicketSearch | null;
  /** All tickets, by day. */
  days: readonly Day[];
  /** The list was rendered before the field: visible rows must not shift. */
  isLate: boolean;
  onSearch(next: TicketSearch | null): void;
  /** Moves the focus to the first match in the list. */
  onEnter(): void;
}

/** The search field above a long list of tickets, which filters while the doctor types. */
export function TicketSearchField({ search, days, isLate, onSearch, onEnter }: TicketSearchFieldProps) {
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (isLate && box.current) window.scrollBy({ top: box.current.offsetHeight + GAP_PX, behavior: 'instant' });
  }, [isLate]);

  // Search results need room, above all if an on-screen keyboard takes half of the screen.
  const isOn = search !== null;
  useLayoutEffect(() => {
    const { bottom = 0 } = box.current?.getBoundingClientRect() ?? {};
    if (isOn && bottom > innerHeight / 2) box.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [isOn]);

  const all = search ? days.flatMap(({ list }) => list) : [];
  const others = search ? all.filter((ticket) => !search.matches(ticket)) : [];

  function change(typed: string): void {
    const query = typed.trimStart();
    if (query === '') return onSearch(null);
    const known = search?.known ?? new Set(days.flatMap(({ list }) => list.map(({ id }) => id)));
    onSearch({ query, known, ...findTickets(query), None: NoneFound });
  }

  function handleKey(event: KeyboardEvent): void {
    const { key, nativeEvent } = event;
    if (nativeEvent.isComposing || !search) return;
    if (key === 'Escape') {
      event.stopPropagation();
      onSearch(null);
    } else if (key === 'ArrowDown' || key === 'Enter') onEnter();
    else return;
    event.preventDefault();
  }

  return (
    <search ref={box} className={bar} aria-label={texts.label}>
      <SearchField
        className={field}
        label={texts.label}
        placeholder={texts.placeholder}
        value={search?.query ?? ''}
        onChange={change}
        onKeyDown={handleKey}
        clearLabel={texts.clear}
        onClear={() => onSearch(null)}
      />
      <p className={counts}>
        <b role="status">{search && texts.found(all.length - others.length)}</b>
        {search && others.length > 0 && (
          <span>{texts.others(others.length, others.filter(({ id }) => !search.known.has(id)).length)}</span>
        )}
      </p>
    </search>
  );
}

/** Shown when the search finds nothing. */
function NoneFound({ search, days, onSearch }: ComponentProps<TicketSearch['None']>) {
  if (days.some(({ list }) => list.some(search.matches))) return null;
  return (
    <Message emoji={emoji.hushed} title={texts.found(0)}>
      <p>{texts.noneHint}</p>
      <Button
        onClick={({ currentTarget }) => {
          currentTarget.closest('[part~="list"]')?.querySelector<HTMLElement>('search input')?.focus();
          onSearch(null);
        }}
      >
        {texts.clear}
      </Button>
    </Message>
  );
}

/** The gap below the field, part of `searchSpace`. */
const GAP_PX = 16;

const bar = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  min-height: 44px;
  scroll-margin-top: calc(var(--sticky-top) + 8px);
  margin-bottom: ${GAP_PX}px;
`;

const field = css`
  flex: 1 1 260px;
  max-width: 420px;
  ${narrowWidth} {
    max-width: none;
  }
`;

const counts = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 10px;
  color: var(--muted);
  font-variant-numeric: tabular-nums;
  & b {
    color: var(--text);
    font-weight: 600;
  }
`;
