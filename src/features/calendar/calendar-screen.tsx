import { use, useRef, useState, useEffect, type RefObject, useEffectEvent } from 'react';
import { CALENDAR_GRID_PX } from '../../constants';
import { useStore, useValue } from '../../state/react/use-store';
import type { ScreenProps } from '../../state/ui/screens';
import { AnnounceContext } from '../../ui/feedback/announcer';
import { calendarScreenTexts as texts } from '../../texts/calendar-screen';
import { lazyPart, usePrefetch } from '../../ui/feedback/lazy-part';
import { LoadingPopover } from '../../ui/overlays/popover';
import { useFits } from '../../ui/lists/use-fits';
import { calendarAddress, readAddress, type CalendarAddress, stepOf } from './ranges';
import { CalendarContent, rangeTitle } from './calendar-content';
import { appointmentType } from './entries';
import { area as areaClass } from './move-bar.style';
import type { OpenTerm } from './term-detail';
import { Toolbar } from './toolbar';
import { useCalendarDays, useNextFree, useScrollToToday } from './use-calendar-days';
import { useLatestHandlers } from './day-column';
import { listenTo } from '../../lib/listen-to';
import type { CalendarDay, PlacedSlot, PlacedTerm } from './model';
import type { Press } from './move-drag';
import type { MoveHandle } from './moving';

const PrintCalendar = lazyPart(
  'print-calendar',
  async () => (await import('./printed-calendar')).PrintCalendar,
  () => null,
);
const Moving = lazyPart(
  'calendar-term',
  async () => (await import('./term-parts')).Moving,
  ({ hasFailed, children }) => hasFailed && children,
);
const TermDetail = lazyPart(
  'calendar-term',
  async () => (await import('./term-parts')).TermDetail,
  ({ open, onOpen, children }) => (
    <LoadingPopover anchor={open.opener} label={texts.detail.title} onClose={() => onOpen(null)}>
      {children}
    </LoadingPopover>
  ),
);

/** The calendar: a day, a week or a list, depending on the address. */
export function CalendarScreen({ query, navigate }: ScreenProps) {
  const { clock, popups } = useStore();
  const announce = use(AnnounceContext);
  const area = useRef<HTMLDivElement>(null);
  const isWide = useFits(area, CALENDAR_GRID_PX);
  const today = useValue(clock.today);
  const address = readAddress(query);
  const day = address.day ?? today;
  const view = address.view ?? (isWide ? 'tyzden' : 'zoznam');
  const shown = useCalendarDays(view, day);
  const [open, setOpen] = useState<OpenTerm | null>(null);

  const show = (next: Partial<CalendarAddress>) => navigate(calendarAddress({ ...address, ...next }));
  function go(next: Partial<CalendarAddress>): void {
    if (calendarAddress({ ...address, ...next }) === calendarAddress(address)) return;
    show(next);
    announce(rangeTitle(next.view ?? view, next.day ?? (next.day === null ? today : day)));
  }
  const step = (steps: 1 | -1) => go({ day: stepOf(view, day, steps) });
  const { begin, isMoving, onSlot, onTerm, props: moving } = useMoveHandle(area, shown.days);
  const handlers = useLatestHandlers({
    onOpen: (placed, opener) => {
      if (!onTerm(placed)) setOpen({ id: placed.term.id, opener });
    },
    onBook: (slot) => {
      if (onSlot(slot)) return;
      const { day: of, time, type, from, to } = slot;
      popups.show('appointment', { slot: { day: of, time, type: appointmentType(type), minutes: to - from } });
    },
    onDay: (of) => go({ day: of, view: 'den' }),
  });
  const showToday = useScrollToToday(area, today, shown.isLoaded);
  function goToday(): void {
    showToday();
    go({ day: null });
  }
  const search = useNextFree(area, {
    days: shown.days,
    isLoaded: shown.isLoaded,
    onDay: (of) => go({ day: of }),
  });
  usePrefetch(TermDetail);

  return (
    <div ref={area} className={areaClass}>
      <Toolbar
        view={view}
        day={day}
        isSearching={search.isSearching}
        onStep={step}
        onToday={goToday}
        onDay={(of) => go({ day: of })}
        onView={(next) => go({ view: next })}
        onNextFree={() => void search.find()}
      >
        <PrintCalendar days={shown.days} isLoaded={shown.isLoaded} />
      </Toolbar>
      <CalendarContent
        view={view}
        title={rangeTitle(view, day)}
        today={today}
        shown={shown}
        foundKey={search.foundKey}
        isMoving={isMoving}
        handlers={handlers}
        onPage={step}
      />
      {/* `show`, not `go`: a move announces the chosen day itself. */}
      <Moving {...moving} area={area} days={shown.days} isLoaded={shown.isLoaded} onDay={(of) => show({ day: of })} />
      {open && <TermDetail area={area} open={open} days={shown.days} onMove={begin} onOpen={setOpen} />}
    </div>
  );
}

/** The move of a term, whose chunk may still be loading. `M` on a term of the shown days begins a move, and so does dragging. */
function useMoveHandle(area: RefObject<HTMLElement | null>, days: readonly CalendarDay[]) {
  const handleRef = useRef<MoveHandle>(null);
  const earlyRef = useRef<PlacedTerm | Press>(null);
  const [isMoving, setIsMoving] = useState(false);

  function begin(placed: PlacedTerm): void {
    if (handleRef.current) handleRef.current.begin(placed);
    else earlyRef.current = placed;
  }

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, altKey, metaKey, target } = event;
    if (key.toLowerCase() !== 'm' || ctrlKey || altKey || metaKey || !(target instanceof Element)) return;
    const id = target.closest<HTMLElement>('[data-term]')?.dataset['term'];
    const placed = days.flatMap(({ terms }) => terms).find(({ term }) => String(term.id) === id);
    if (!placed) return;
    event.preventDefault();
    begin(placed);
  });
  useEffect(() => {
    if (!area.current) return;
    const keepPress = ({ button, pointerType, pointerId, clientX, clientY, target }: PointerEvent) => {
      if (!handleRef.current) earlyRef.current = { button, pointerType, pointerId, clientX, clientY, target };
    };
    const forgetPress = () => {
      if (earlyRef.current && !('term' in earlyRef.current)) earlyRef.current = null;
    };
    const stops = [
      listenTo(area.current, { keydown: (event) => handleKey(event), pointerdown: keepPress }),
      listenTo(document, { pointerup: forgetPress, pointercancel: forgetPress }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [area]);

  return {
    begin,
    isMoving,
    /** Move the current term to a slot, or to the place of another term. Return whether a term is being moved. */
    onSlot: (slot: PlacedSlot): boolean => handleRef.current?.onSlot(slot) ?? false,
    onTerm: (term: PlacedTerm): boolean => handleRef.current?.onTerm(term) ?? false,
    /** The props of `Moving`. */
    props: { handleRef, earlyRef, onMoving: setIsMoving },
  };
}
