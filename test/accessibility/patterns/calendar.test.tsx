import { DateTimeField } from '../../../src/ui/calendar/calendar-field';
import { mountField } from '../../support/mount-field';
import { describePattern } from '../../support/pattern';
import { until } from '../../support/until';
import { focused } from '../../support/user-input';
import { useState } from 'react';
import { panel } from '../../../src/elements/panel';
import { TimeGrid } from '../../../src/features/calendar/time-grid';
import type { CalendarDay } from '../../../src/features/calendar/model';
import { shiftDay } from '../../../src/lib/zone';
import { StoreContext } from '../../../src/state/react/use-store';
import { createStore } from '../../../src/state/store';
import { emptyDay, term } from '../../support/calendar-data';
import { mountView } from '../../support/mount-view';
import { storeConfig } from '../../support/store-config';

// The „Date Picker Dialog“ of https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/
// and the „Date Picker Combobox“ of https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
const beginPicker = (from: 'input' | 'button' | 'days') => async () => {
  const { see, value, open, ...field } = await mountField(DateTimeField, { value: '2027-05-19T09:05' });
  if (from === 'days') await open();
  else {
    field[from].focus();
    // Wait for the chunk of the days.
    await until(() => focused() === field[from]);
  }
  return () => {
    const target = focused();
    const label = target instanceof HTMLInputElement ? target.labels?.[0] : target;
    const name = target?.getAttribute('aria-label') ?? label?.textContent ?? '';
    return `${see.queryByRole('dialog') ? 'open' : 'closed'}, ${name}, ${value()}`;
  };
};

const NOON = '2027-05-19T09:05';
const NEXT = '2027-05-20T09:05';
const FIELD = 'Začiatok';
const BUTTON = 'Otvoriť kalendár: Začiatok';
const day = (text: string) => `open, ${text}, ${NOON}`;
const closed = (name: string, moment = NOON) => `closed, ${name}, ${moment}`;
const times = (count: number, key: string) => Array.from({ length: count }, () => key);

describePattern('the field of the date picker', beginPicker('input'), [
  ['Down Arrow opens it on the chosen day', ['ArrowDown'], day('streda 19. mája 2027, vybraté')],
  ['Alt+Down Arrow opens it, too', ['Alt+ArrowDown'], day('streda 19. mája 2027, vybraté')],
  ['Escape gives the focus back to the field', ['ArrowDown', 'ArrowRight', 'Escape'], closed(FIELD)],
  [
    'a choice is taken by „Vybrať“, and the field has the focus',
    ['ArrowDown', 'ArrowRight', 'Enter', ...times(4, 'Tab'), 'Enter'],
    closed(FIELD, NEXT),
  ],
  ['Tab goes on to what follows, past the button', ['Tab'], closed('Uložiť')],
]);

describePattern('the button of the date picker', beginPicker('button'), [
  ['Enter opens it on the chosen day', ['Enter'], day('streda 19. mája 2027, vybraté')],
  ['Space opens it on the chosen day', ['Space'], day('streda 19. mája 2027, vybraté')],
]);

describePattern('the days of the date picker', beginPicker('days'), [
  ['Right Arrow goes to the next day', ['ArrowRight'], day('štvrtok 20. mája 2027')],
  ['Left Arrow goes to the previous day', ['ArrowLeft'], day('utorok 18. mája 2027')],
  ['Down Arrow goes to the next week', ['ArrowDown'], day('streda 26. mája 2027')],
  ['Up Arrow goes to the previous week', ['ArrowUp'], day('streda 12. mája 2027')],
  ['Home goes to Monday', ['Home'], day('pondelok 17. mája 2027')],
  ['End goes to Sunday', ['End'], day('nedeľa 23. mája 2027')],
  ['Page Down goes to the next month', ['PageDown'], day('sobota 19. júna 2027')],
  ['Page Up goes to the previous month', ['PageUp'], day('pondelok 19. apríla 2027')],
  ['Shift+Page Down goes to the next year', ['Shift+PageDown'], day('piatok 19. mája 2028')],
  ['Shift+Page Up goes to the previous year', ['Shift+PageUp'], day('utorok 19. mája 2026')],
  ['Escape closes it, changes nothing, and gives the focus back', ['ArrowRight', 'Escape'], closed(BUTTON)],
  ['Tab goes on to the hour', ['Tab'], day('Hodina')],
  ['Tab goes from the last button to the first control', times(5, 'Tab'), day('Prejsť na predchádzajúci mesiac')],
  ['Shift+Tab goes from the first control to the last', times(5, 'Shift+Tab'), day('Vybrať')],
  [
    'a choice is kept by Tab, and taken by „Vybrať“',
    ['ArrowRight', 'Enter', ...times(4, 'Tab'), 'Enter'],
    closed(BUTTON, NEXT),
  ],
]);

