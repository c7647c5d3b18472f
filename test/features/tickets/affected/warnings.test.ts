import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { plainSpaces } from '../../../../src/lib/clean-text';
import { dayFromNow, slovakDate } from '../../../support/dates';
import type { Seen } from '../../../support/mount';
import * as practiceOf from '../../../support/practice';
import { mountPanel, write } from '../../../support/popup-panel';
import { clearPage } from '../../../support/mount-frame';
import { until } from '../../../support/until';
import { focused, press, pressKeys } from '../../../support/user-input';
import { LIST_PATH, save, practiceWithHours, recordRow, rowOn } from '../../office-hours/records';
import * as appointment from '../../appointments/appointment-form';
import { openScreen } from '../../../support/screen';
import { unmountPopups } from '../../../support/mount-popups';

const { answerWith, breakCall, clearFaults, createPractice, release, seenCalls } = practiceOf;
const { storedAbsences, storedOfficeHours, storedTickets } = practiceOf;
const ADD = '/api/absence-add';
const TITLE = 'Nastaviť absenciu';
const DONE = 'Absencia bola vytvorená úspešne';
const day = dayFromNow(3);
const booked: practiceOf.NewTicket[] = [
  {
    type: 'schedule',
    date: day,
    time: '09:00',
    user: { fullname: 'Ján Novák', phone: '+421 900 000 001', isPatient: true },
  },
  { type: 'schedule', date: day, time: '10:00', user_alternate: 'Eva <b>Malá</b>' },
  { type: 'schedule', date: day, time: '14:00', user_alternate: 'Iný Čas' },
];

async function openForm(practice: practiceOf.TestPractice) {
  const panel = await mountPanel(practice, { menu: /^Rýchle akcie$/, entry: TITLE, title: TITLE });
  await panel.open();
  return panel;
}
const field = (see: Seen, name: string) => see.getByRole<HTMLInputElement>('combobox', { name });

async function fillIn(see: Seen, from: string, to: string) {
  await write(field(see, 'Začiatok'), from);
  await write(field(see, 'Koniec'), to);
  await press(see.getByRole('button', { name: 'Nastaviť' }));
}

const people = (see: Seen) => {
  const rows = [...see.getByRole('list', { name: 'Koho sa to týka' }).children];
  return rows.map((row) => plainSpaces(row.textContent));
};

/** The rows of the list, printed on a page of its own. */
async function printedRows(see: Seen) {
  const printed = new Promise<Document>((resolve) => {
    new MutationObserver((_, observer) => {
      const frame = document.querySelector('body > iframe');
      if (!(frame instanceof HTMLIFrameElement) || !frame.contentWindow) return;
      observer.disconnect();
      const page = frame.contentWindow;
      page.print = () => resolve(page.document);
    }).observe(document.body, { childList: true });
  });
  await press(see.getByRole('button', { name: 'Tlačiť zoznam' }));
  const page = await printed;
  const rows = [...page.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map(({ textContent }) => plainSpaces(textContent)),
  );
  expect(page.querySelector('h1')?.textContent).to.contain('Absencia');
  expect(page.title, 'no name in a title').to.equal('');
  expect(page.adoptedStyleSheets).to.have.length(1);
  page.defaultView?.dispatchEvent(new Event('afterprint'));
  await until(() => document.querySelector('body > iframe') === null);
  return rows;
}

