import { expect } from '@open-wc/testing';
import { hidePage } from '../../support/hidden-page';
import { setViewport } from '@web/test-runner-commands';
import { within } from '@testing-library/dom';
import { expectAccessible } from '../../support/accessible';
import { focused, pressKeys, press, type } from '../../support/user-input';
import { dayFromNow } from '../../support/dates';
import { recordWarnings } from '../../support/record-warnings';
import type { Seen } from '../../support/mount';
import { mountPopups, unmountPopups, type MountedPopups } from '../../support/mount-popups';
import { setTimeZone } from '../../support/page';
import {
  addTicket,
  answerWith,
  breakCall,
  createPractice,
  clearFaults,
  release,
  seenCalls,
  storedTickets,
  untilAnswered,
  untilHeld,
  untilSeen,
  type TestPractice,
} from '../../support/practice';
import { until } from '../../support/until';

const [ADD, DAYS, TIMES] = ['/api/event-add', '/api/schedules', '/api/schedule-times'];

const WEEK = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
const weekday = (date: string) => WEEK[new Date(`${date}T12:00:00Z`).getUTCDay()] ?? 'monday';
/** The two days that are offered first. */
const first = () => dayFromNow(2);
const second = () => dayFromNow(3);

const patients = [
  { fullname: 'Ján Žltý', id_number: '800101/1111' },
  { fullname: 'Ján Žltý', id_number: '900202/2222' },
  { fullname: 'Eva Čierna' },
];

/** The first day has 8:00, 8:30, 9:00 and 9:30, the second one 13:00 and 13:30. */
const practiceWithHours = () =>
  createPractice([], {
    patients,
    officeHours: [
      {
        hours_name: 'Ambulancia',
        hours_type: 'schedule',
        approximate_time_on_patient: 30,
        time_schedules: [
          { hours_day: weekday(first()), hours_time_from: '08:00', hours_time_to: '10:00' },
          { hours_day: weekday(second()), hours_time_from: '13:00', hours_time_to: '14:00' },
        ],
      },
    ],
  });

type Opened = MountedPopups & { practice: TestPractice };

async function opened(given?: TestPractice): Promise<Opened> {
  const practice = given ?? (await practiceWithHours());
  const mounted = await mountPopups(practice, 'appointment');
  await press(mounted.opener);
  await mounted.see.findByRole('dialog', { name: 'Pridať termín' });
  const field = await mounted.see.findByRole('combobox', { name: 'Deň' });
  await until(() => focused() === field);
  return { ...mounted, practice };
}

const box = (see: Seen, name: string) => see.getByRole<HTMLInputElement>('combobox', { name });
const dayBox = (see: Seen) => box(see, 'Deň');
const timeBox = (see: Seen) => box(see, 'Čas');
const patientBox = (see: Seen) => box(see, 'Pacient zo zoznamu');
const radio = (see: Seen, name: string) => see.getByRole<HTMLInputElement>('radio', { name });
const note = (see: Seen) => see.getByRole<HTMLTextAreaElement>('textbox', { name: 'Poznámka' });
const submit = (see: Seen) => see.getByRole('button', { name: 'Vytvoriť termín' });
const options = (see: Seen) => see.queryAllByRole('option').map(({ textContent }) => textContent);
const errorAt = (field: HTMLElement, root: ShadowRoot) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter((id) => id.endsWith('-error'))
    .map((id) => root.getElementById(id)?.textContent)
    .join('');

/** Opens a select with the mouse and presses one of its options. */
async function choose(see: Seen, select: HTMLInputElement, which: number | string | RegExp): Promise<void> {
  await press(select);
  const option = await until(() =>
    typeof which === 'number'
      ? see.queryAllByRole('option')[which]
      : see.queryAllByRole('option').find(({ textContent }) => textContent.match(which)),
  );
  await press(option);
  await until(() => see.queryByRole('listbox') === null && select.value !== '');
}

const chooseDay = (see: Seen, index = 0) => choose(see, dayBox(see), index);
const chooseTime = (see: Seen, time: string) => choose(see, timeBox(see), new RegExp(`^${time}$`));

