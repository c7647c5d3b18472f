// Runs in the browser: measures a week of the calendar, and the same nodes rendered by hand.
import { MemoryRouter } from 'react-router-dom';
import { CalendarScreen } from '../../src/features/calendar/calendar-screen';
import { calendarPart } from '../../src/features/calendar/part';
import { rangeOf } from '../../src/features/calendar/ranges';
import { StoreContext } from '../../src/state/react/use-store';
import { answerAfterPaint, benchStore, createPlace, nextPaint, painted, type Pattern } from './page-parts';

/** Terms of a working day of the measured week: two in parallel, each of ten minutes, from 7:00. */
const TERMS_OF_DAY = 80;
const WORKING_DAYS = 5;
const WEEK_TERMS = TERMS_OF_DAY * WORKING_DAYS;
const [FIRST_HOUR, MINUTES] = [7, 10];

/** Times and grid position of a term in its day: rows last five minutes, row 1 begins at 7:00. */
function timesOf(index: number) {
  const minutes = FIRST_HOUR * 60 + Math.floor(index / 2) * MINUTES;
  return {
    start: clockText(minutes),
    end: clockText(minutes + MINUTES),
    label: `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`,
    row: (minutes - FIRST_HOUR * 60) / 5 + 1,
    rows: MINUTES / 5,
    column: index % 2,
  };
}

/** The response of `GET /api/calendar` with 400 terms in a week, in UTC. */
function calendarWeek(monday: string) {
  const days = Array.from({ length: WORKING_DAYS }, (_, index) =>
    new Date(Date.parse(monday) + index * 86_400_000).toISOString().slice(0, 10),
  );
  const terms = days.flatMap((day, dayIndex) =>
    Array.from({ length: TERMS_OF_DAY }, (_, index) => {
      const { start, end } = timesOf(index);
      return {
        id: dayIndex * TERMS_OF_DAY + index + 1,
        type: index % 5 === 0 ? 'schedule-premium' : 'schedule',
        ticket_title: 'Kontrola',
        scheduled_formated: `dnes o ${start}`,
        scheduled_at: `${day}T${start}:00`,
        created_at: `${day}T05:00:00Z`,
        created_at_formated: 'dnes o 6:00',
        user: null,
        user_alternate: `Pacient ${index + 1}`,
        is_patient: false,
        event_note: null,
        starts_at: `${day}T${start}:00Z`,
        ends_at: `${day}T${end}:00Z`,
        state: 'waiting',
        version: 1,
      };
    }),
  );
  const hours = days.map((day) => ({ starts_at: `${day}T07:00:00Z`, ends_at: `${day}T14:00:00Z`, type: 'schedule' }));
  const slots = terms.map(({ starts_at, ends_at, type }) => ({ starts_at, ends_at, type, is_free: false }));
  return { time_zone: 'UTC', terms, slots, absences: [], hours, walk_ins: [] };
}

const clockText = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

const week = rangeOf('tyzden', new Date().toISOString().slice(0, 10));
const text = JSON.stringify(calendarWeek(week.from));
const answeredAt = answerAfterPaint(
  ({ pathname }) => pathname === '/api/calendar',
  () => Promise.resolve(text),
);

const store = benchStore();
store.start();
const place = createPlace();
let pattern: Pattern | null = null;

const query = new URLSearchParams(`den=${week.from}&zobrazenie=tyzden`);

const bench = {
  isReady: () => store.appData.admin.peek() !== null,
  /** Measures from the response with the terms to their paint, in milliseconds. */
  async show(): Promise<number> {
    store.part(calendarPart).clear();
    place.render(
      <StoreContext value={store}>
        <MemoryRouter>
          <CalendarScreen id="" query={query} navigate={() => undefined} />
        </MemoryRouter>
      </StoreContext>,
    );
    const paintedAt = await painted(areAllRendered);
    return paintedAt - answeredAt();
  },
  /** Number of elements of the panel's grid. */
  elements: () => place.find('[role="grid"], [role="grid"] *').length,
  /** Measures from the text of the response to the paint of the same nodes without a library, in milliseconds. */
  async showByHand(): Promise<number> {
    pattern ??= place.pattern('[data-term]');
    const { nodes, screen } = pattern;
    place.show(screen.cloneNode(true) as HTMLElement);
    await nextPaint();
    const start = performance.now();
    const { terms } = JSON.parse(text) as ReturnType<typeof calendarWeek>;
    const columns = place.find('[data-day] > :last-child');
    terms.forEach((term, index) => {
      const block = nodes[index]?.cloneNode(true) as HTMLElement;
      const { row, rows, column, label } = timesOf(index % TERMS_OF_DAY);
      block.style.cssText = `grid-row: ${row} / ${row + rows}; --column: ${column}; --columns: 2`;
      block.dataset['term'] = String(term.id);
      block.dataset['time'] = label;
      block.setAttribute('aria-label', `${label}, ${term.user_alternate}`);
      const name = block.querySelector('span');
      if (name) name.textContent = term.user_alternate;
      columns[Math.floor(index / TERMS_OF_DAY)]?.append(block);
    });
    const paintedAt = await nextPaint();
    if (!areAllRendered()) throw new Error('Not every term is drawn.');
    return paintedAt - start;
  },
};

const areAllRendered = () => place.find('[data-term]').length === WEEK_TERMS;

export type CalendarBench = typeof bench;
Object.assign(window, { bench });