describe('a change over booked patients', () => {
  beforeEach(() => setViewport({ width: 1280, height: 900 }));
  afterEach(clearPage);

  it('an absence that hits nobody is stored at once; the same again, and one in the past, ask first; says whom it hits, with times and telephone numbers, prints it as text, and stores it only when confirmed', async () => {
    const practice = await createPractice(booked, { capabilities: [] });
    const panel = await openForm(practice);
    const { see } = panel;
    const morning = [`${slovakDate(day)} 6:00`, `${slovakDate(day)} 7:00`] as const;
    await fillIn(see, ...morning);
    await see.findByText(DONE);
    await until(() => !see.queryByRole('dialog'));
    await panel.open();
    await fillIn(see, ...morning);
    await see.findByText('Rovnakú absenciu ste už nastavili.');
    see.getByRole('heading', { name: 'Naozaj nastaviť túto absenciu?' });
    await press(see.getByRole('button', { name: 'Späť k úpravám' }));
    await fillIn(see, `${slovakDate(dayFromNow(-2))} 6:00`, `${slovakDate(dayFromNow(-2))} 7:00`);
    await see.findByText('Absencia sa už skončila.');
    expect(see.queryByText('Rovnakú absenciu ste už nastavili.')).to.equal(null);

    await press(see.getByRole('button', { name: 'Späť k úpravám' }));
    await fillIn(see, `${slovakDate(day)} 8:00`, `${slovakDate(day)} 12:00`);
    const heading = await see.findByRole('heading', { name: 'Absencia sa týka 2 pacientov' });
    await until(() => focused() === heading);
    expect(people(see)).to.deep.equal([
      `${slovakDate(day)} 9:00Ján NovákTermín+421 900 000 001`,
      `${slovakDate(day)} 10:00Eva <b>Malá</b>Termíntelefón nepoznáme`,
    ]);
    const call = see.getByRole('link', { name: 'Zavolať: Ján Novák, +421 900 000 001' });
    expect(call.getAttribute('href')).to.equal('tel:+421900000001');
    expect(await printedRows(see)).to.deep.equal([
      [`${slovakDate(day)} 9:00`, 'Ján Novák', '+421 900 000 001'],
      [`${slovakDate(day)} 10:00`, 'Eva <b>Malá</b>', ''],
    ]);
    expect(await seenCalls(practice.lane, ADD)).to.have.length(1);
    await press(see.getByRole('button', { name: 'Späť k úpravám' }));
    expect(field(see, 'Začiatok').value).to.equal(`${slovakDate(day)} 8:00`);
    await until(() => focused() === see.getByRole('button', { name: 'Nastaviť' }));
    await pressKeys('Enter');
    await until(() => focused() === see.getByRole('heading', { name: /^Absencia sa týka/ }));
    await press(see.getByRole('button', { name: 'Nastaviť aj tak' }));
    await until(async () => (await storedAbsences(practice)).length === 2);
    expect((await storedTickets(practice)).flatMap(({ tickets }) => tickets)).to.have.length(3);
  });

  it('an absence prints hidden names as initials; with the capability the stored absences are known, too', async () => {
    const absence = { absence_from: `${day}T06:00:00`, absence_to: `${day}T07:00:00` };
    const offered = { absences: [absence], capabilities: ['absences'] };
    const practice = await createPractice(booked, { settings: { privacy: true }, ...offered });
    const { see } = await openForm(practice);
    await until(async () => (await seenCalls(practice.lane, '/api/absences')).length > 0);
    await fillIn(see, `${slovakDate(day)} 8:00`, `${slovakDate(day)} 12:00`);
    await see.findByRole('heading', { name: /^Absencia sa týka/ });
    expect(await printedRows(see)).to.deep.equal([
      [`${slovakDate(day)} 9:00`, 'JN', '+421 900 000 001'],
      [`${slovakDate(day)} 10:00`, 'EB', ''],
    ]);
    await press(see.getByRole('button', { name: 'Späť k úpravám' }));
    await fillIn(see, `${slovakDate(day)} 6:00`, `${slovakDate(day)} 7:00`);
    await see.findByText('Rovnakú absenciu ste už nastavili.');
  });

  it('an absence says so where the waiting room could not be loaded', async () => {
    const practice = await createPractice(booked);
    await answerWith(practice.lane, '/api/tickets', 403, '{}');
    const { see } = await openForm(practice);
    await fillIn(see, `${slovakDate(day)} 8:00`, `${slovakDate(day)} 12:00`);
    await see.findByText('Čakáreň sa nepodarilo načítať, preto nevieme, koho sa to týka.');
    expect(await seenCalls(practice.lane, ADD)).to.have.length(0);
    await press(see.getByRole('button', { name: 'Nastaviť aj tak' }));
    await see.findByText(DONE);
  });

  it('an absence that is cancelled while the waiting room loads is not stored', async () => {
    const practice = await createPractice(booked);
    await breakCall(practice.lane, { kind: 'hold', path: '/api/tickets' });
    const panel = await openForm(practice);
    const { see } = panel;
    await fillIn(see, `${slovakDate(day)} 6:00`, `${slovakDate(day)} 7:00`);
    await press(see.getByRole('button', { name: 'Zrušiť' }));
    await until(() => !see.queryByRole('dialog'));
    await clearFaults(practice.lane);
    await release(practice.lane, '/api/tickets');
    await panel.open();
    await fillIn(see, `${slovakDate(day)} 15:00`, `${slovakDate(day)} 16:00`);
    await see.findByText(DONE);
    await until(() => !see.queryByRole('dialog'));
    const starts = (await storedAbsences(practice)).map(({ absence_from }) => absence_from.slice(0, 16));
    expect(starts).to.deep.equal([`${day}T15:00`]);
  });

  const hours = {
    hours_name: 'Ranná ambulancia',
    hours_type: 'schedule' as const,
    approximate_time_on_patient: 30,
    time_schedules: [rowOn(appointment.weekday(day), '08:00', '12:00')],
  };

  it('a change of hours says whose appointments it leaves outside, before it is stored, and before the hours are removed', async () => {
    const { practice, ids } = await practiceWithHours([hours], booked);
    const { see } = await openScreen(practice, `${LIST_PATH}/${ids[0]}`);
    await write(await see.findByRole<HTMLInputElement>('combobox', { name: 'Do' }), '9:30');
    await press(save(see));
    await see.findByRole('heading', { name: 'Zmena hodín sa týka 1 pacienta' });
    expect(people(see)[0]).to.contain('Eva <b>Malá</b>');
    expect((await storedOfficeHours(practice))[0]?.time_schedules[0]?.hours_time_to).to.equal('12:00');
    await press(see.getByRole('button', { name: 'Uložiť aj tak' }));
    await see.findByText('Ordinačné hodiny boli upravené');
    expect((await storedOfficeHours(practice))[0]?.time_schedules[0]?.hours_time_to).to.equal('09:30');

    location.hash = LIST_PATH;
    await see.findByRole('heading', { name: hours.hours_name });
    await until(() => see.queryByRole('button', { name: /^Odstrániť/ }));
    const row = recordRow(see, hours.hours_name);
    await press([...row.querySelectorAll('button')].at(-1) ?? row);
    await see.findByRole('heading', { name: 'Odstránenie hodín sa týka 1 pacienta' });
    await press(see.getByRole('button', { name: 'Odstrániť aj tak' }));
    await see.findByText('Ordinačné hodiny boli odstránené');
    expect(await storedOfficeHours(practice)).to.have.length(0);
  });
});

describe('a second appointment of one patient on one day', () => {
  before(() => setViewport({ width: 1280, height: 860 }));
  afterEach(unmountPopups);

  it('asks first', async () => {
    const { see, practice } = await appointment.opened();
    const book = async (time: string) => {
      await appointment.chooseDay(see);
      await appointment.chooseTime(see, time);
      await appointment.choose(see, appointment.patientBox(see), /Eva Čierna/);
      await press(appointment.submit(see));
    };
    await book('8:30');
    await see.findByText('Termín bol vytvorený');
    await until(() => !see.queryByRole('dialog'));
    await pressKeys('Enter');
    await see.findByRole('combobox', { name: 'Deň' });
    await book('9:00');
    await see.findByRole('heading', { name: 'Tento pacient už má v ten deň tiket' });
    expect(people(see)[0]).to.contain('8:30').and.to.contain('Eva Čierna');
    expect(await appointment.stored(practice)).to.have.length(1);
    await press(see.getByRole('button', { name: 'Vytvoriť aj tak' }));
    await until(async () => (await appointment.stored(practice)).length === 2);
  });
});