async function chooseOther(see: Seen, name: string): Promise<void> {
  await press(radio(see, 'Iné meno'));
  await press(await see.findByRole('textbox', { name: 'Meno pacienta' }));
  await type(name);
}

/** The appointments that are stored, with their day and time on the practice's clock. */
const stored = async (practice: TestPractice) =>
  (await storedTickets(practice)).flatMap(({ date, tickets }) =>
    tickets.map(({ type: kind, scheduled_at, user, user_alternate, event_note }) => ({
      kind,
      date,
      at: scheduled_at?.slice(0, 16),
      user: user?.id ?? null,
      user_alternate,
      event_note,
    })),
  );

const UNKNOWN = 'Nevieme, či sa akcia vykonala';

describe('the popup for a new appointment', () => {
  beforeEach(() => setViewport({ width: 1280, height: 860 }));
  afterEach(async () => {
    unmountPopups();
    await setTimeZone(null);
  });

  it('P7 C23 C26 C27 X10 X11 F12 books by mouse for a patient from the list, found without diacritics', async () => {
    const { see, element, practice, opener, setTheme } = await opened();
    await untilAnswered(practice.lane, DAYS);
    expect(await seenCalls(practice.lane, DAYS)).to.have.length(1);
    expect(await seenCalls(practice.lane, TIMES)).to.have.length(0);
    expect(timeBox(see).placeholder).to.equal('Najprv vyberte deň');
    await expectAccessible(element);
    await press(dayBox(see));
    await until(() => options(see)[0]?.match(/4 voľné termíny$/));
    await pressKeys('Escape');
    see.getByRole('dialog', { name: 'Pridať termín' });
    await chooseDay(see);
    await untilAnswered(practice.lane, TIMES);
    await press(timeBox(see));
    await until(() => options(see).join() === '8:00,8:30,9:00,9:30');
    await press(see.getByRole('option', { name: '8:30' }));
    await press(radio(see, 'Zo zoznamu pacientov'));
    await press(patientBox(see));
    await type('zlty 900202');
    await until(() => options(see).length === 1);
    await press(see.getByRole('option', { name: /Ján Žltý/ }));
    await press(note(see));
    await type(' Kontrola');
    await pressKeys('Enter');
    await type('tlaku ');
    await expectAccessible(element);
    await setTheme('dark');
    await expectAccessible(element);
    await press(submit(see));
    await see.findByText('Termín bol vytvorený');
    await until(() => !see.queryByRole('dialog') && focused() === opener);
    expect(await stored(practice)).to.deep.equal([
      {
        kind: 'schedule',
        date: first(),
        at: `${first()}T08:30`,
        user: practice.recordIds.patients[1],
        user_alternate: null,
        event_note: 'Kontrola\ntlaku',
      },
    ]);
  });

  it('P7 X9 X11 V7 books by keyboard alone for a custom name, and is empty when opened again', async () => {
    const practice = await practiceWithHours();
    const { see, opener, store } = await mountPopups(practice, 'appointment');
    opener.focus();
    await pressKeys('Enter');
    await until(() => focused()?.matches('[name="ticket_value.day"]') && store.schedules.days.data.peek());
    // The first opens, the others go to the second day.
    await pressKeys('ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter');
    await until(() => store.schedules.times.data.peek());
    await pressKeys('Tab', 'ArrowDown');
    await until(() => options(see).length === 2);
    await pressKeys('ArrowUp', 'Enter');
    await until(() => timeBox(see).value === '13:30');
    await pressKeys('Tab', 'Space', 'ArrowDown', 'Tab');
    await type('Božena Nová');
    await pressKeys('Enter');
    await see.findByText('Termín bol vytvorený');
    await until(() => focused() === opener);
    expect(await stored(practice)).to.deep.equal([
      {
        kind: 'schedule',
        date: second(),
        at: `${second()}T13:30`,
        user: null,
        user_alternate: 'Božena Nová',
        event_note: null,
      },
    ]);
    await untilAnswered(practice.lane, '/api/tickets', 2);
    await pressKeys('Enter');
    await see.findByRole('combobox', { name: 'Deň' });
    expect(dayBox(see).value).to.equal('');
    expect(radio(see, 'Iné meno').checked).to.equal(false);
    expect(see.queryByText('Obnovili sme, čo ste rozpísali.')).to.equal(null);
  });

  it('V5 V9 W10 requires day, time, patient type, and a patient when one is chosen from the list', async () => {
    const { see, root, element, practice, setTheme } = await opened();
    await press(submit(see));
    await until(() => errorAt(dayBox(see), root) === 'Položka Deň je povinná' && focused() === dayBox(see));
    expect(errorAt(timeBox(see), root)).to.equal('Položka Čas je povinná');
    see.getByText('Položka Pacient je povinná');
    await expectAccessible(element);
    await setTheme('dark');
    await expectAccessible(element);
    await press(radio(see, 'Zo zoznamu pacientov'));
    await until(() => see.queryByText('Položka Pacient je povinná') === null);
    await chooseDay(see);
    expect(errorAt(dayBox(see), root)).to.equal('');
    await chooseTime(see, '9:00');
    expect(errorAt(timeBox(see), root)).to.equal('');
    await press(submit(see));
    await until(() => errorAt(patientBox(see), root) === 'Položka Pacient zo zoznamu je povinná');
    await until(() => focused() === patientBox(see));
    await expectAccessible(element);
    expect(await seenCalls(practice.lane, ADD)).to.have.length(0);
    await choose(see, patientBox(see), /Eva Čierna/);
    await press(submit(see));
    await see.findByText('Termín bol vytvorený');
    expect((await stored(practice))[0]?.user).to.equal(practice.recordIds.patients[2]);
  });

  it('X10 V9 choosing another day clears the time and shows that it is missing', async () => {
    const { see, root } = await opened();
    await chooseDay(see, 0);
    await chooseTime(see, '9:00');
    await chooseDay(see, 1);
    await until(() => timeBox(see).value === '');
    expect(errorAt(timeBox(see), root)).to.equal('Položka Čas je povinná');
    await press(timeBox(see));
    await until(() => options(see).join() === '13:00,13:30');
  });

  it('C26 late times of an earlier day do not replace those of the current day', async () => {
    const { see, practice, element } = await opened();
    await breakCall(practice.lane, { path: TIMES, kind: 'hold', times: 1 });
    await chooseDay(see, 0);
    await untilHeld(practice.lane, TIMES);
    await until(() => timeBox(see).placeholder === 'Načítavajú sa časy…');
    await expectAccessible(element);
    await press(timeBox(see));
    await see.findByText('Loading...');
    await pressKeys('Escape');
    await chooseDay(see, 1);
    await press(timeBox(see));
    await until(() => options(see).join() === '13:00,13:30');
    await release(practice.lane, TIMES);
    // A late answer would be drawn two frames later.
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(options(see).join()).to.equal('13:00,13:30');
  });

  it('F3 shows days that fail to load at their field with a retry, without an alert popup', async () => {
    const warnings = recordWarnings();
    const practice = await practiceWithHours();
    hidePage();
    await answerWith(practice.lane, DAYS, 404, '{}');
    const { see, element } = await opened(practice);
    const failed = await see.findByText('Možnosti sa nepodarilo načítať.');
    expect(see.queryByRole('alertdialog')).to.equal(null);
    expect(dayBox(see).getAttribute('aria-describedby')).to.contain(failed.closest('[role=status]')?.id);
    await expectAccessible(element);
    await clearFaults(practice.lane);
    await press(see.getByRole('button', { name: 'Skúsiť znova' }));
    await chooseDay(see);
    expect(warnings.messages).to.have.length(1);
    warnings.restore();
  });

  it('F3 shows times that fail to load at their field, with a retry', async () => {
    const warnings = recordWarnings();
    const { see, element, practice } = await opened();
    hidePage();
    await answerWith(practice.lane, TIMES, 500, '{}');
    await chooseDay(see);
    await see.findByText('Možnosti sa nepodarilo načítať.');
    expect(see.queryByRole('alertdialog')).to.equal(null);
    await expectAccessible(element);
    await clearFaults(practice.lane);
    await press(see.getByRole('button', { name: 'Skúsiť znova' }));
    await chooseTime(see, '8:00');
    expect(warnings.messages).to.have.length(1);
    warnings.restore();
  });

  it('says when there is no free day, or no free time on a day', async () => {
    const none = await opened(await createPractice());
    await none.see.findByText(/^Žiadne voľné dni\./);
    expect(dayBox(none.see).placeholder).to.equal('Žiadne voľné dni');
    await expectAccessible(none.element);
    unmountPopups();
    const { see, practice, element } = await opened();
    await answerWith(practice.lane, TIMES, 200, '[]');
    await chooseDay(see);
    await see.findByText('V tento deň už nie je voľný žiadny čas. Vyberte iný deň.');
    expect(timeBox(see).placeholder).to.equal('Žiadne voľné časy');
    await expectAccessible(element);
  });

  it('F12 shows the error at a time that was taken meanwhile, reloads the times, and keeps the rest', async () => {
    const { see, root, practice } = await opened();
    await chooseDay(see);
    await chooseTime(see, '8:30');
    await chooseOther(see, 'Božena Nová');
    await addTicket(practice, { type: 'schedule', date: first(), time: '08:30', duration_minutes: 30 });
    await press(submit(see));
    await until(() => errorAt(timeBox(see), root) === 'Čas 8:30 už nie je voľný. Vyberte iný.');
    await until(() => focused() === timeBox(see));
    expect(see.getByRole<HTMLInputElement>('textbox', { name: 'Meno pacienta' }).value).to.equal('Božena Nová');
    await untilAnswered(practice.lane, TIMES, 2);
    expect(await seenCalls(practice.lane, TIMES)).to.have.length(2);
    // It cannot be sent as it is.
    await press(submit(see));
    expect(await seenCalls(practice.lane, ADD)).to.have.length(1);
    await press(timeBox(see));
    await until(() => options(see).join() === '8:00,9:00,9:30');
    await press(see.getByRole('option', { name: '9:00' }));
    await until(() => errorAt(timeBox(see), root) === '');
    await press(submit(see));
    await see.findByText('Termín bol vytvorený');
    expect((await stored(practice)).map(({ at }) => at)).to.deep.equal([`${first()}T08:30`, `${first()}T09:00`]);
  });

  it('F12 reloads the times also where the server reports day and time together', async () => {
    const { see, practice } = await opened();
    await chooseDay(see);
    await chooseTime(see, '8:30');
    await chooseOther(see, 'Božena');
    const errors = { ticket_value: ['Termín je obsadený.'] };
    await answerWith(practice.lane, ADD, 422, JSON.stringify({ message: 'x', errors }), {}, 1);
    await answerWith(practice.lane, TIMES, 200, '[{"time":"09:00"}]');
    await press(submit(see));
    await see.findByText('Termín je obsadený.');
    await see.findByText('Čas 8:30 už nie je voľný. Vyberte iný.');
    expect(timeBox(see).value).to.equal('');
  });

  it('W10 shows a server’s error at a time that is still free, as it came', async () => {
    const { see, root, practice } = await opened();
    await chooseDay(see);
    await chooseTime(see, '8:30');
    await chooseOther(see, 'Božena');
    const errors = { 'ticket_value.time': ['O tomto čase sa neordinuje.'] };
    await answerWith(practice.lane, ADD, 422, JSON.stringify({ message: 'x', errors }), {}, 1);
    await press(submit(see));
    await untilSeen(practice.lane, TIMES, 2);
    await until(() => errorAt(timeBox(see), root) === 'O tomto čase sa neordinuje.' && timeBox(see).value === '8:30');
  });

  it('V7 X11 sends an empty custom name as null', async () => {
    const { see, practice } = await opened();
    await chooseDay(see);
    await chooseTime(see, '8:30');
    await press(radio(see, 'Iné meno'));
    await press(submit(see));
    await see.findByText('Termín bol vytvorený');
    expect((await stored(practice))[0]).to.deep.include({ user: null, user_alternate: null });
  });

  it('X11 sends only the patient of the chosen type when both are entered', async () => {
    const { see, practice } = await opened();
    await chooseDay(see);
    await chooseTime(see, '9:30');
    await chooseOther(see, 'Božena');
    await press(radio(see, 'Zo zoznamu pacientov'));
    await choose(see, patientBox(see), /Eva Čierna/);
    await press(submit(see));
    await see.findByText('Termín bol vytvorený');
    expect((await stored(practice))[0]).to.deep.include({
      user: practice.recordIds.patients[2],
      user_alternate: null,
    });
  });

  for (const [what, title, fault] of [
    ['a refusal', 'Akcia nebola úspešne vykonaná', { kind: 'answer', answer: { status: 403, body: '{}' } }],
    ['a server error', UNKNOWN, { kind: 'answer', answer: { status: 500, body: '{"message":"Server Error"}' } }],
    ['a dropped connection', UNKNOWN, { kind: 'refuse' }],
  ] as const) {
    it(`F2 ${what} closes the popup and opens the alert; „Skúsiť znova“ restores everything entered`, async () => {
      const warnings = recordWarnings();
      const { see, practice, opener } = await opened();
      await breakCall(practice.lane, { path: ADD, ...fault });
      await chooseDay(see);
      const day = dayBox(see).value;
      await chooseTime(see, '9:30');
      await chooseOther(see, 'Božena Nová');
      await press(note(see));
      await type('Nalačno');
      await press(submit(see));
      const alert = await see.findByRole('alertdialog', { name: title });
      expect(see.queryByRole('dialog', { name: 'Pridať termín' })).to.equal(null);
      await clearFaults(practice.lane);
      await press(within(alert).getByRole('button', { name: 'Skúsiť znova' }));
      await see.findByRole('dialog', { name: 'Pridať termín' });
      await until(() => dayBox(see).value === day && timeBox(see).value === '9:30');
      expect(see.getByRole<HTMLInputElement>('textbox', { name: 'Meno pacienta' }).value).to.equal('Božena Nová');
      expect(note(see).value).to.equal('Nalačno');
      await press(submit(see));
      await see.findByText('Termín bol vytvorený');
      await until(() => focused() === opener);
      expect(await stored(practice)).to.deep.equal([
        {
          kind: 'schedule',
          date: first(),
          at: `${first()}T09:30`,
          user: null,
          user_alternate: 'Božena Nová',
          event_note: 'Nalačno',
        },
      ]);
      expect(warnings.messages.join()).to.not.match(/Božena|Nalačno/);
      warnings.restore();
    });
  }

  it('is busy while sending, and sends nothing twice', async () => {
    const { see, practice } = await opened();
    await breakCall(practice.lane, { path: ADD, kind: 'hold', times: 1 });
    await chooseDay(see);
    await chooseTime(see, '8:00');
    await chooseOther(see, 'Božena');
    await press(submit(see));
    await untilHeld(practice.lane, ADD);
    await until(() => submit(see).getAttribute('aria-busy') === 'true');
    await press(submit(see));
    see.getByRole('textbox', { name: 'Meno pacienta' }).focus();
    await pressKeys('Enter');
    await release(practice.lane, ADD);
    await see.findByText('Termín bol vytvorený');
    expect(await seenCalls(practice.lane, ADD)).to.have.length(1);
    expect(await stored(practice)).to.have.length(1);
  });

  it('P1 keeps a draft over Escape, and offers to start over', async () => {
    const { see, element, opener, practice } = await opened();
    await chooseDay(see, 1);
    const day = dayBox(see).value;
    await chooseTime(see, '13:30');
    await chooseOther(see, 'Božena');
    await pressKeys('Escape');
    await until(() => !see.queryByRole('dialog') && focused() === opener);
    await pressKeys('Enter');
    await see.findByText('Obnovili sme, čo ste rozpísali.');
    await until(() => dayBox(see).value === day && timeBox(see).value === '13:30');
    await untilAnswered(practice.lane, DAYS, 2);
    expect(await seenCalls(practice.lane, DAYS)).to.have.length(2);
    await expectAccessible(element);
    await press(see.getByRole('button', { name: 'Začať odznova' }));
    await until(() => focused() === dayBox(see) && dayBox(see).value === '');
    expect(timeBox(see).placeholder).to.equal('Najprv vyberte deň');
    expect(radio(see, 'Iné meno').checked).to.equal(false);
  });

  it('a draft whose day is not offered any more says so, and another one can be chosen', async () => {
    const { see, root, element, opener, practice } = await opened();
    await chooseDay(see, 0);
    await chooseTime(see, '8:00');
    await chooseOther(see, 'Božena');
    await pressKeys('Escape');
    await until(() => focused() === opener);
    const days = [{ value: second(), title: 'Iný deň', description: '2 voľné termíny' }];
    await answerWith(practice.lane, DAYS, 200, JSON.stringify(days));
    await pressKeys('Enter');
    await see.findByText(/^Deň .* už nie je voľný\. Vyberte iný\.$/);
    expect(dayBox(see).value).to.equal('');
    await expectAccessible(element);
    await press(submit(see));
    await until(() => focused() === dayBox(see));
    expect(await seenCalls(practice.lane, ADD)).to.have.length(0);
    await chooseDay(see, 0);
    expect(errorAt(dayBox(see), root)).to.equal('');
    await chooseTime(see, '13:00');
    await press(submit(see));
    await see.findByText('Termín bol vytvorený');
    expect((await stored(practice))[0]).to.deep.include({ at: `${second()}T13:00`, user_alternate: 'Božena' });
  });

  it('retries a list of patients that failed to load', async () => {
    const warnings = recordWarnings();
    const { see, store, practice } = await opened();
    store.patients.clear();
    hidePage();
    await answerWith(practice.lane, '/api/patients', 404, '{}');
    store.patients.reload();
    await until(() => store.patients.failure.peek());
    await press(radio(see, 'Zo zoznamu pacientov'));
    await see.findByText('Možnosti sa nepodarilo načítať.');
    await clearFaults(practice.lane);
    await press(see.getByRole('button', { name: 'Skúsiť znova' }));
    await choose(see, patientBox(see), /Eva Čierna/);
    warnings.restore();
  });

  it('stays usable with 20 000 patients', async () => {
    const practice = await practiceWithHours();
    const many = Array.from({ length: 20_000 }, (_, index) => ({
      id: index + 1,
      attributes: { fullname: `Pacient Číslo ${index + 1}.`, id_number: `${800_000 + index}/0000` },
    }));
    await answerWith(practice.lane, '/api/patients', 200, JSON.stringify(many));
    const { see, store } = await opened(practice);
    await until(() => store.patients.data.peek()?.length === 20_000);
    await press(radio(see, 'Zo zoznamu pacientov'));
    await press(patientBox(see));
    await see.findByText(/^Zobrazené: 100 z 20.000/);
    await type('cislo 19999.');
    await until(() => options(see).length === 1);
    await pressKeys('Enter');
    await until(() => patientBox(see).value === 'Pacient Číslo 19999.');
  });

  for (const zone of ['Europe/Bratislava', 'America/Los_Angeles', 'Pacific/Auckland']) {
    it(`C23 sends day and time by the practice’s clock, not the browser’s: ${zone}`, async () => {
      const practice = await practiceWithHours();
      const [day] = [first()];
      await setTimeZone(zone);
      const { see, store } = await opened(practice);
      await until(() => store.schedules.days.data.peek()?.[0]?.value === day);
      await chooseDay(see, 0);
      const title = store.schedules.days.data.peek()?.[0]?.title;
      expect(dayBox(see).value).to.equal(title);
      await chooseTime(see, '8:00');
      await chooseOther(see, 'Božena');
      await press(submit(see));
      await see.findByText('Termín bol vytvorený');
      expect((await stored(practice)).map(({ date, at }) => [date, at])).to.deep.equal([[day, `${day}T08:00`]]);
    });
  }

  it('scrolls nothing sideways at 320 px', async () => {
    await setViewport({ width: 320, height: 640 });
    const { see, element } = await opened();
    await chooseDay(see);
    await press(radio(see, 'Zo zoznamu pacientov'));
    expect(patientBox(see).checkVisibility()).to.equal(true);
    const dialog = see.getByRole('dialog');
    expect(dialog.scrollWidth).to.be.at.most(dialog.clientWidth);
    expect(document.documentElement.scrollWidth).to.equal(320);
    await expectAccessible(element);
  });
});
