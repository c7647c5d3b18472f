import { effect, signal, untracked, type Signal } from '@preact/signals-core';
import type { RecordId } from '../../api/contract/fields';
import type { Ticket } from './contract';
import { NEWS_AFTER_MS, NEWS_WITHIN_MS, SLOW_CALL_MS } from '../../constants';
import { commonEnds } from '../../lib/same-data';
import { definePart } from '../../state/parts';
import { ticketAdded, ticketHandled } from './events';
import { ticketsPart, type Tickets } from './part';
import { readOnly } from '../../state/part';

/** The changes of the waiting room since the last announcement, except those made by this panel. */
export interface QueueNews {
  /** New tickets of today. */
  added: number;
  /** Tickets of today that have left. */
  left: number;
  /** The next ticket, if it has changed. */
  next: Ticket | null;
  /** Whether there was a next ticket before. */
  hadNext: boolean;
  /** New requests for a prescription. */
  recepts: number;
  /** Counts the announcements, so that two with the same text differ. */
  number: number;
}

/** The state at the last announcement. */
interface Snapshot {
  day: string;
  tickets: readonly Ticket[];
  nextId: RecordId | null;
  recepts: ReadonlySet<RecordId>;
}

/** Combines each burst of changes in the waiting room into one announcement, without this panel's own actions, which have toasts. */
export const queueNewsPart = definePart(({ appData, clock, events, part }) => {
  const tickets = part(ticketsPart);
  const news = signal<QueueNews | null>(null);
  const isSlow = signal(false);
  const doneHere = new Set<RecordId>();
  let announced: Snapshot | null = null;
  let firstAt: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const takeSnapshot = (): Snapshot => ({
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
    announced = untracked(takeSnapshot);
    firstAt = null;
    const found = newsBetween(before, announced, doneHere);
    if (found) news.value = { ...found, number: (news.peek()?.number ?? 0) + 1 };
  }

  /** Announces at the end of a burst: after a pause in the changes, but within a maximum delay. */
  function scheduleAnnouncement(): void {
    const now = Date.now();
    firstAt ??= now;
    clearTimeout(timer);
    timer = setTimeout(announce, Math.max(0, Math.min(NEWS_AFTER_MS, firstAt + NEWS_WITHIN_MS - now)));
  }

  return {
    news: readOnly(news),
    /** Whether an action on a ticket is slow. */
    isSlow: readOnly(isSlow),
    /** Returns a function that stops it. */
    watch() {
      const stops = [
        events.on(ticketHandled, ({ id }) => doneHere.add(id)),
        events.on(ticketAdded, ({ id }) => doneHere.add(id)),
        effect(() => {
          const isLoaded = tickets.loadedAt.value !== null && appData.admin.value !== null;
          const now = takeSnapshot();
          if (!isLoaded) return forget();
          // At the start and after midnight the whole list is new: there is nothing to announce.
          if (announced?.day !== now.day) {
            forget();
            announced = now;
          } else if (!isSame(announced, now)) scheduleAnnouncement();
        }),
        watchSlowActions(tickets, isSlow),
      ];
      return () => {
        stops.forEach((stop) => stop());
        forget();
        // The next watcher must not announce old news.
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

/** Sets `isSlow` while an action on a ticket runs for long. Returns a function that stops it. */
const watchSlowActions = ({ pending }: Tickets, isSlow: Signal<boolean>) =>
  effect(() => {
    const isBusy = [...pending.value.values()].some(({ state }) => state === 'pending');
    if (!isBusy) return void (isSlow.value = false);
    const timer = setTimeout(() => (isSlow.value = true), SLOW_CALL_MS);
    return () => clearTimeout(timer);
  });

/** The changes made by others; `null` if there are none. A change of a ticket in `doneHere` is skipped once, then forgotten. */
function newsBetween(before: Snapshot, now: Snapshot, doneHere: Set<RecordId>): Omit<QueueNews, 'number'> | null {
  const { added, left } = changesBetween(before.tickets, now.tickets);
  const isNextOurs = before.nextId !== null && doneHere.has(before.nextId);
  const isNextNew = now.nextId !== null && before.nextId !== now.nextId && !isNextOurs;
  const byOthers = (ids: readonly RecordId[]) => ids.filter((id) => !doneHere.has(id)).length;
  const found = {
    added: byOthers(added),
    left: byOthers(left),
    recepts: missingIn(before.recepts, now.recepts).length,
    next: isNextNew ? (now.tickets[0] ?? null) : null,
    hadNext: before.nextId !== null,
  };
  [...added, ...left].forEach((id) => doneHere.delete(id));
  return found.added + found.left + found.recepts > 0 || found.next ? found : null;
}

/** Compares only the changed section: lists are long, changes small. */
function changesBetween(before: readonly Ticket[], now: readonly Ticket[]) {
  const { start, end } = commonEnds(before, now);
  const idsOf = (list: readonly Ticket[]) => new Set(list.slice(start, list.length - end).map(({ id }) => id));
  const [then, since] = [idsOf(before), idsOf(now)];
  return { added: missingIn(then, since), left: missingIn(since, then) };
}

function isSame(one: Snapshot, other: Snapshot): boolean {
  const { added, left } = changesBetween(one.tickets, other.tickets);
  return (
    one.nextId === other.nextId &&
    added.length + left.length === 0 &&
    one.recepts.size === other.recepts.size &&
    missingIn(one.recepts, other.recepts).length === 0
  );
}
