import { effect, signal, untracked, type Signal } from '@preact/signals-core';
import type { RecordId } from '../../api/contract/fields';
import type { Ticket } from './contract';
import { NEWS_AFTER_MS, NEWS_WITHIN_MS, SLOW_CALL_MS } from '../../constants';
import { commonEnds } from '../../lib/common-ends';
import { definePart } from '../../state/parts';
import { ticketAdded, ticketHandled } from './events';
import { ticketsPart, type Tickets } from './part';
import { readOnly } from '../../state/read-only';

/** Changes of the waiting room since the last news, made by others than this panel. */
export interface QueueNews {
  /** Tickets of today that have come. */
  added: number;
  /** Tickets of today that have left. */
  left: number;
  /** The next ticket, where it is another one now. */
  next: Ticket | null;
  /** Whether somebody was next before. */
  hadNext: boolean;
  /** Requests for a prescription that have come. */
  recepts: number;
  /** News of the same words are news. */
  number: number;
}

/** The state at the last news. */
interface Snapshot {
  day: string;
  tickets: readonly Ticket[];
  nextId: RecordId | null;
  recepts: ReadonlySet<RecordId>;
}

/** Gathers what happens in the waiting room into one piece of news for each burst. An action of this panel has its own toast. */
export const queueNewsPart = definePart(({ appData, clock, events, part }) => {
  const tickets = part(ticketsPart);
  const news = signal<QueueNews | null>(null);
  const isSlow = signal(false);
  const doneHere = new Set<RecordId>();
  let announced: Snapshot | null = null;
  let firstAt: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const look = (): Snapshot => ({
    day: clock.today.value,
    tickets: tickets.todays.value,
    nextId: tickets.nextId.value,
    recepts: new Set(
      (appData.data.value?.notifications ?? []).filter(({ category }) => category === 'recept').map(({ id }) => id),
    ),
  });

  function forget(): void {
    clearTimeout(timer);
    firstAt = null;
    announced = null;
    doneHere.clear();
  }

  function announce(): void {
    if (!announced) return;
    const before = announced;
    announced = untracked(look);
    firstAt = null;
    const found = newsBetween(before, announced, doneHere);
    if (found) news.value = { ...found, number: (news.peek()?.number ?? 0) + 1 };
  }

  /** The end of a burst: after a while without changes, but not for ever. */
  function plan(): void {
    const now = Date.now();
    firstAt ??= now;
    clearTimeout(timer);
    timer = setTimeout(announce, Math.max(0, Math.min(NEWS_AFTER_MS, firstAt + NEWS_WITHIN_MS - now)));
  }

  return {
    news: readOnly(news),
    /** An action on a ticket takes its time. */
    isSlow: readOnly(isSlow),
    /** Returns a function that stops it. */
    watch() {
      const stops = [
        events.on(ticketHandled, ({ id }) => doneHere.add(id)),
        events.on(ticketAdded, ({ id }) => doneHere.add(id)),
        effect(() => {
          const isLoaded = tickets.loadedAt.value !== null && appData.admin.value !== null;
          const now = look();
          if (!isLoaded) return forget();
          // At the start, and after midnight, everything is another list: nobody has come.
          if (announced?.day !== now.day) {
            forget();
            announced = now;
          } else if (!isSame(announced, now)) plan();
        }),
        watchSlowActions(tickets, isSlow),
      ];
      return () => {
        stops.forEach((stop) => stop());
        forget();
        // The next watcher must not find old news.
        news.value = null;
      };
    },
    clear() {
      forget();
      news.value = null;
    },
  };
});

const missingIn = (known: ReadonlySet<RecordId>, ids: ReadonlySet<RecordId>) => [...ids].filter((id) => !known.has(id));

/** Sets whether an action on a ticket takes its time. Returns a function that stops it. */
function watchSlowActions({ pending }: Tickets, isSlow: Signal<boolean>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = effect(() => {
    const isBusy = [...pending.value.values()].some(({ state }) => state === 'pending');
    clearTimeout(timer);
    if (isBusy) timer = setTimeout(() => (isSlow.value = true), SLOW_CALL_MS);
    else isSlow.value = false;
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}

/** The news of others' changes; `null` without any. A ticket that was handled here counts once: `doneHere` forgets it. */
function newsBetween(before: Snapshot, now: Snapshot, doneHere: Set<RecordId>): Omit<QueueNews, 'number'> | null {
  const { came, gone } = changesBetween(before.tickets, now.tickets);
  const isNextOurs = before.nextId !== null && doneHere.has(before.nextId);
  const isNextNew = now.nextId !== null && before.nextId !== now.nextId && !isNextOurs;
  const byOthers = (ids: readonly RecordId[]) => ids.filter((id) => !doneHere.has(id)).length;
  const found = {
    added: byOthers(came),
    left: byOthers(gone),
    recepts: missingIn(before.recepts, now.recepts).length,
    next: isNextNew ? (now.tickets[0] ?? null) : null,
    hadNext: before.nextId !== null,
  };
  [...came, ...gone].forEach((id) => doneHere.delete(id));
  return found.added + found.left + found.recepts > 0 || found.next ? found : null;
}

/** However many wait, few of them change. */
function changesBetween(before: readonly Ticket[], now: readonly Ticket[]) {
  const { start, end } = commonEnds(before, now);
  const idsOf = (list: readonly Ticket[]) => new Set(list.slice(start, list.length - end).map(({ id }) => id));
  const [then, since] = [idsOf(before), idsOf(now)];
  return { came: missingIn(then, since), gone: missingIn(since, then) };
}

function isSame(one: Snapshot, other: Snapshot): boolean {
  const { came, gone } = changesBetween(one.tickets, other.tickets);
  return (
    one.nextId === other.nextId &&
    came.length + gone.length === 0 &&
    one.recepts.size === other.recepts.size &&
    missingIn(one.recepts, other.recepts).length === 0
  );
}
