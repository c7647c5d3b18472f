import { within } from '@testing-library/dom';
import {
  changeElsewhere,
  morningHours,
  practiceWithHours,
  removeElsewhere,
  rowOn,
} from '../features/office-hours/records';
import { png, writeOver } from '../features/settings/settings-screen';
import { anna } from '../features/patients/patient-list';
import { dayFromNow } from '../support/dates';
import { chooseFiles } from '../support/files';
import { fullPractice, OFFERED } from '../support/full-practice';
import { hidePage } from '../support/hidden-page';
import { mountFrame } from '../support/mount-frame';
import { opened, write } from '../support/popup-panel';
import { answerWith, clearFaults, createPractice, release } from '../support/practice';
import { until } from '../support/until';
import { press, pressKeys, type } from '../support/user-input';
import { activate, openInvoice } from '../support/windows';
import * as walk from './walk';

const { at, beside, describeWays, escape, fromMenu, hold, invalid, named, narrow, panelOf, refusal, send } = walk;
type Refreshed = HTMLElement & { refresh(): void };

/** Makes the reload of a list fail after it was shown. */
async function old({ element, see, lane }: walk.Panel, call: string): Promise<void> {
  await answerWith(lane, call, 403, '{}');
  (element as Refreshed).refresh();
  await see.findAllByText(/^Údaje sa nepodarilo obnoviť/);
}

