import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { NewOfficeHours } from '../../../server/features/office-hours/store';
import { hoursDays } from '../../../src/features/office-hours/contract';
import { clockIn, dayFromNow } from '../../support/dates';
import { freezeDate, type FrozenDate } from '../../support/fake-clock';
import { logIn } from '../../support/log-in';
import { mount, storedToken, unmountAll } from '../../support/mount';
import * as practiceOf from '../../support/practice';
import { opened, write } from '../../support/popup-panel';
import { until } from '../../support/until';
import { focused, press } from '../../support/user-input';

const { answerWith, breakCall, createPractice, endSession, release, seenCalls, storedAnnouncement, untilHeld } =
  practiceOf;
const ADD = '/api/special-announcements-add';
const HOURS = '/api/office-hours-get';
const TITLE = 'Oznámiť meškanie';
const LOADING = 'Načítavajú sa ordinačné hodiny…';

const hoursUntil = (hours_time_to: string): NewOfficeHours => ({
  hours_name: 'Ambulancia',
  hours_type: 'queue',
  approximate_time_on_patient: 10,
  time_schedules: hoursDays.map((hours_day) => ({ hours_day, hours_time_from: '00:00', hours_time_to })),
});

describe('„Meškám“', () => {
  let date: FrozenDate;
  beforeEach(async () => {
    await setViewport({ width: 1280, height: 900 });
    // The server refuses an end that is past by its own clock.
    date = freezeDate(new Date(Math.floor(Date.now() / 600_000) * 600_000 + 601_000));
  });
  afterEach(async () => {
    await unmountAll();
    date.restore();
  });

  /** The popup, opened by one press from the embedded waiting room. */
  async function open(practice: practiceOf.TestPractice, { areHoursHeld = false } = {}) {
    const mounted = await mount(practice, 'ordinacia-waiting-room');
    const opener = await mounted.see.findByRole('button', { name: 'Meškám' });
    await mounted.see.findByText('Naživo');
    await press(opener);
    await opened(mounted, TITLE);
    const { see } = mounted;
    // The last line to load, above the buttons.
    if (!areHoursHeld) await until(() => see.queryByText(LOADING) === null);
    return {
      ...mounted,
      opener,
      choice: (name: string | RegExp) => see.getByRole<HTMLInputElement>('radio', { name }),
      end: () => see.getByRole<HTMLInputElement>('combobox', { name: 'Zobrazovať do' }),
      note: () => see.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text oznamu' }),
      add: () => see.getByRole('button', { name: 'Pridať' }),
    };
  }

  const inMinutes = (minutes: number) => new Date(Math.ceil((Date.now() + minutes * 60_000) / 300_000) * 300_000);
  const minuteOf = (instant: Date | string) => clockIn(undefined, new Date(instant).toISOString());

  it('asks for an end and a text; a choice fills them in, keeps what was typed, and is stored as the special notice', async () => {
    const practice = await createPractice();
    const { see, choice, note, add, opener } = await open(practice);
    await press(add());
    await see.findByText('Položka Text oznamu je povinná');
    await write(note(), 'Volajte sestre.');
    const told = (minutes: number) =>
      `V ordinácii meškáme približne ${minutes} minút. Ďakujeme za trpezlivosť.\nVolajte sestre.`;
    await press(choice('15 minút'));
    await until(() => note().value === told(15));
    await press(choice('30 minút'));
    await until(() => note().value === told(30));
    expect(await seenCalls(practice.lane, ADD)).to.deep.equal([]);
    await press(add());
    await see.findByText('Oznam bol úspešne vytvorený');
    const stored = await storedAnnouncement(practice);
    expect(stored?.note).to.equal(told(30));
    expect(minuteOf(stored?.expired_at ?? '')).to.equal(minuteOf(inMinutes(30)));
    await until(() => focused() === opener);
  });

  it('until closing: to the end of today’s office hours; reopened after a failure, still offers the choices', async () => {
    const practice = await createPractice([], { officeHours: [hoursUntil('23:50'), hoursUntil('20:00')] });
    const { see, choice, note, add } = await open(practice);
    await until(() => choice('Do konca ordinačných hodín (23:50)'));
    await press(choice(/^Do konca/));
    expect(note().value).to.equal('V ordinácii dnes meškáme. Ďakujeme za trpezlivosť.');
    await answerWith(practice.lane, ADD, 403, '{"message":""}', {}, 1);
    await press(add());
    await press(await see.findByRole('button', { name: 'Skúsiť znova' }));
    await see.findByRole('dialog', { name: TITLE });
    await until(() => choice('15 minút'));
    await press(add());
    await see.findByText('Oznam bol úspešne vytvorený');
    expect(minuteOf((await storedAnnouncement(practice))?.expired_at ?? '')).to.equal(`${dayFromNow(0)} 23:50`);
  });

  it('after an expired session it is there again, with its choices; after „Začať odznova“ none is chosen, and each can be chosen again', async () => {
    const practice = await createPractice();
    const { see, choice, note, element } = await open(practice);
    await press(choice('15 minút'));
    await until(() => note().value !== '');
    await endSession(storedToken(practice) ?? '');
    element.refresh();
    await logIn(see, practice);
    await see.findByRole('dialog', { name: TITLE });
    await until(() => choice('30 minút'));
    await press(choice('30 minút'));
    await until(() => note().value.includes('30 minút'));
    await press(see.getByRole('button', { name: 'Začať odznova' }));
    await until(() => note().value === '');
    await press(choice('30 minút'));
    await until(() => note().value.includes('30 minút'));
  });

  it('the office hours that are still loading keep their line, where there are none left today, too: the button below does not move', async () => {
    const practice = await createPractice([], { officeHours: [hoursUntil('00:05')] });
    await breakCall(practice.lane, { kind: 'hold', path: HOURS });
    const { see, add } = await open(practice, { areHoursHeld: true });
    see.getByText(LOADING);
    const before = add().getBoundingClientRect().top;
    await release(practice.lane, HOURS);
    await see.findByText('Do konca dnešného dňa už nie sú nastavené žiadne ordinačné hodiny.');
    expect(add().getBoundingClientRect().top).to.equal(before);
    expect(see.queryByRole('radio', { name: /^Do konca/ })).to.equal(null);
  });

  it('a failure that comes while the page hides the element leaves the page alive, and is shown with the element', async () => {
    const practice = await createPractice();
    const answer = { status: 403, body: '{"message":""}' };
    await breakCall(practice.lane, { kind: 'hold', path: ADD, answer });
    const { see, choice, add, element } = await open(practice);
    const tab = document.createElement('button');
    tab.textContent = 'Kartotéka';
    const pressed = new Promise((resolve) => tab.addEventListener('click', resolve));
    document.body.prepend(tab);
    await press(choice('15 minút'));
    await press(add());
    await untilHeld(practice.lane, ADD);
    await press(see.getByRole('button', { name: 'Zrušiť' }));
    element.style.display = 'none';
    const failed = new Promise((resolve) => element.addEventListener('ordinacia-error', resolve));
    await release(practice.lane, ADD);
    await failed;
    // The failure opens the alert in the same task; the observers of the element run once a frame.
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await press(tab);
    await pressed;
    element.style.display = '';
    await see.findByRole('alertdialog');
  });

  it('while there is a notice it says so, and offers the doctor’s state instead', async () => {
    const practice = await createPractice([], {
      announcement: { note: 'Máme dovolenku.', expired_at: new Date(Date.now() + 86_400_000).toISOString() },
    });
    const { see } = await open(practice);
    see.getByText('Môžete pridať iba jedno oznámenie.');
    see.getByText('Máme dovolenku.');
    expect(see.queryByRole('radio', { name: '15 minút' })).to.equal(null);
    await press(see.getByRole('button', { name: 'Nastaviť stav' }));
    await see.findByRole('dialog', { name: 'Nastaviť stav' });
    expect(await seenCalls(practice.lane, ADD)).to.deep.equal([]);
  });
});
