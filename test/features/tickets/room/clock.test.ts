import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { fireEvent } from '@testing-library/dom';
import { openRoom } from '../../../elements/open-element';
import { plainSpaces } from '../../../../src/lib/clean-text';
import { post } from '../../../support/colleague';
import { dayFromNow } from '../../../support/dates';
import { freezeDate, type FrozenDate } from '../../../support/fake-clock';
import { mount, unmountAll, type Seen } from '../../../support/mount';
import { closeScreen, openScreen } from '../../../support/screen';
import * as practiceOf from '../../../support/practice';
import { until } from '../../../support/until';
import { press } from '../../../support/user-input';
import { allDay } from '../../office-hours/records';

const { addTicket, answerWith, clearFaults, createPractice, forgetCalls, seenCalls, untilAnswered } = practiceOf;
const HOURS = '/api/office-hours-get';

/** Noon of today; `at` is this number of minutes after it. */
const noon = () => new Date(`${dayFromNow(0)}T12:00`);
const at = (minutes: number) => new Date(noon().getTime() + minutes * 60_000);
const timeAt = (minutes: number) => at(minutes).toTimeString().slice(0, 5);

const queue = (user_alternate: string, minutes: number): practiceOf.NewTicket => ({
  type: 'queue',
  user_alternate,
  created_at: at(minutes).toISOString(),
});
const booked = (user_alternate: string, minutes: number, type: 'schedule' | 'schedule-premium' = 'schedule') => ({
  type,
  user_alternate,
  time: timeAt(minutes),
});

const rowOf = (see: Seen, name: string) => see.getByRole('button', { name }).closest('li');
const waitOf = (see: Seen, name: string) => rowOf(see, name)?.querySelector('[data-wait]') ?? null;
const spanOf = (see: Seen, name: string) => rowOf(see, name)?.querySelector('[data-expected]')?.textContent ?? null;