const ways: walk.Ways = {
  async 'office hours: a record that is refused, copied, changed and removed elsewhere'(look, touch) {
    const hours = {
      ...morningHours,
      time_schedules: [rowOn('monday', '08:00', '12:00'), rowOn('friday', '10:00', '14:00')],
    };
    const { practice, ids } = await practiceWithHours([hours]);
    const [id = 0] = ids;
    const panel = await panelOf(practice, `/ordinacne-hodiny/${id}`);
    const { see, lane, root } = panel;
    const name = await see.findByRole<HTMLInputElement>('textbox', { name: 'Názov' });
    await touch(root);
    await write(name, 'Moja zmena');
    const errors = { 'time_schedules.1.hours_time_from': ['Vtedy je zatvorené.'], unknown: walk.unknown };
    await answerWith(lane, '/api/office-hours-add', 422, refusal(errors));
    await send(panel, 'Uložiť zmeny');
    await see.findByText('Vtedy je zatvorené.');
    await look('refused', panel);
    await clearFaults(lane);
    await press(
      (await see.findAllByRole('button', { name: 'Kopírovať na ďalšie dni' }))[0] ??
        root.querySelector('button') ??
        panel.element,
    );
    const copied = await see.findByRole('dialog', { name: /^Kopírovať/ });
    await look('copied', panel, copied, walk.looks.slice(0, 1));
    await escape(copied);
    await changeElsewhere(practice, id, { ...hours, hours_name: 'Cudzia zmena' });
    await see.findByText(/^Tieto ordinačné hodiny medzitým niekto zmenil/);
    await look('changed', panel);
    await removeElsewhere(practice, id);
    await send(panel, 'Uložiť zmeny');
    await escape(await see.findByRole('alertdialog'));
    await look('removed', panel);
  },

  async 'office hours: stored absences, a removal that failed, and new ones with a row'(look) {
    const absences = [{ absence_from: `${dayFromNow(1)}T06:00:00`, absence_to: `${dayFromNow(2)}T07:00:00` }];
    const panel = await at('/ordinacne-hodiny', [], {
      officeHours: [morningHours],
      absences,
      capabilities: ['absences'],
    });
    const { see, lane } = panel;
    await see.findByRole('list', { name: 'Absencie' });
    await answerWith(lane, '/api/office-hours-remove', 500, '{}');
    await send(panel, /^Odstrániť: Ranná/);
    await send(panel, 'Áno');
    await see.findByText(/^Nevieme, či sa ordinačné hodiny podarilo odstrániť/);
    await look('a failed removal', panel);
    const window = await fromMenu(panel, 'Pridať ordinačné hodiny');
    await send(panel, 'Pridať riadok');
    await send(panel, 'Pridať hodiny');
    await invalid(window);
    await look('errors of their row', panel, window);
  },

  async 'the order of the waiting room: somebody urgent'(look) {
    const panel = await at('/cakaren', walk.queue(['Adam Prvý', 'Božena Druhá', 'Cyril Tretí']));
    const { see } = panel;
    await send(panel, 'Presunúť: Cyril Tretí');
    (await see.findByRole('menuitem', { name: 'Urgentné: na prvé miesto' })).click();
    await see.findByText('Cyril Tretí je teraz 1. v poradí z 3.');
    await press(see.getByRole('link', { name: 'Cyril Tretí' }));
    await see.findByText('1. z 3');
    await look('somebody urgent', panel);
  },

  async 'a delay while there is a notice, and somebody who waits already'(look) {
    const announcement = { note: 'Máme dovolenku.', expired_at: `${dayFromNow(5)}T12:00:00.000Z` };
    const ticket = { type: 'queue' as const, user: { fullname: 'Ján Žltý', isPatient: true } };
    const panel = await at('/cakaren', [ticket], { announcement, capabilities: OFFERED });
    const { see } = panel;
    await see.findByText('Ján Žltý');
    await send(panel, 'Meškám');
    const delay = await opened(panel, 'Oznámiť meškanie');
    await see.findByText('Môžete pridať iba jedno oznámenie.');
    await look('a delay', panel, delay);
    await escape(delay);
    const window = await fromMenu(panel, 'Pridať do čakárne');
    await press(see.getByRole('radio', { name: 'Iné meno' }));
    await write(await see.findByRole<HTMLInputElement>('textbox', { name: 'Meno pacienta' }), 'jan zlty');
    await send(panel, 'Pridať');
    await see.findByRole('heading', { name: 'Tento pacient už dnes čaká' });
    await look('waits already', panel, window);
  },

  async 'notifications that are not cleared, and cleared'(look) {
    const panel = await panelOf(await fullPractice(), '/e-recepty');
    const { see, lane } = panel;
    await answerWith(lane, '/api/notifications-clear', 403, '{}');
    await send(panel, /^Notifikácie/);
    const list = await see.findByRole('dialog', { name: /^Notifikácie/ });
    await send(panel, 'Vymazať notifikácie');
    await see.findByText('Notifikácie sa nepodarilo vymazať.');
    await look('not cleared', panel, list);
    await clearFaults(lane);
    await send(panel, 'Vymazať notifikácie');
    await see.findByText('Všetky notifikácie sú prečítané');
    await look('cleared', panel, list);
  },

  async 'what is known of a person: at a ticket, where it failed, as in the search, in the office, at a prescription and a patient'(
    look,
  ) {
    const practice = await createPractice([], { patients: [anna], capabilities: OFFERED });
    const { recordIds, lane } = practice;
    hidePage();
    await answerWith(lane, '/api/patients', 403, '{}');
    const panel = await panelOf(practice, '/cakaren');
    const { see } = panel;
    await press((await see.findAllByRole('link', { name: 'Anna Kováčová' }))[0] ?? panel.element);
    await see.findByText('Údaje o pacientovi sa nepodarilo načítať.');
    // Loads later than the failure is shown: axe must not run meanwhile.
    await see.findByRole('heading', { name: 'Ďalšie tikety' });
    const search = see.getByRole('combobox', { name: /^Hľadať v pacientoch/ });
    search.focus();
    await type('zofia');
    await see.findByText('Pacientov sa nepodarilo načítať.');
    await look('failed, also in the search of the header', panel, undefined, walk.looks.slice(0, 1));
    await clearFaults(lane);
    see.getAllByRole('button', { name: 'Skúsiť znova' })[0]?.click();
    search.focus();
    await until(() => see.queryAllByText('Nenašiel sa žiadny pacient.').length > 1);
    await look('nobody in the search', panel, undefined, walk.looks.slice(0, 1));
    await see.findByText('Poznámka o pacientovi');
    await see.findByRole('heading', { name: 'História pacienta' });
    await look('a ticket, narrow', panel, undefined, narrow);
    await send(panel, 'Ďalší pacient: Anna Kováčová');
    await see.findByText('Poznámka o pacientovi');
    // The toast covers the end of a narrow screen.
    (await named(panel, 'Zavrieť oznámenie')).click();
    await until(() => see.queryByRole('button', { name: 'Zavrieť oznámenie' }) === null);
    await look('in the office', panel);
    location.hash = `/e-recepty?recept=${recordIds.recepts[0] ?? ''}`;
    await see.findAllByText('Euthyrox 50');
    await look('a prescription', panel);
    location.hash = `/pacienti?pacient=${recordIds.patients[0] ?? ''}`;
    await see.findByRole('button', { name: 'Objednať: Anna Kováčová' });
    await press(await see.findByRole('button', { name: 'Pridať poznámku' }));
    await see.findByRole('textbox', { name: /^Poznámka/ });
    await look('a patient', panel);
  },

  async 'patients: not found, nobody, a removal that failed, old data'(look) {
    const panel = await at('/pacienti?pacient=neznamy', [], { patients: [{ fullname: 'Eva Čierna' }] });
    const { see, lane } = panel;
    await see.findByText('Pacient sa nenašiel');
    const search = see.getByRole<HTMLInputElement>('textbox', { name: 'Hľadať v zozname pacientov' });
    await write(search, 'nikto taký');
    await until(() => see.queryAllByText('Nenašiel sa žiadny pacient').length === 2);
    see.getByText('Pacient sa nenašiel');
    await look('not found, and nobody', panel, undefined, beside(1));
    await write(search, 'eva');
    await press(await see.findByRole('option', { name: /^Eva/ }));
    await answerWith(lane, '/api/patient-delete', 500, '{}');
    await send(panel, /^Ďalšie možnosti/);
    (await see.findByRole('menuitem', { name: /^Vymazať/ })).click();
    await send(panel, 'Áno');
    await see.findByText(/^Nevieme, či sa pacienta podarilo vymazať/);
    await clearFaults(lane);
    await old(panel, '/api/patients');
    see.getByText(/^Nevieme, či sa pacienta podarilo vymazať/);
    await look('old data, and a removal that failed', panel, undefined, beside(1));
  },

  async 'transactions: nothing in a period of one’s own; payouts: each state, and an invoice'(look) {
    const payouts = [
      { month: '2026-01', amount_cents: 10_000, status: 'open' as const },
      { month: '2026-02', amount_cents: 20_000, status: 'open' as const },
      { month: '2026-03', amount_cents: 20_000, status: 'invoiced' as const, invoice: 'marec.pdf' },
      { month: '2026-04', amount_cents: 20_000, status: 'paid' as const, invoice: 'april.pdf' },
    ];
    const payments = [{ payment_title: 'Potvrdenie', amount_cents: 1_550, status: 'paid' as const }];
    const panel = await at('/transakcie', [], { payments, payouts });
    const { see, lane } = panel;
    const period = await see.findByRole<HTMLSelectElement>('combobox', { name: 'Obdobie' });
    period.focus();
    await pressKeys('End');
    await write(await see.findByRole<HTMLInputElement>('combobox', { name: 'Od dňa' }), 'zajtra');
    await write(see.getByRole<HTMLInputElement>('textbox', { name: 'Hľadať v transakciách' }), 'xyz');
    await see.findAllByText(/^Nenašla sa žiadna transakcia/);
    await look('nothing', panel);
    location.hash = '/vyplaty';
    await see.findAllByText(/marec/);
    await look('payouts', panel);
    const invoice = await openInvoice(panel);
    const file = within(invoice).getByLabelText<HTMLInputElement>('Faktúra');
    await chooseFiles(file, { name: 'faktura.docx', size: 10 });
    await see.findByText('Súbor nie je PDF, JPG ani PNG');
    await look('another file', panel, invoice);
    await chooseFiles(file, { name: 'faktura.pdf', size: 2_000, start: '%PDF-1.4' });
    await see.findByText(/^faktura\.pdf, /);
    await answerWith(lane, '/api/invoice-upload', 422, refusal({ invoice_file: ['Hovorí server.'] }));
    await send(panel, 'Nahrať');
    await see.findByText('Hovorí server.');
    await clearFaults(lane);
    await hold(lane, '/api/invoice-upload', 500);
    await send(panel, 'Nahrať');
    await see.findByRole('progressbar', { name: 'Faktúra sa nahráva' });
    await look('an invoice that is sent', panel, invoice);
    await release(lane, '/api/invoice-upload');
    await escape(await see.findByRole('alertdialog'));
  },

  async 'billing: none'(look) {
    const panel = await mountFrame(await createPractice(), 'billing', {});
    const { see } = panel;
    await activate(panel.opener);
    const billing = await see.findByRole('dialog', { name: /^Faktúračné údaje/ });
    await see.findByText('Fakturačné údaje zatiaľ nie sú k dispozícii');
    await look('none', panel, billing);
  },

  async 'prescriptions: selected, failed, old data'(look) {
    const recepts = ['Adam', 'Beáta', 'Cyril'].map((fullname) => ({ user: { fullname }, recept_title: 'Paralen' }));
    const panel = await at('/e-recepty', [], { recepts });
    const { see, lane } = panel;
    await press(await see.findByRole('checkbox', { name: 'Vybrať: Adam, Paralen' }));
    await see.findByText('Vybraný 1 recept');
    await press(see.getByRole('checkbox', { name: 'Vybrať: Beáta, Paralen' }));
    await look('selected', panel);
    await answerWith(lane, '/api/recept-accepted', 403, '{}');
    await send(panel, 'Vystaviť vybrané');
    await send(panel, 'Áno');
    await until(() => see.queryAllByRole('alert').length > 0);
    await press(see.getByRole('link', { name: 'Adam' }));
    await see.findByRole('button', { name: 'Vystaviť recept: Adam, Paralen' });
    await clearFaults(lane);
    await old(panel, '/api/recepts');
    see.getAllByRole('alert');
    await look('old data, and an issue that failed', panel, undefined, beside(1));
  },

  async 'settings: a failed switch, a mark out of bounds, a code for the kiosk, and hidden names'(look) {
    const panel = await at('/nastavenia', [], {
      patients: [{ fullname: 'Ján Novák' }],
      settings: { display: true },
      capabilities: [...OFFERED, 'waiting-marks'],
    });
    const { see, lane } = panel;
    await see.findByText(/\/display\/[2-9A-Z]{12}$/);
    await write(await see.findByRole<HTMLInputElement>('textbox', { name: 'Názov zariadenia' }), 'Tablet pri dverách');
    await send(panel, /^Vytvoriť kód|^Vytvoriť$/);
    const CODE = /^(?:[2-9A-Z], ){7}[2-9A-Z]$/;
    await see.findByText(CODE);
    await send(panel, 'Vytvoriť odkaz');
    await see.findByRole('textbox', { name: 'Odkaz na kalendár' });
    (await named(panel, 'Zavrieť oznámenie')).click();
    await until(() => see.queryByRole('button', { name: 'Zavrieť oznámenie' }) === null);
    await answerWith(lane, '/api/settings-store', 500, '{}');
    await press(see.getByRole('switch', { name: 'Zvuk pri novej notifikácii' }));
    await see.findByText('Uloženie sa nepotvrdilo');
    const mark = see.getByRole<HTMLInputElement>('textbox', { name: 'Čaká už (minúty)' });
    await write(mark, '4');
    await invalid(panel.root);
    see.getByText(CODE);
    see.getByRole('textbox', { name: 'Odkaz na kalendár' });
    await look('a code, the address of the calendar feed, a failed switch, and a mark out of bounds', panel);
    await clearFaults(lane);
    await press(see.getByRole('switch', { name: 'Skryť údaje pacientov' }));
    location.hash = '/pacienti';
    await until(() => see.queryAllByText('Ján Novák').some((name) => getComputedStyle(name).filter.startsWith('blur')));
    await look('hidden names', panel);
  },

  async 'the profile: fields with errors, a picture that is sent, and one that is none'(look) {
    const panel = await at('/nastavenie-profilu');
    const { see, lane } = panel;
    const field = (name: RegExp) => see.findByRole<HTMLInputElement>('textbox', { name });
    await writeOver(await field(/^Meno/), '');
    await writeOver(await field(/^Telefón/), 'zavolajte');
    await see.findByText('Položka Telefón musí obsahovať správne telefónne číslo');
    const picture = see.getByLabelText<HTMLInputElement>('Fotografia');
    await chooseFiles(picture, { name: 'ja.svg', size: 20 });
    await see.findByText('Súbor nie je PNG, JPG ani WebP');
    see.getByText('Položka Telefón musí obsahovať správne telefónne číslo');
    await look('errors, and no picture', panel);
    await hold(lane, '/api/profile-store');
    await chooseFiles(picture, png);
    await see.findByRole('progressbar', { name: 'Fotografia sa odosiela' });
    await look('a picture', panel);
    await release(lane, '/api/profile-store');
  },
};

describeWays('the states of records', ways);
