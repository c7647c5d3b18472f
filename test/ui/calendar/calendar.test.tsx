import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { within } from '@testing-library/dom';
import { DateField, DateTimeField, TimeField } from '../../../src/ui/calendar/calendar-field';
import { focused, pressKeys, press, type } from '../../support/user-input';
import { dayFromNow } from '../../support/dates';
import { mountField, type MountedField } from '../../support/mount-field';
import { unmountViews } from '../../support/mount-view';
import { forceColours } from '../../support/page';
import { until } from '../../support/until';

const year = new Date().getFullYear();
const optionsOf = (select: HTMLElement) => [...select.querySelectorAll('option')];
const namesOf = (select: HTMLElement) => optionsOf(select).map(({ textContent }) => textContent);
const openNames = (select: HTMLElement) =>
  optionsOf(select)
    .filter(({ disabled }) => !disabled)
    .map(({ textContent }) => textContent);

const select = ({ see }: MountedField, name: string) => see.getByRole<HTMLSelectElement>('combobox', { name });

/** The day of the month that is shown, by its number. */
function day({ see }: MountedField, number: number): HTMLButtonElement {
  const found = within(see.getByRole('grid'))
    .getAllByRole<HTMLButtonElement>('button')
    .find(({ textContent }) => textContent === String(number));
  if (!found) throw new Error(`The month has no day ${number}.`);
  return found;
}

/** Chooses in a list by arrow keys: type-ahead starts anew only after a second. */
async function choose(field: MountedField, name: string, text: string): Promise<void> {
  const list = select(field, name);
  const wanted = [...list.options].findIndex(({ textContent }) => textContent === text);
  const steps = wanted - list.selectedIndex;
  list.focus();
  await pressKeys(...Array.from({ length: Math.abs(steps) }, () => (steps > 0 ? 'ArrowDown' : 'ArrowUp')));
  await until(() => select(field, name).selectedOptions[0]?.textContent === text);
}

const focusedDay = () => {
  const active = focused();
  return active?.closest('[data-day]')?.getAttribute('data-day');
};

