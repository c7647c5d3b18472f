import { within } from '@testing-library/dom';
import { expect } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import {
  chooseDay,
  chooseOther,
  DAYS,
  practiceWithHours as withTimes,
  TIMES,
  weekday,
} from '../features/appointments/appointment-form';
import { callAs, closeDisplays, openDisplay, withDisplay } from '../features/television/screen/display-screen';
import { three } from '../features/tickets/history/office-card';
import { practiceWithHours, rowOn } from '../features/office-hours/records';
import { expectAccessible } from '../support/accessible';
import { dayFromNow, slovakDate } from '../support/dates';
import { fullPractice } from '../support/full-practice';
import { hidePage } from '../support/hidden-page';
import type { Mounted } from '../support/mount';
import { mountFrame } from '../support/mount-frame';
import { unmountViews } from '../support/mount-view';
import { opened, write } from '../support/popup-panel';
import * as practiceOf from '../support/practice';
import { until } from '../support/until';
import { press, pressKeys, type } from '../support/user-input';
import { activate } from '../support/windows';
import * as walk from './walk';

const { answerWith, breakCall, clearFaults, createPractice, nextElsewhere, untilHeld } = practiceOf;
const { alone, at, beside, box, describeWays, escape, fromMenu, hold, invalid, named, narrow } = walk;
const { offered, panelOf, queue, refusal, send, unknown } = walk;
const INITIAL = '/api/administration-init';
const many = queue(
  Array.from({ length: 60 }, (_, index) => `Pacient ${String.fromCodePoint(65 + (index % 26))}${index}`),
);

async function absence(panel: Mounted, day = dayFromNow(3)): Promise<HTMLElement> {
  const window = await fromMenu(panel, 'Nastaviť absenciu');
  await write(box(panel, 'Začiatok'), `${slovakDate(day)} 8:00`);
  await write(box(panel, 'Koniec'), `${slovakDate(day)} 12:00`);
  return window;
}

