import { use, useRef, useState } from 'react';
import { CALENDAR_GRID_PX } from '../../constants';
import { useStore } from '../../state/react/store-context';
import { useValue } from '../../state/react/use-value';
import type { ScreenProps } from '../../state/ui/screens';
import { AnnounceContext } from '../../ui/feedback/announcer';
import { useFits } from '../../ui/lists/use-fits';
import { calendarAddress, readAddress, type CalendarAddress } from './address';
import { CalendarContent } from './calendar-content';
import { appointmentType } from './entry-text';
import { MoveBar } from './move-bar';
import { PrintCalendar } from './print-calendar';
import { stepOf } from './ranges';
import { TermDetail, type OpenTerm } from './term-detail';
import { rangeTitle, Toolbar } from './toolbar';
import { useCalendarDays } from './use-calendar-days';
import { useLatestHandlers } from './use-latest-handlers';
import { useTodayInSight } from './use-today-in-sight';
import { useMove } from './use-move';
import { useNextFree } from './use-next-free';

/** The calendar: a day, a week or a list, as the address says. */
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

  function go(next: Partial<CalendarAddress>): void {
    const path = calendarAddress({ ...address, ...next });
    if (path === calendarAddress(address)) return;
    navigate(path);
    announce(rangeTitle(next.view ?? view, next.day ?? (next.day === null ? today : day)));
  }
  const step = (steps: 1 | -1) => go({ day: stepOf(view, day, steps) });
  const move = useMove(area, { days: shown.days, isLoaded: shown.isLoaded, onDay: (of) => go({ day: of }) });
  const handlers = useLatestHandlers({
    onOpen: (placed, opener) => {
      if (!move.onTerm(placed)) setOpen({ id: placed.term.id, opener });
    },
    onBook: (slot) => {
      if (move.onSlot(slot)) return;
      const { day: of, time, type, from, to } = slot;
      popups.show('appointment', { slot: { day: of, time, type: appointmentType(type), minutes: to - from } });
    },
    onDay: (of) => go({ day: of, view: 'den' }),
  });
  const showToday = useTodayInSight(area, today, shown.isLoaded);
  const search = useNextFree(area, {
    first: shown.days[0]?.day ?? day,
    last: shown.days.at(-1)?.day ?? day,
    isLoaded: shown.isLoaded,
    onDay: (of) => go({ day: of }),
  });

  return (
    <div ref={area}>
      <Toolbar
        view={view}
        day={day}
        isSearching={search.isSearching}
        onStep={step}
        onToday={() => {
          showToday();
          go({ day: null });
        }}
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
        handlers={handlers}
        onPage={step}
      />
      {move.state && <MoveBar state={move.state} moves={move.moves} />}
      {open && <TermDetail open={open} days={shown.days} onMove={move.moves.begin} onClose={() => setOpen(null)} />}
    </div>
  );
}