describe('the picker', () => {
  beforeEach(() => setViewport({ width: 1280, height: 860 }));
  afterEach(async () => {
    unmountViews();
    await forceColours(false);
  });

  it('W13 W14 W15 W16 is Slovak, starts on Monday, has 24 hours in steps of 5 minutes and 100 years to either side; „Vybrať“ takes the day and the time, and returns the focus', async () => {
    const field = await mountField(DateTimeField, { value: `${year}-11-23T09:05` });
    const picker = within(await field.open());
    picker.getByRole('heading', { name: 'Vyberte čas' });
    picker.getByRole('button', { name: 'Vybrať' });
    picker.getByRole('button', { name: 'Zatvoriť' });
    const grid = picker.getByRole('grid', { name: `november ${year}` });
    const heads = [...grid.querySelectorAll('th')];
    expect(heads.map(({ textContent }) => textContent)).to.deep.equal(['po', 'ut', 'st', 'št', 'pi', 'so', 'ne']);
    const months = openNames(select(field, 'Vyberte mesiac'));
    expect(months).to.have.length(12);
    expect([months[0], months[4], months[10]]).to.deep.equal(['január', 'máj', 'november']);
    for (const [name, first, step, length] of [
      ['Vyberte rok', year - 100, 1, 201],
      ['Hodina', 0, 1, 24],
      ['Minúta', 0, 5, 12],
    ] as const) {
      const expected = Array.from({ length }, (_, index) => first + index * step);
      expect(openNames(select(field, name)).map(Number), name).to.deep.equal(expected);
    }
    const chosen = new Date(year, 10, 23).toLocaleDateString('sk', { weekday: 'long' });
    // On that day itself the name begins with „Dnes“.
    picker.getByRole('button', { name: new RegExp(`${chosen} 23\\. novembra ${year}, vybraté$`) });
    await until(() => focusedDay() === `${year}-11-23`);

    await press(day(field, 9));
    await choose(field, 'Hodina', '14');
    await choose(field, 'Minúta', '35');
    expect(field.value(), 'not before it is confirmed').to.equal(`${year}-11-23T09:05`);
    await press(field.see.getByRole('button', { name: 'Vybrať' }));
    expect(field.value()).to.equal(`${year}-11-09T14:35`);
    expect(field.input.value).to.equal(`9. 11. ${year} 14:35`);
    expect(field.see.queryByRole('dialog')).to.equal(null);
    await until(() => focused() === field.button);
  });

  it('W15 „Zatvoriť“, its own button and a press elsewhere close it without a change; the first two return the focus', async () => {
    const field = await mountField(DateTimeField, { value: `${year}-11-23T09:05` });
    const { see, button } = field;
    for (const [close, returns] of [
      [() => press(see.getByRole('button', { name: 'Zatvoriť' })), true],
      [() => press(button), true],
      [() => press(see.getByRole('button', { name: 'Pred' })), false],
    ] as const) {
      await field.open();
      await press(day(field, 9));
      await close();
      await until(() => !see.queryByRole('dialog'));
      expect(field.value()).to.equal(`${year}-11-23T09:05`);
      if (returns) await until(() => focused() === button);
    }
  });

  it('the keyboard, buttons and lists change the month and the year; a new month is announced', async () => {
    const field = await mountField(DateTimeField, { value: '2026-11-29T09:05' });
    field.button.focus();
    await pressKeys('Enter');
    await until(() => focusedDay() === '2026-11-29');
    await pressKeys('ArrowDown');
    await until(() => focusedDay() === '2026-12-06');
    const status = field.see.getAllByRole('status').find(({ textContent }) => textContent === 'december 2026');
    expect(status?.ariaLive).to.equal('polite');
    await press(field.see.getByRole('button', { name: 'Prejsť na ďalší mesiac' }));
    await field.see.findByRole('grid', { name: 'január 2027' });
    await press(field.see.getByRole('button', { name: 'Prejsť na predchádzajúci mesiac' }));
    await field.see.findByRole('grid', { name: 'december 2026' });
    await choose(field, 'Vyberte mesiac', 'august');
    await choose(field, 'Vyberte rok', '2024');
    await field.see.findByRole('grid', { name: 'august 2024' });
    await press(day(field, 31));
    await press(field.see.getByRole('button', { name: 'Vybrať' }));
    expect(field.value()).to.equal('2024-08-31T09:05');
  });

  it('days outside the limits are shown and announced, but cannot be chosen; a time outside them shows an error and cannot be confirmed; the lists offer only valid times', async () => {
    const value = '2026-12-15T07:05';
    const field = await mountField(DateTimeField, { value, min: '2026-12-10T08:30', max: '2027-01-20T12:00' });
    const { see } = field;
    await field.open();
    expect(day(field, 9).ariaDisabled).to.equal('true');
    expect(day(field, 10).hasAttribute('aria-disabled')).to.equal(false);
    await press(day(field, 9));
    see.getByRole('button', { name: 'utorok 15. decembra 2026, vybraté' });
    const before = see.getByRole('button', { name: 'Prejsť na predchádzajúci mesiac' });
    expect(before.ariaDisabled).to.equal('true');
    expect(openNames(select(field, 'Vyberte mesiac'))).to.deep.equal(['december']);
    expect(openNames(select(field, 'Vyberte rok'))).to.deep.equal(['2026', '2027']);
    expect(namesOf(select(field, 'Vyberte rok'))).to.have.length(201);
    day(field, 10).focus();
    await pressKeys('ArrowLeft');
    await until(() => focusedDay() === '2026-12-09');
    await pressKeys('Enter');
    see.getByRole('button', { name: 'utorok 15. decembra 2026, vybraté' });

    await press(day(field, 10));
    const notice = await see.findByText('Najskôr 10. 12. 2026 8:30');
    expect(notice.closest('[role="status"]')).not.to.equal(null);
    const confirm = see.getByRole('button', { name: 'Vybrať' });
    expect(confirm.ariaDisabled).to.equal('true');
    await press(confirm);
    expect(field.value()).to.equal(value);
    expect(openNames(select(field, 'Hodina'))[0]).to.equal('8');
    await choose(field, 'Hodina', '8');
    expect(openNames(select(field, 'Minúta'))).to.deep.equal(['30', '35', '40', '45', '50', '55']);
    await press(confirm);
    expect(field.value()).to.equal('2026-12-10T08:30');
  });

  it('W15 a date has no time; an empty field starts at today, and only „Vybrať“ sets a value', async () => {
    const field = await mountField(DateField);
    within(await field.open()).getByRole('heading', { name: 'Vyberte dátum' });
    expect(field.see.queryByRole('combobox', { name: 'Hodina' })).to.equal(null);
    await until(() => focusedDay() === dayFromNow(0));
    await field.see.findByRole('button', { name: /^Dnes, .+, vybraté$/ });
    await pressKeys('Escape');
    await until(() => !field.see.queryByRole('dialog'));
    expect(field.value()).to.equal('');
    await field.open();
    await press(field.see.getByRole('button', { name: 'Vybrať' }));
    expect(field.value()).to.equal(dayFromNow(0));
  });

  it('starts with what is typed, even when it is not quite valid', async () => {
    const field = await mountField(DateTimeField);
    await press(field.input);
    await type('24. 12. 2026 9:07');
    await field.open();
    await until(() => focusedDay() === '2026-12-24');
    expect(select(field, 'Minúta').value).to.equal('07');
    await field.see.findAllByText('Čas zadajte v násobkoch 5 minút');
    await choose(field, 'Minúta', '10');
    await press(field.see.getByRole('button', { name: 'Vybrať' }));
    expect(field.value()).to.equal('2026-12-24T09:10');
    expect(field.input.getAttribute('aria-invalid')).to.equal(null);
  });

  it('W15 a time has no days', async () => {
    const time = await mountField(TimeField, { label: 'Od', value: '23:59' });
    const clock = within(await time.open());
    clock.getByRole('heading', { name: 'Vyberte čas' });
    expect(time.see.queryByRole('grid')).to.equal(null);
    await until(() => focused() === select(time, 'Hodina'));
    expect(openNames(select(time, 'Minúta')).at(-1)).to.equal('59');
    await choose(time, 'Hodina', '22');
    await press(time.see.getByRole('button', { name: 'Vybrať' }));
    expect(time.value()).to.equal('22:55');
  });

  it('the chosen day is seen in forced colours', async () => {
    const field = await mountField(DateTimeField, { value: '2026-12-15T07:05' });
    await field.open();
    await forceColours(true);
    // The chosen day needs a system colour: forced colours remove the page's own.
    const highlight = field.form.appendChild(document.createElement('mark'));
    highlight.style.background = 'Highlight';
    const colourOf = (element: Element) => getComputedStyle(element).backgroundColor;
    await until(() => colourOf(day(field, 15)) === colourOf(highlight));
    expect(colourOf(day(field, 16))).to.not.equal(colourOf(highlight));
    highlight.remove();
  });
});