/** Paths to states that `screens` and `popups` do not reach. */
const ways: walk.Ways = {
  async 'the waiting room: an open ticket, a failed action, a search, and old data'(look) {
    const panel = await at('/cakaren', many);
    const { see, lane, practice } = panel;
    await see.findByText('Naživo');
    await press((await see.findAllByRole('link', { name: /^Pacient B1/ }))[0] ?? panel.element);
    await see.findByText('Vytvorené');
    await look('an open ticket', panel);
    await answerWith(lane, '/api/ticket-next', 500, '{}', { 'X-Request-Id': 'K7F-29Q' });
    await press(await named(panel, /^Ďalší pacient/));
    await see.findByText(/^Nevieme, či sa pacienta podarilo odbaviť/);
    await press(see.getByRole('textbox', { name: 'Hľadať v čakárni' }));
    await type('pacient b');
    await until(() => see.queryAllByText(/^Nájdené/).length > 0);
    see.getByText(/^Nevieme, či sa pacienta podarilo odbaviť/);
    await look('found, below a failed action', panel, undefined, beside(1));
    await type('xyz');
    await see.findByText('Nenašiel sa žiadny tiket', { selector: '[role=status]' });
    hidePage();
    await answerWith(lane, '/api/tickets', 403, '{}');
    await practiceOf.announce(practice, 'update-waiting-tickets');
    await see.findByText(/^Údaje sa nepodarilo obnoviť/);
    see.getByText('Nenašiel sa žiadny tiket', { selector: '[role=status]' });
    await look('nothing found, and old data', panel, undefined, beside(1));
  },

  async 'the waiting room: somebody called, a failed „Neprišiel“, those who were handled, a ticket that is gone'(look) {
    const practice = await createPractice([...three, ...queue(['Ota Štvrtý'])], offered);
    await nextElsewhere(practice, practice.ids[0] ?? 0);
    const panel = await panelOf(practice, `/cakaren?tiket=${practice.ids[0] ?? ''}`);
    const { see, lane } = panel;
    await see.findByText('Tento tiket už v čakárni nie je.');
    await see.findByText(/^Ján Prvý · od /);
    await answerWith(lane, '/api/ticket-no-show', 403, '{}');
    await send(panel, 'Neprišiel: Eva Druhá');
    await see.findByText('Neúčasť sa nepodarilo zaznamenať. Tiket zostáva v čakárni.');
    see.getByText('Tento tiket už v čakárni nie je.');
    see.getByText(/^Ján Prvý · od /);
    await look('somebody called, a ticket that is gone, and a failed „Neprišiel“', panel);
    await clearFaults(lane);
    await send(panel, 'Neprišiel: Eva Druhá');
    await see.findByText('Tiket bol označený: pacient neprišiel');
    await send(panel, /^Dnes vybavené/);
    await see.findByText(/1 neprišiel/);
    await look('those who were handled', panel);
  },

  async 'the waiting room alone: in a box of its own height, a ticket'(look) {
    const panel = await alone('ordinacia-waiting-room');
    await named(panel, 'Eva Druhá');
    panel.element.style.cssText = 'display: block; height: 480px; overflow: auto';
    await look('in a box', panel);
    panel.element.removeAttribute('style');
    await openTicket(panel, look);
  },

  async 'the hot panel alone: its list, a ticket, collapsed, an expired session, its login'(look) {
    const panel = await alone('ordinacia-hot-panel');
    await named(panel, 'Eva Druhá');
    await look('the list', panel);
    await send(panel, 'Zbaliť čakáreň');
    await named(panel, 'Rozbaliť čakáreň');
    await look('collapsed', panel);
    await send(panel, 'Rozbaliť čakáreň');
    await openTicket(panel, look);
    await practiceOf.endSession(panel.practice.token);
    (panel.element as HTMLElement & { refresh(): void }).refresh();
    await panel.see.findByText(/^Platnosť Vášho prihlásenia sa skončila/);
    await look('an expired session', panel);
  },

  async 'a prescription, the panel beside a screen and over it, an unknown address, and the navigation'(look) {
    const practice = await fullPractice();
    const panel = await panelOf(practice, `/e-recepty?recept=${practice.recordIds.recepts[0] ?? ''}`);
    const { see } = panel;
    await see.findAllByText('Prestarium 5 mg');
    await press(await named(panel, /^Panel čakárne/));
    await named(panel, /^Ďalší pacient/);
    await look('the panel beside a prescription', panel);
    await look('the panel over a screen', panel, undefined, narrow);
    location.hash = '/nikde/nic';
    await see.findByText('Táto adresa v paneli neexistuje');
    await look('an unknown address', panel);
    await setViewport({ width: 390, height: 844 });
    await send(panel, 'Otvoriť navigáciu');
    await look('the navigation', panel, await see.findByRole('dialog'), narrow);
  },

  async 'the overview: tables in place of its charts, old data, and a part that failed'(look) {
    const practice = await fullPractice();
    await answerWith(practice.lane, '/api/tickets', 403, '{}');
    hidePage();
    const panel = await panelOf(practice, '/prehlady');
    const { see } = panel;
    await see.findByText('Čakáreň sa nepodarilo načítať');
    await see.findAllByText(/Návštevy/);
    const before = see.queryAllByRole('table').length;
    const buttons = await until(() => {
      const all = see.queryAllByRole('button', { name: /^Zobraziť ako tabuľku/ });
      return all.length > 1 && all;
    });
    for (const button of buttons) await activate(button);
    await until(() => see.queryAllByRole('table').length === before + buttons.length);
    await answerWith(practice.lane, '/api/dashboard', 403, '{}');
    (panel.element as HTMLElement & { refresh(): void }).refresh();
    await see.findByText(/^Údaje sa nepodarilo obnoviť/);
    see.getByText('Čakáreň sa nepodarilo načítať');
    expect(see.queryAllByRole('table')).to.have.length(before + buttons.length);
    await look('tables, old data, and a part that failed', panel);
  },

  async 'an appointment: no days, times that load and fail, and a restored draft'(look) {
    const panel = await panelOf(await withTimes(), '/cakaren');
    const { see, lane } = panel;
    hidePage();
    await answerWith(lane, DAYS, 200, '[]');
    const first = await fromMenu(panel, 'Pridať termín');
    await see.findByText(/^Žiadne voľné dni\. /);
    await look('no days', panel, first);
    await escape(first);
    await clearFaults(lane);
    await hold(lane, TIMES);
    const window = await fromMenu(panel, 'Pridať termín');
    await chooseDay(see);
    await untilHeld(lane, TIMES);
    await look('times that load', panel, window);
    await clearFaults(lane);
    await answerWith(lane, TIMES, 403, '{}');
    await practiceOf.release(lane, TIMES);
    await see.findByText('Možnosti sa nepodarilo načítať.');
    await look('times that failed', panel, window);
    await chooseOther(see, 'Božena');
    await escape(window);
    await answerWith(lane, DAYS, 200, JSON.stringify([{ value: dayFromNow(9), title: 'Iný deň', description: '' }]));
    const restored = await fromMenu(panel, 'Pridať termín');
    await see.findByText(/^Deň .* už nie je voľný\. Vyberte iný\.$/);
    await look('restored', panel, restored);
  },

  async 'an absence: without doctors, and refused'(look) {
    const practice = await createPractice();
    // The test server has doctors of other tests, who would be offered as substitutes.
    const initial = await fetch(`/lane/${practice.lane}${INITIAL}`, {
      headers: { Authorization: `Bearer ${practice.token}`, Accept: 'application/json' },
    });
    const known = { ...((await initial.json()) as object), doctors: [] };
    await answerWith(practice.lane, INITIAL, 200, JSON.stringify(known));
    const panel = await panelOf(practice, '/cakaren');
    const { see, lane } = panel;
    const window = await absence(panel);
    await press(see.getByRole('radio', { name: 'Zo zoznamu' }));
    await see.findByText(/^V zozname nie je žiadny ďalší lekár/);
    await look('without doctors', panel, window);
    await press(see.getByRole('radio', { name: 'Bez zastupovania' }));
    await answerWith(lane, '/api/absence-add', 422, refusal({ absence_from: ['Hovorí server.'], unknown }));
    await send(panel, 'Nastaviť');
    await see.findByText('A ešte toto.');
    await look('refused', panel, window);
  },

  async 'an absence and office hours over booked patients'(look) {
    const day = dayFromNow(3);
    const user = { fullname: 'Ján Novák', phone: '+421 900 000 001', isPatient: true };
    const { practice, ids } = await practiceWithHours(
      [
        {
          hours_name: 'Ranná ambulancia',
          hours_type: 'schedule',
          approximate_time_on_patient: 30,
          time_schedules: [rowOn(weekday(day), '08:00', '12:00')],
        },
      ],
      [
        { type: 'schedule', date: day, time: '09:00', user },
        { type: 'schedule', date: day, time: '10:00', user_alternate: 'Eva Malá' },
      ],
    );
    const panel = await panelOf(practice, '/cakaren');
    const { see } = panel;
    const window = await absence(panel);
    await send(panel, 'Nastaviť');
    await see.findByRole('heading', { name: 'Absencia sa týka 2 pacientov' });
    await look('an absence', panel, window);
    await pressKeys('Escape', 'Escape');
    await until(() => !see.queryByRole('dialog'));
    location.hash = `/ordinacne-hodiny/${ids[0] ?? ''}`;
    await write(await see.findByRole<HTMLInputElement>('combobox', { name: 'Do' }), '9:30');
    await send(panel, 'Uložiť zmeny');
    await see.findByRole('heading', { name: 'Zmena hodín sa týka 1 pacienta' });
    await look('a change of hours', panel);
  },

  async 'an announcement, a delay, and the doctor’s state'(look, touch) {
    const practice = await createPractice();
    await answerWith(practice.lane, '/api/office-hours-get', 403, '{}');
    const panel = await panelOf(practice, '/cakaren');
    const { see, lane } = panel;
    const announcement = await fromMenu(panel, 'Pridať oznam');
    await activate(within(announcement).getByRole('button', { name: 'Pridať' }));
    await invalid(announcement);
    await look('the errors of an announcement', panel, announcement);
    await touch(announcement);
    await escape(announcement);
    hidePage();
    await send(panel, 'Meškám');
    const delay = await opened(panel, 'Oznámiť meškanie');
    await see.findByText(/^Ordinačné hodiny sa nepodarilo načítať/);
    await look('a delay without office hours', panel, delay);
    await clearFaults(lane);
    await send(panel, 'Skúsiť znova');
    await see.findByText('Do konca dnešného dňa už nie sú nastavené žiadne ordinačné hodiny.');
    await look('a delay', panel, delay);
    await escape(delay);
    const state = await fromMenu(panel, 'Nastaviť stav', /^Môj účet/);
    await answerWith(lane, '/api/doctor-state-change', 422, refusal({ doctor_state: ['Hovorí server.'] }));
    await send(panel, 'Nastaviť');
    await see.findByText('Hovorí server.');
    await look('the doctor’s state, refused', panel, state);
  },

  async 'alerts of a success and a failure'(look) {
    for (const variant of ['success', 'danger'] as const) {
      await setViewport(walk.WIDE);
      const alert = { variant, title: 'Nadpis', description: 'Čo sa stalo.' };
      const frame = await mountFrame(await createPractice(), 'alert', alert);
      await activate(frame.opener);
      await look(variant, frame, await frame.see.findByRole('alertdialog'));
      unmountViews();
    }
  },

  async 'the television: full, announcing, offline, and an address that is not valid'() {
    await setViewport({ width: 1920, height: 1080 });
    const { practice, key } = await withDisplay([
      ...queue(['Ján', 'Eva', 'Ivan', 'Ota', 'Iva']),
      { type: 'schedule', time: '23:45' },
    ]);
    const expired_at = new Date(Date.now() + 3_600_000).toISOString();
    await callAs(practice, '/api/special-announcements-add', { note: 'Dnes iba do jedenástej.', expired_at });
    const { element, see } = await openDisplay(practice, key, { attributes: { theme: 'auto' } });
    const lookThere = async (text: string | RegExp, colorScheme: 'dark' | 'light') => {
      await see.findByText(text);
      await emulateMedia({ colorScheme });
      await expectAccessible(element);
    };
    await lookThere('Zatiaľ nikoho nevoláme', 'dark');
    await nextElsewhere(practice, practice.ids[5] ?? 0);
    await lookThere('Vstúpte, prosím', 'light');
    await lookThere('Vstúpte, prosím', 'dark');
    await breakCall(practice.lane, { kind: 'refuse', path: `/display/api/${key}` });
    await practiceOf.cutSockets(true);
    await lookThere(/^Bez spojenia – stav z/, 'light');
    await practiceOf.cutSockets(false);
    closeDisplays();
    const wrong = await openDisplay(practice, 'BBBBBBBBBBBB');
    await wrong.see.findByText('Táto adresa neplatí');
    await expectAccessible(wrong.element);
  },
};

/** Opens a ticket in a standalone element. */
async function openTicket(panel: walk.Panel, look: walk.Look): Promise<void> {
  await press(await named(panel, 'Eva Druhá'));
  await panel.see.findByText('Detail tiketu');
  await look('a ticket', panel);
}

describeWays('every other state', ways);