// https://www.w3.org/WAI/ARIA/apg/patterns/grid/: the calendar, whose rows are days that stand side by side
const MONDAY = '2027-05-17';
const TIMES: Readonly<Record<string, string>> = { 480: '8:00', 500: '8:20', 520: '8:40' };

/** Every day has the slots 8:00 and 8:40, and in the first week a term between them. */
function dayOf(day: string): CalendarDay {
  const slots = [480, 520].map((from) => ({
    day,
    from,
    to: from + 20,
    time: from === 480 ? '08:00' : '08:40',
    type: 'schedule',
    isFree: true,
  }));
  const own = { term: term(day, `${day}T08:20`, `${day}T08:40`), day, column: 0, columns: 1, isLengthAssumed: false };
  return emptyDay(day, { slots, terms: day < shiftDay(MONDAY, 7) ? [{ ...own, from: 500, to: 520 }] : [] });
}

function Calendar() {
  const [first, setFirst] = useState(MONDAY);
  const [opened, setOpened] = useState('nothing');
  const days = Array.from({ length: 7 }, (_, index) => dayOf(shiftDay(first, index)));
  const handlers = {
    onOpen: () => setOpened('a term'),
    onBook: () => setOpened('a slot'),
    onDay: () => setOpened('a day'),
  };
  const page = (step: 1 | -1) => setFirst(shiftDay(first, 7 * step));
  return (
    <>
      <button type="button">Pred</button>
      <TimeGrid days={days} today="" label="Kalendár" isLoading={false} handlers={handlers} onPage={page} />
      <output>{opened}</output>
      <button type="button">Ďalej</button>
    </>
  );
}

const beginGrid = async () => {
  const store = createStore(storeConfig({ lane: 'grid' }), panel);
  const { see, root } = mountView(
    <StoreContext value={store}>
      <Calendar />
    </StoreContext>,
  );
  await see.findByRole('grid');
  see.getByRole('button', { name: 'Pred' }).focus();
  return () => {
    const target = focused();
    const day = target?.closest<HTMLElement>('[data-day]')?.dataset['day'];
    const time = TIMES[target?.getAttribute('data-from') ?? ''];
    const place = day === undefined ? target?.textContent : `${day.slice('2027-'.length)} ${time ?? 'head'}`;
    const stops = root.querySelectorAll('[role="grid"] [tabindex="0"]').length;
    return `${place ?? ''}, opened: ${see.getByRole('status').textContent}${stops === 1 ? '' : `, ${stops} stops`}`;
  };
};

const at = (place: string, opened = 'nothing') => `${place}, opened: ${opened}`;
/** The keys to the term of Monday. */
const TERM = ['Tab', 'ArrowDown', 'ArrowDown'];

describePattern('the grid', beginGrid, [
  ['Tab goes into it', ['Tab'], at('05-17 head')],
  ['Tab leaves it, as it is one stop', ['Tab', 'Tab'], at('Ďalej')],
  ['Shift+Tab goes back to what had the focus last', [...TERM, 'Tab', 'Shift+Tab'], at('05-17 8:20')],
  ['Down Arrow goes to what is later on the day', TERM, at('05-17 8:20')],
  ['Down Arrow stays on the last one', ['Tab', 'End', 'ArrowDown'], at('05-17 8:40')],
  ['Up Arrow goes to what is earlier', [...TERM, 'ArrowUp'], at('05-17 8:00')],
  ['Up Arrow stays on the head of the day', ['Tab', 'ArrowUp'], at('05-17 head')],
  ['Right Arrow goes to the same time of the next day', [...TERM, 'ArrowRight'], at('05-18 8:20')],
  ['Left Arrow goes to the same time of the previous day', [...TERM, 'ArrowRight', 'ArrowLeft'], at('05-17 8:20')],
  ['Left Arrow on the first day goes to the week before', [...TERM, 'ArrowLeft'], at('05-16 8:20')],
  ['Home goes to the head of the day', [...TERM, 'Home'], at('05-17 head')],
  ['End goes to the end of the day', ['Tab', 'End'], at('05-17 8:40')],
  ['Ctrl+Home goes to the head of the first day', [...TERM, 'ArrowRight', 'Control+Home'], at('05-17 head')],
  ['Ctrl+End goes to the end of the last day', ['Tab', 'Control+End'], at('05-23 8:40')],
  ['Page Down goes to the next week', ['Tab', 'End', 'PageDown'], at('05-24 8:40')],
  ['Page Up goes to the previous week', [...TERM, 'PageUp'], at('05-10 8:20')],
  ['Enter opens a term', [...TERM, 'Enter'], at('05-17 8:20', 'a term')],
  ['Space opens a term', [...TERM, 'Space'], at('05-17 8:20', 'a term')],
  ['Enter books a slot', ['Tab', 'End', 'Enter'], at('05-17 8:40', 'a slot')],
  ['Enter on a head shows its day', ['Tab', 'Enter'], at('05-17 head', 'a day')],
]);
