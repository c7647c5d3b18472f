import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { openRoom } from '../../../elements/open-element';
import { plainSpaces } from '../../../../src/lib/clean-text';
import { dayFromNow } from '../../../support/dates';
import { unmountAll, type Seen } from '../../../support/mount';
import { answerWith, clearFaults, nextElsewhere, type NewTicket } from '../../../support/practice';
import { focused, press } from '../../../support/user-input';
import { until } from '../../../support/until';
import { next, three } from '../history/office-card';

const many: NewTicket[] = [
  { type: 'schedule', time: '00:10', user_alternate: 'Ján Prvý', event_note: 'Bolí ho hrdlo.' },
  ...Array.from({ length: 24 }, (_, index): NewTicket => ({ type: 'queue', user_alternate: `Ďalší ${index + 2}` })),
  ...Array.from({ length: 12 }, (_, index): NewTicket => {
    return { type: 'schedule', date: dayFromNow(1), time: `${10 + index}:00`, user_alternate: `Zajtrajší ${index}` };
  }),
];

const nextButton = (see: Seen, name = 'Ján Prvý') => next(see, name);
const shows = (see: Seen, text: string) =>
  until(() => plainSpaces(see.getByRole('region', { name: 'Detail tiketu' }).textContent).includes(text));
const topOf = (element: HTMLElement) => Math.round(element.getBoundingClientRect().top);
const rowOf = (button: HTMLElement) => {
  const row = button.closest('li');
  if (!row) throw new Error('The button is in no row.');
  return row;
};

describe('the first ticket of the waiting room stays', () => {
  afterEach(async () => {
    await unmountAll();
    document.body.removeAttribute('style');
    window.scrollTo(0, 0);
  });

  it('sticks at the top while the list scrolls, through all days, and what is focused does not lie under it', async () => {
    await setViewport({ width: 1280, height: 700 });
    const { see } = await openRoom(many);
    const row = rowOf(await nextButton(see));
    expect(topOf(row)).to.be.above(40);
    for (const name of ['Ďalší 20', 'Zajtrajší 11']) {
      (await see.findByRole('button', { name })).scrollIntoView({ block: 'end', behavior: 'instant' });
      await until(() => topOf(row) === 8);
    }
    const target = see.getByRole('button', { name: 'Ďalší 4' });
    target.focus();
    await until(() => topOf(target) >= Math.round(row.getBoundingClientRect().bottom));
    await press(await nextButton(see));
    await nextButton(see, 'Ďalší 2');
  });

  it('on a telephone it is a bar at the bottom, with the same button, and nothing else moves', async () => {
    await setViewport({ width: 390, height: 700 });
    document.body.style.margin = '0';
    const { see } = await openRoom(many);
    const button = await nextButton(see);
    const row = rowOf(button);
    button.focus();
    const other = await see.findByRole('button', { name: 'Ďalší 12' });
    other.scrollIntoView({ block: 'center', behavior: 'instant' });
    const otherTop = topOf(other);
    await until(() => Math.round(row.getBoundingClientRect().bottom) === innerHeight - 8);
    expect(topOf(other)).to.equal(otherTop);
    expect(row.offsetHeight).to.be.below(100);
    expect(button.getBoundingClientRect().right).to.be.below(390);
    expect(focused(), 'it keeps the focus').to.equal(button);
    expect(document.documentElement.scrollWidth).to.equal(390);
    // At the end of the list the bar covers no row, whose button would be too small a target beneath it.
    window.scrollTo(0, document.documentElement.scrollHeight);
    other.scrollIntoView({ block: 'center', behavior: 'instant' });

    await press(button);
    const second = await nextButton(see, 'Ďalší 2');
    await until(() => Math.round(rowOf(second).getBoundingClientRect().bottom) === innerHeight - 8);
    // The toast does not cover the next button to press.
    const toast = await see.findByText('Tiket bol úspešne odbavený');
    expect(toast.getBoundingClientRect().bottom).to.be.below(second.getBoundingClientRect().top);

    window.scrollTo(0, 0);
    await until(() => !rowOf(second).hasAttribute('data-bar'));
  });

  it('from 1440 px on its detail is open by itself, and follows, never on a removed ticket; a chosen one is shown instead, until it is closed; a failure is reported once, in its row', async () => {
    await setViewport({ width: 1440, height: 900 });
    const { practice, see } = await openRoom(three);
    await nextButton(see);
    await shows(see, 'Ján Prvý');
    expect(see.queryByRole('button', { name: 'Zavrieť detail' })).to.equal(null);
    await press(see.getByRole('button', { name: 'Ivan Tretí' }));
    await shows(see, 'Ivan Tretí');
    await press(see.getByRole('button', { name: 'Zavrieť detail' }));
    await shows(see, 'Ján Prvý');
    await until(() => focused() === see.getByRole('button', { name: 'Ivan Tretí' }));
    await answerWith(practice.lane, '/api/ticket-next', 403, '{"message":""}');
    await press(await nextButton(see));
    const failure = await see.findByText('Pacienta sa nepodarilo odbaviť. Tiket zostáva v čakárni.');
    expect(failure.closest('[data-ticket]')).not.to.equal(null);
    await clearFaults(practice.lane);
    await press(see.getByRole('button', { name: 'Skúsiť znova' }));
    await shows(see, 'Eva Druhá');
    await see.findByText('Naživo');
    await nextElsewhere(practice, practice.ids[1] ?? 0);
    await shows(see, 'Ivan Tretí');
    expect(see.queryByText('Tento tiket už v čakárni nie je.')).to.equal(null);
    await nextElsewhere(practice, practice.ids[2] ?? 0);
    await shows(see, 'Vyberte tiket zo zoznamu a zobrazí sa jeho detail.');
  });

  it('below 1440 px, and in a list that is not wide, in whatever window, nothing opens by itself', async () => {
    await setViewport({ width: 1600, height: 900 });
    const parent = document.body.appendChild(document.createElement('div'));
    parent.style.width = '900px';
    const { see } = await openRoom(three, {}, { parent });
    await nextButton(see);
    const isOpen = () => see.queryByRole('button', { name: 'Odbaviť: Ján Prvý' }) !== null;
    expect(isOpen()).to.equal(false);
    parent.style.width = '100%';
    await until(isOpen);
    await setViewport({ width: 1439, height: 900 });
    await until(() => !isOpen());
  });
});
