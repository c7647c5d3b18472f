// Runs in the browser: measures a week of the calendar, and the same nodes rendered by hand.
import { MemoryRouter } from 'react-router-dom';
import { CalendarScreen } from '../../src/features/calendar/calendar-screen';
import { calendarPart } from '../../src/features/calendar/part';
import { rangeOf } from '../../src/features/calendar/ranges';
import { StoreContext } from '../../src/state/react/use-store';
import { TERMS_OF_DAY, WEEK_TERMS, calendarWeek, timesOf } from './calendar-week';
import { answerAfterPaint, benchStore, createPlace, nextPaint, painted, type Pattern } from './page-parts';

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
