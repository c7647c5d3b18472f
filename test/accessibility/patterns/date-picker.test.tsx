import { DateTimeField } from '../../../src/ui/calendar/calendar-field';
import { mountField } from '../../support/mount-field';
import { describePattern } from '../../support/pattern';
import { until } from '../../support/until';
import { focused } from '../../support/user-input';

// The „Date Picker Dialog“ of https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/
// and the „Date Picker Combobox“ of https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
const begin = (from: 'input' | 'button' | 'days') => async () => {
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

describePattern('the field of the date picker', begin('input'), [
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

describePattern('the button of the date picker', begin('button'), [
  ['Enter opens it on the chosen day', ['Enter'], day('streda 19. mája 2027, vybraté')],
  ['Space opens it on the chosen day', ['Space'], day('streda 19. mája 2027, vybraté')],
]);

describePattern('the days of the date picker', begin('days'), [
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