describe('the waiting room’s clock', () => {
  let date: FrozenDate;
  beforeEach(async () => {
    await setViewport({ width: 1280, height: 860 });
    date = freezeDate(noon());
  });
  afterEach(async () => {
    await unmountAll();
    date.restore();
  });

  it('says how long each one waits, with a calm mark past 20 and 40 minutes; an appointment whose hour has passed marks itself, premium too, one to come does not', async () => {
    const { see } = await openRoom([
      queue('Štvrtý', -65),
      queue('Tretí', -40),
      queue('Druhý', -20),
      queue('Prvý', -19),
      queue('Nový', 0),
      { ...queue('Zajtrajší', -30), date: dayFromNow(1) },
      { ...queue('Včerajší', -30), created_at: at(-24 * 60).toISOString() },
      booked('Meškajúca', -25),
      booked('Prednostný', -3, 'schedule-premium'),
      booked('Práve', 0),
      booked('Neskôr', 30),
    ]);
    // The texts about waiting appear after the list.
    await until(() => waitOf(see, 'Prvý'));
    const waits = ['Nový', 'Prvý', 'Druhý', 'Tretí', 'Štvrtý'].map((name) => waitOf(see, name));
    expect(waits.map((wait) => [wait?.textContent, wait?.getAttribute('data-wait')])).to.deep.equal([
      ['čaká chvíľu', '0'],
      ['čaká 19\u00a0min', '0'],
      ['čaká už 20\u00a0min', '1'],
      ['čaká dlho, 40\u00a0min', '2'],
      ['čaká dlho, 1\u00a0h\u00a05\u00a0min', '2'],
    ]);
    expect(waitOf(see, 'Zajtrajší')).to.equal(null);
    expect(waitOf(see, 'Včerajší'), 'nobody waits through the night').to.equal(null);
    expect(waitOf(see, 'Meškajúca')?.textContent).to.equal('už 25\u00a0min po termíne');
    expect(waitOf(see, 'Prednostný')?.textContent).to.equal('3\u00a0min po termíne');
    expect(waitOf(see, 'Prednostný')?.querySelector('svg'), 'not by colour alone').not.to.equal(null);
    expect([waitOf(see, 'Práve'), waitOf(see, 'Neskôr')]).to.deep.equal([null, null]);
  });

  it('the minutes of both marks are settings of the doctor, in force at once', async () => {
    const practice = await createPractice([queue('Jeden', -12), queue('Dva', -9)]);
    for (const [name, value] of Object.entries({ waiting_mark: '9', waiting_long: '12' }))
      await post(practice, '/api/settings-store', { name, value }, practice.token);
    const { see } = await mount(practice, 'ordinacia-waiting-room');
    await until(() => waitOf(see, 'Jeden')?.textContent === 'čaká dlho, 12\u00a0min');
    await until(() => waitOf(see, 'Dva')?.textContent === 'čaká už 9\u00a0min');
  });

  it('a number out of bounds in the settings, which is not stored, changes no mark', async () => {
    const practice = await createPractice([queue('Jeden', -25)], { capabilities: ['waiting-marks'] });
    const { see, root } = await openScreen(practice, '/nastavenia');
    const mark = await see.findByRole<HTMLInputElement>('textbox', { name: 'Čaká už (minúty)' });
    fireEvent.input(mark, { target: { value: '999' } });
    await until(() => mark.getAttribute('aria-invalid') === 'true');
    await press(see.getByRole('link', { name: 'Čakáreň' }));
    await until(() => root.querySelector('[data-wait]')?.textContent === 'čaká už 25\u00a0min');
    await closeScreen();
  });

  it('a tick changes nothing of a row but its clock; an hour that passes is announced once, whatever is rendered and loaded again', async () => {
    const tickets = [queue('Ján', -5), booked('Oto', -3), booked('Prvá', 2), booked('Druhý', 2), booked('Tretia', 4)];
    const { practice, see, root } = await openRoom(tickets);
    await see.findByText('Naživo');
    const changed: Node[] = [];
    const rows = new MutationObserver((records) => changed.push(...records.map(({ target }) => target)));
    const every = { subtree: true, childList: true, characterData: true, attributes: true };
    for (const row of root.querySelectorAll('li')) rows.observe(row, every);
    date.set(at(1));
    await until(() => waitOf(see, 'Ján')?.textContent === 'čaká 6\u00a0min');
    rows.disconnect();
    expect(changed.length).to.equal(2);
    const elements = changed.map((node) => (node instanceof Element ? node : node.parentElement));
    expect(elements.every((one) => one?.closest('[data-wait]'))).to.equal(true);

    const told: string[] = [];
    const announcements = new MutationObserver((records) => {
      const added = records
        .flatMap(({ addedNodes }) => [...addedNodes])
        .map((node) => plainSpaces(node.textContent ?? ''));
      told.push(...added.filter((text) => /^Čas termínu|^Prešiel/.test(text)));
    });
    announcements.observe(root, { childList: true, subtree: true });
    date.set(at(3));
    await until(() => told.length === 1);
    await addTicket(practice, queue('Nová', 3));
    await see.findByText('Nová');
    date.set(at(4));
    await until(() => waitOf(see, 'Prvá')?.textContent === '2\u00a0min po termíne');
    date.set(at(5));
    await until(() => told.length === 2);
    announcements.disconnect();
    expect(told).to.deep.equal(['Prešiel čas 2 termínov.', `Čas termínu o ${timeAt(4)} už prešiel.`]);
    expect(see.getByText(`Čas termínu o ${timeAt(4)} už prešiel.`).closest('[role=status]')).not.to.equal(null);
  });

  it('shows when each one may expect to be called, from the minutes for a patient, and the delay; until the office hours have loaded, only how long each one waits', async () => {
    const tickets = [queue('Prvý', -10), queue('Druhá', -8), queue('Tretí', -7), booked('Včas', 60)];
    const practice = await createPractice(tickets, { officeHours: [allDay] });
    await answerWith(practice.lane, HOURS, 500, '{"message":"Server Error"}');
    const { see } = await mount(practice, 'ordinacia-waiting-room');
    await untilAnswered(practice.lane, HOURS);
    await until(() => waitOf(see, 'Druhá')?.textContent === 'čaká 8\u00a0min');
    expect(spanOf(see, 'Druhá')).to.equal(null);
    expect(see.queryByRole('alert')).to.equal(null);
    await clearFaults(practice.lane);
    await until(() => spanOf(see, 'Tretí') === `približne ${timeAt(10)} –\u00a0${timeAt(40)}`);
    expect(spanOf(see, 'Druhá'), 'it may be any moment').to.equal(`približne do ${timeAt(25)}`);
    expect(spanOf(see, 'Prvý'), 'called next').to.equal(null);
    expect(spanOf(see, 'Včas'), 'the hour holds').to.equal(null);
    expect(see.queryByText(/^Meškanie/)).to.equal(null);
    const middleOf = (one: Element | null | undefined): number => {
      const range = document.createRange();
      range.selectNodeContents(one ?? document.body);
      const { top, height } = range.getBoundingClientRect();
      return Math.round(top + height / 2);
    };
    for (const width of [1280, 700]) {
      await setViewport({ width, height: 860 });
      const span = rowOf(see, 'Tretí')?.querySelector('[data-expected]');
      expect(middleOf(waitOf(see, 'Tretí')), `on one line at ${width} px`).to.equal(middleOf(span));
    }
    await forgetCalls(practice.lane);
    await addTicket(practice, booked('Čakajúci', -12));
    await see.findByText('Meškanie asi 15 min');
    expect(await seenCalls(practice.lane, HOURS)).to.have.length(0);
  });

  it('where tickets carry no moments that can be read nothing of it is seen, and nothing is asked for', async () => {
    const practice = await createPractice([], { officeHours: [allDay] });
    const tickets = [1, 2].map((id) => ({
      id,
      type: 'queue',
      ticket_title: `Lístok ${id}`,
      user_alternate: `Pán ${id}`,
      // An unreadable time hides no patient.
      ...(id === 2 && { created_at: { date: 5 } }),
    }));
    await answerWith(practice.lane, '/api/tickets', 200, JSON.stringify([{ day: 'Dnes', tickets }]));
    const { see, root } = await mount(practice, 'ordinacia-waiting-room');
    await see.findByText('Pán 2');
    await see.findByText('Naživo');
    expect(root.querySelector('[data-wait], [data-expected]')).to.equal(null);
    expect(await seenCalls(practice.lane, HOURS)).to.deep.equal([]);
  });
});
