import { expect } from '@open-wc/testing';
import { hidePage } from '../../support/hidden-page';
import { within } from '@testing-library/dom';
import { expectAccessible } from '../../support/accessible';
import { focused, pressKeys, press, type } from '../../support/user-input';
import { recordWarnings } from '../../support/record-warnings';
import { appearances, resetAppearance, setAppearance } from '../../support/appearances';
import type { Seen } from '../../support/mount';
import {
  answerWith,
  breakCall,
  endSession,
  forgetCalls,
  clearFaults,
  release,
  seenCalls,
  storedOfficeHours,
  untilAnswered,
  type TestPractice,
} from '../../support/practice';
import { address, closeScreen, openScreen } from '../../support/screen';
import { until } from '../../support/until';
import {
  changeElsewhere,
  channelOf,
  LIST,
  morningHours,
  namesIn,
  practiceWithHours,
  removeElsewhere,
  rowOn,
} from './records';

const LIST_PATH = '/ordinacne-hodiny';
const GET = '/api/office-hours-get';
const ADD = '/api/office-hours-add';
const ADD_TITLE = 'Upravte Ordinačné Hodiny';
const isSideways = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;

const nameField = (see: Seen) => see.findByRole<HTMLInputElement>('textbox', { name: 'Názov' });
const save = (see: Seen) => see.getByRole('button', { name: 'Uložiť zmeny' });
const rows = (see: Seen) => see.queryAllByRole('group', { name: /^Riadok \d$/ });
const row = (see: Seen, number: number) => within(see.getByRole('group', { name: `Riadok ${number}` }));
const leaving = (see: Seen) => see.findByRole('dialog', { name: 'Máte neuložené zmeny' });

async function opened(
  given?: Parameters<typeof practiceWithHours>[0],
  appearance = {},
  tickets?: Parameters<typeof practiceWithHours>[1],
) {
  const made = await practiceWithHours(given, tickets);
  const path = `${LIST_PATH}/${made.ids[0]}`;
  const mounted = await openScreen(made.practice, path, appearance);
  return { ...mounted, ...made, path, name: await nameField(mounted.see) };
}

async function rename(see: Seen, text: string): Promise<void> {
  const field = await nameField(see);
  await press(field);
  field.select();
  await type(text);
}

const stored = async (practice: TestPractice) => {
  const [first] = await storedOfficeHours(practice);
  return {
    name: first?.hours_name,
    rows: first?.time_schedules.map((one) => [one.hours_day, one.hours_time_from, one.hours_time_to].join(' ')),
  };
};

describe('the screen „Upravte Ordinačné Hodiny“', () => {
  afterEach(async () => {
    await resetAppearance();
    await closeScreen();
  });

  it('R13 S3 opens from the list with the navigation still marked, and from a direct address', async () => {
    const { practice, ids } = await practiceWithHours();
    const { see } = await openScreen(practice, LIST_PATH);
    (await see.findByRole('link', { name: 'Upraviť: Prednostné' })).focus();
    await pressKeys('Enter');
    await see.findByRole('heading', { level: 1, name: ADD_TITLE });
    expect(address()).to.equal(`${LIST_PATH}/${ids[1]}`);
    expect(see.getByRole('link', { current: 'page' }).textContent).to.equal('Ordinačné hodiny');
    expect((await nameField(see)).value).to.equal('Prednostné');
    await closeScreen();
    const anew = await openScreen(practice, `${LIST_PATH}/${ids[1]}`);
    expect((await nameField(anew.see)).value).to.equal('Prednostné');
    expect(focused()?.tagName).to.not.equal('INPUT');
  });

  it('R13 R15 redirects a visitor to the login and back', async () => {
    const { practice, ids } = await practiceWithHours();
    const { see } = await openScreen({ ...practice, token: '' }, `${LIST_PATH}/${ids[0]}`);
    await see.findByRole('heading', { name: 'Prihlásenie' });
    expect(address()).to.equal(`/prihlasenie?redirect=${encodeURIComponent(`${LIST_PATH}/${ids[0]}`)}`);
  });

  it('C21 stores the changes in the same record, shows a toast, and updates the list', async () => {
    const { see, practice, ids } = await opened();
    await rename(see, 'Skorá ambulancia');
    await press(see.getByRole('button', { name: 'Odstrániť riadok 2' }));
    await until(() => rows(see).length === 1);
    await press(save(see));
    await see.findByText('Ordinačné hodiny boli upravené');
    await see.findByRole('heading', { level: 1, name: 'Ordinačné Hodiny' });
    expect(address()).to.equal(LIST_PATH);
    expect(see.queryAllByRole('dialog')).to.have.length(0);
    await see.findByRole('list', { name: LIST });
    expect(namesIn(see)[0]).to.equal('Skorá ambulancia');
    expect(await stored(practice)).to.deep.equal({ name: 'Skorá ambulancia', rows: ['monday 08:00 12:00'] });
    expect((await storedOfficeHours(practice)).map(({ id }) => id)).to.deep.equal(ids);
  });

  it('C21 V9 „Zrušiť“ returns to the list; the popup for new hours has its own draft', async () => {
    const { see, practice } = await opened();
    await press(see.getByRole('button', { name: 'Rýchle akcie' }));
    await press(await see.findByRole('menuitem', { name: 'Pridať ordinačné hodiny' }));
    const dialog = await see.findByRole('dialog', { name: 'Pridať ordinačné hodiny' });
    const field = await within(dialog).findByRole<HTMLInputElement>('textbox', { name: 'Názov' });
    await until(() => focused() === field);
    await type('Rozpísané');
    await pressKeys('Escape');
    await until(() => see.queryAllByRole('dialog').length === 0);
    expect((await nameField(see)).value).to.equal('Ranná ambulancia');
    await press(see.getByRole('button', { name: 'Zrušiť' }));
    await see.findByRole('heading', { level: 1, name: 'Ordinačné Hodiny' });
    expect(await seenCalls(practice.lane, ADD)).to.have.length(0);
  });

  it('W10 shows the errors of a 422 at their fields', async () => {
    const { see, practice, name } = await opened();
    const errors = { hours_name: ['Názov je obsadený.'] };
    await answerWith(practice.lane, ADD, 422, JSON.stringify({ message: 'x', errors }), {}, 1);
    await rename(see, 'Iná');
    await press(save(see));
    await see.findByText('Názov je obsadený.');
    await until(() => focused() === name && name.getAttribute('aria-invalid') === 'true');
    expect(see.queryAllByRole('alertdialog')).to.have.length(0);
  });

  it('F2 shows a failure above the form, keeps what was typed, and „Skúsiť znova“ sends it again', async () => {
    const warnings = recordWarnings();
    const { see, practice, path, element } = await opened();
    await answerWith(practice.lane, ADD, 403, '{"message":""}');
    await rename(see, 'Po výpadku');
    await press(save(see));
    const alert = await see.findByRole('alertdialog', { name: 'Akcia nebola úspešne vykonaná' });
    within(alert).getByText('😕');
    await expectAccessible(element);
    await press(within(alert).getByRole('button', { name: 'V poriadku' }));
    await until(() => focused() === save(see));
    expect((await nameField(see)).value).to.equal('Po výpadku');
    expect(address()).to.equal(path);
    await pressKeys('Enter');
    const again = await see.findByRole('alertdialog');
    await clearFaults(practice.lane);
    await press(within(again).getByRole('button', { name: 'Skúsiť znova' }));
    await see.findByText('Ordinačné hodiny boli upravené');
    expect((await stored(practice)).name).to.equal('Po výpadku');
    expect(warnings.messages.join()).to.not.contain('výpadku');
    warnings.restore();
  });

  it('is busy while sending, and sends nothing twice', async () => {
    const { see, practice } = await opened();
    await breakCall(practice.lane, { path: ADD, kind: 'hold', times: 1 });
    await rename(see, 'Raz');
    await press(save(see));
    await until(() => save(see).ariaBusy === 'true');
    await press(save(see));
    await release(practice.lane, ADD);
    await see.findByText('Ordinačné hodiny boli upravené');
    expect(await seenCalls(practice.lane, ADD)).to.have.length(1);
  });

  it('R13 keeps what was typed when somebody else removed the record, and can save it as a new one', async () => {
    const warnings = recordWarnings();
    const { see, practice, ids, element } = await opened([morningHours]);
    await rename(see, 'Zachránené');
    await removeElsewhere(practice, ids[0] ?? 0);
    await press(save(see));
    await press(within(await see.findByRole('alertdialog')).getByRole('button', { name: 'V poriadku' }));
    await see.findByText(/^Tieto ordinačné hodiny medzitým niekto odstránil\. Čo ste zmenili/);
    await expectAccessible(element);
    await press(see.getByRole('button', { name: 'Uložiť ako nové' }));
    await see.findByText('Ordinačné hodiny boli vytvorené');
    expect(await stored(practice)).to.deep.equal({
      name: 'Zachránené',
      rows: ['monday 08:00 12:00', 'tuesday 08:00 09:20'],
    });
    warnings.restore();
  });

  describe('a record changed elsewhere meanwhile', () => {
    const rival = { ...morningHours, hours_name: 'Cudzia zmena' };

    it('warns before overwriting; „Načítať znova“ asks, then shows what is stored', async () => {
      const { see, practice, ids, element, name } = await opened();
      await rename(see, 'Moja zmena');
      await changeElsewhere(practice, ids[0] ?? 0, rival);
      await see.findByText(/^Tieto ordinačné hodiny medzitým niekto zmenil\./);
      await expectAccessible(element);
      expect(name.value).to.equal('Moja zmena');
      await press(see.getByRole('button', { name: 'Načítať znova' }));
      const question = await see.findByRole('dialog', { name: 'Chcete načítať uložené hodiny?' });
      await press(within(question).getByRole('button', { name: 'Zrušiť' }));
      expect(name.value).to.equal('Moja zmena');
      await press(see.getByRole('button', { name: 'Načítať znova' }));
      await press(within(await see.findByRole('dialog')).getByRole('button', { name: 'Áno' }));
      await until(async () => (await nameField(see)).value === 'Cudzia zmena');
      expect(see.queryAllByText(/medzitým niekto zmenil/)).to.have.length(0);
      expect(see.queryAllByText('Obnovili sme, čo ste rozpísali.')).to.have.length(0);
      // Nothing is unsaved any more.
      await press(see.getByRole('link', { name: 'Späť na ordinačné hodiny' }));
      await see.findByRole('list', { name: LIST });
    });

    it('can be overwritten anyway; the doctor’s own save causes no warning', async () => {
      const { see, practice, ids } = await opened();
      await rename(see, 'Moja zmena');
      await changeElsewhere(practice, ids[0] ?? 0, rival);
      await see.findByText(/^Tieto ordinačné hodiny medzitým niekto zmenil\./);
      // Somebody stored the very same: there is nothing to overwrite.
      await changeElsewhere(practice, ids[0] ?? 0, { ...morningHours, hours_name: 'Moja zmena' });
      await until(() => see.queryAllByText(/medzitým niekto zmenil/).length === 0);
      await rename(see, 'Posledná zmena');
      await press(save(see));
      await see.findByText('Ordinačné hodiny boli upravené');
      expect((await stored(practice)).name).to.equal('Posledná zmena');
    });

    it('an edit that is taken back is no draft: the stored record is shown', async () => {
      const { see, practice, ids } = await opened();
      await rename(see, 'Rozpísané');
      await rename(see, 'Ranná ambulancia');
      await press(see.getByRole('link', { name: 'Pacienti' }));
      await see.findByRole('heading', { level: 1, name: 'Pacienti' });
      await changeElsewhere(practice, ids[0] ?? 0, rival);
      history.back();
      await until(async () => (await nameField(see)).value === 'Cudzia zmena');
      expect(see.queryAllByText('Obnovili sme, čo ste rozpísali.')).to.have.length(0);
    });

    it('an untouched form shows the stored record without a warning', async () => {
      const { see, practice, ids, name } = await opened();
      expect(name.value).to.equal('Ranná ambulancia');
      await changeElsewhere(practice, ids[0] ?? 0, rival);
      await until(async () => (await nameField(see)).value === 'Cudzia zmena');
      expect(see.queryAllByRole('alert')).to.have.length(0);
    });

    it('a save whose answer was lost causes no warning', async () => {
      const warnings = recordWarnings();
      const { see, practice } = await opened();
      await breakCall(practice.lane, { path: ADD, kind: 'cut', times: 1 });
      await rename(see, 'Uložené napriek tomu');
      await forgetCalls(practice.lane);
      await press(save(see));
      await press(within(await see.findByRole('alertdialog')).getByRole('button', { name: 'V poriadku' }));
      await untilAnswered(practice.lane, GET);
      expect((await stored(practice)).name).to.equal('Uložené napriek tomu');
      expect(see.queryAllByText(/medzitým niekto zmenil/)).to.have.length(0);
      warnings.restore();
    });

    it('a change made here reaches the other tabs of the browser', async () => {
      const { see, practice } = await opened();
      const channel = channelOf(practice);
      const message = new Promise((resolve) => channel.addEventListener('message', ({ data }) => resolve(data)));
      await rename(see, 'Pre všetkých');
      await press(save(see));
      expect(await message).to.equal('office-hours');
      channel.close();
    });
  });

  describe('copying a row to other days', () => {
    it('W9 copies in one step, explains the days that are taken, announces it, and returns the focus', async () => {
      const hours = {
        ...morningHours,
        time_schedules: [rowOn('monday', '08:00', '12:00'), rowOn('friday', '10:00', '14:00')],
      };
      const { see, practice, element } = await opened([hours]);
      const button = row(see, 1).getByRole('button', { name: 'Kopírovať na ďalšie dni' });
      await press(button);
      const choice = within(await see.findByRole('dialog', { name: 'Kopírovať 8:00 – 12:00 na ďalšie dni' }));
      await expectAccessible(element);
      expect(choice.getAllByRole('checkbox')).to.have.length(6);
      const friday = choice.getByRole<HTMLInputElement>('checkbox', { name: /^Piatok/ });
      expect(friday.labels?.[0]?.textContent).to.contain('prekrýva sa s riadkom 2 (10:00 – 14:00)');
      await press(friday);
      expect(friday.checked).to.equal(false);
      for (const day of ['Utorok', 'Štvrtok']) await press(choice.getByRole('checkbox', { name: day }));
      await press(choice.getByRole('button', { name: 'Pridať 2 riadky' }));
      await until(() => rows(see).length === 4);
      await until(() => focused() === button);
      const said = row(see, 1).getByRole('status');
      expect(said.textContent).to.equal('Pridané 2 riadky: Utorok, Štvrtok, 8:00 – 12:00.');
      await press(save(see));
      await see.findByText('Ordinačné hodiny boli upravené');
      expect((await stored(practice)).rows).to.deep.equal([
        'monday 08:00 12:00',
        'friday 10:00 14:00',
        'tuesday 08:00 12:00',
        'thursday 08:00 12:00',
      ]);
    });

    it('V8 works by keyboard alone up to seven rows, and says label many more fit', async () => {
      const days = ['monday', 'tuesday', 'wednesday', 'thursday'] as const;
      const { see } = await opened([
        { ...morningHours, time_schedules: days.map((day) => rowOn(day, '08:00', '09:00')) },
      ]);
      await press(row(see, 1).getByRole('button', { name: 'Odstrániť riadok 1' }));
      for (const [label, time] of Object.entries({ Od: '10', Do: '11' })) {
        const field = row(see, 1).getByRole<HTMLInputElement>('textbox', { name: label });
        await press(field);
        field.select();
        await type(time);
      }
      const button = row(see, 1).getByRole('button', { name: 'Kopírovať na ďalšie dni' });
      button.focus();
      await pressKeys('Enter');
      const choice = within(await see.findByRole('dialog', { name: /^Kopírovať 10:00/ }));
      choice.getByText('Pridať môžete ešte 4 riadky.');
      for (let number = 0; number < 5; number += 1) await pressKeys('Tab', 'Space');
      choice.getByText('Vybrali ste 5 dní, pridať sa dajú ešte 4 riadky.');
      expect(choice.getByRole('button').getAttribute('aria-disabled')).to.equal('true');
      await pressKeys('Enter');
      expect(rows(see)).to.have.length(3);
      await pressKeys('Space');
      // In a check box Enter adds, and does not send the form.
      await pressKeys('Enter');
      await until(() => rows(see).length === 7 && focused() === button);
      await pressKeys('Enter');
      await see.findByText('Ďalší riadok sa nezmestí: najviac je 7 riadkov.');
      await pressKeys('Escape');
      await until(() => focused() === button);
      expect(address()).to.match(/\/\d+$/);
    });

    it('W9 a row without times says that it cannot be copied', async () => {
      const { see } = await opened([{ ...morningHours, time_schedules: [] }]);
      await press(see.getByRole('button', { name: 'Pridať riadok' }));
      await press(await row(see, 1).findByRole('button', { name: 'Kopírovať na ďalšie dni' }));
      await see.findByText('Najprv v tomto riadku vyplňte čas Od a Do.');
    });
  });

  describe('unsaved changes', () => {
    it('R13 a link asks first: „Zrušiť“ stays and keeps what was typed, „Áno“ discards it', async () => {
      const { see, practice, path, name, element } = await opened();
      await rename(see, 'Rozpísané');
      const link = see.getByRole('link', { name: 'Pacienti' });
      await press(link);
      const dialog = await leaving(see);
      expect(dialog.textContent).to.contain('Chcete odísť a zahodiť ich?');
      await expectAccessible(element);
      await press(within(dialog).getByRole('button', { name: 'Zrušiť' }));
      await until(() => focused() === link);
      expect([address(), name.value]).to.deep.equal([path, 'Rozpísané']);
      await pressKeys('Enter');
      await press(within(await leaving(see)).getByRole('button', { name: 'Áno' }));
      await see.findByRole('heading', { level: 1, name: 'Pacienti' });
      expect(address()).to.equal('/pacienti');
      history.back();
      expect((await nameField(see)).value).to.equal('Ranná ambulancia');
      expect((await stored(practice)).name).to.equal('Ranná ambulancia');
    });

    it('S8 R13 the header’s search asks too, and opens the patient after „Áno“', async () => {
      const ticket = { type: 'queue' as const, user: { fullname: 'Žofia Ďuríčková', isPatient: true } };
      const { see, path } = await opened(undefined, {}, [ticket]);
      await rename(see, 'Rozpísané');
      const search = see.getByRole('combobox', { name: 'Hľadať v pacientoch' });
      await press(search);
      await type('zofia');
      await until(() => see.queryAllByRole('option').length === 1);
      await pressKeys('Enter');
      await press(within(await leaving(see)).getByRole('button', { name: 'Zrušiť' }));
      await until(() => see.queryAllByRole('dialog').length === 0);
      expect([address(), (await nameField(see)).value]).to.deep.equal([path, 'Rozpísané']);
      await press(search);
      await type('zofia');
      await until(() => see.queryAllByRole('option').length === 1);
      await press(see.getByRole('option', { name: /Žofia/ }));
      await press(within(await leaving(see)).getByRole('button', { name: 'Áno' }));
      const detail = await see.findByRole('region', { name: 'Detail pacienta' });
      await until(() => detail.textContent.includes('Žofia Ďuríčková'));
      expect(address()).to.match(/^\/pacienti\?/);
    });

    it('R1 R13 two presses of back in quick succession ask once, and „Zrušiť“ stays on the same entry', async () => {
      const { practice, ids } = await practiceWithHours();
      const { see } = await openScreen(practice, LIST_PATH);
      await press(await see.findByRole('link', { name: 'Pacienti' }));
      await press(await see.findByRole('link', { name: 'Ordinačné hodiny' }));
      await press(await see.findByRole('link', { name: 'Upraviť: Prednostné' }));
      const path = `${LIST_PATH}/${ids[1]}`;
      await until(() => address() === path);
      await nameField(see);
      for (const name of ['Pacienti', 'Čakáreň', 'Nastavenia']) {
        await press(see.getByRole('link', { name }));
        await see.findByRole('heading', { level: 1, name });
      }
      history.go(-3);
      await until(() => address() === path);
      await rename(see, 'Rozpísané');
      for (const step of [-1, 1]) {
        history.go(step);
        history.go(step);
        await press(within(await leaving(see)).getByRole('button', { name: 'Zrušiť' }));
        await until(() => see.queryAllByRole('dialog').length === 0);
        expect([address(), (await nameField(see)).value]).to.deep.equal([path, 'Rozpísané']);
      }
    });

    it('R13 „Zrušiť“ of the form asks too', async () => {
      const { see, path } = await opened();
      await rename(see, 'Rozpísané');
      await press(see.getByRole('button', { name: 'Zrušiť' }));
      await press(within(await leaving(see)).getByRole('button', { name: 'Zrušiť' }));
      expect(address()).to.equal(path);
      await press(see.getByRole('link', { name: 'Späť na ordinačné hodiny' }));
      await press(within(await leaving(see)).getByRole('button', { name: 'Áno' }));
      await see.findByRole('list', { name: LIST });
    });

    it('R1 R13 back and forward ask too, and then stay or go', async () => {
      const { practice, ids } = await practiceWithHours();
      const { see } = await openScreen(practice, LIST_PATH);
      await press(await see.findByRole('link', { name: 'Upraviť: Prednostné' }));
      const path = `${LIST_PATH}/${ids[1]}`;
      await nameField(see);
      await press(see.getByRole('link', { name: 'Pacienti' }));
      await see.findByRole('heading', { level: 1, name: 'Pacienti' });
      history.back();
      await see.findByRole('heading', { level: 1, name: ADD_TITLE });
      await rename(see, 'Rozpísané');
      for (const step of [() => history.back(), () => history.forward(), () => (location.hash = '/e-recepty')]) {
        step();
        await press(within(await leaving(see)).getByRole('button', { name: 'Zrušiť' }));
        await until(() => see.queryAllByRole('dialog').length === 0);
        expect(address()).to.equal(path);
        expect((await nameField(see)).value).to.equal('Rozpísané');
      }
      history.back();
      await press(within(await leaving(see)).getByRole('button', { name: 'Áno' }));
      await until(() => address() !== path);
      expect(see.queryAllByRole('dialog')).to.have.length(0);
    });

    it('R1 R13 back reaches its entry once it is allowed', async () => {
      const { practice } = await practiceWithHours();
      const { see } = await openScreen(practice, LIST_PATH);
      await press(await see.findByRole('link', { name: 'Upraviť: Prednostné' }));
      await rename(see, 'Rozpísané');
      history.back();
      await press(within(await leaving(see)).getByRole('button', { name: 'Áno' }));
      await see.findByRole('list', { name: LIST });
      expect(address()).to.equal(LIST_PATH);
      history.forward();
      expect((await nameField(see)).value).to.equal('Prednostné');
    });

    it('R1 R13 forward reaches its entry once it is allowed', async () => {
      const { practice, ids } = await practiceWithHours();
      const { see } = await openScreen(practice, LIST_PATH);
      await press(await see.findByRole('link', { name: 'Upraviť: Prednostné' }));
      await nameField(see);
      await press(see.getByRole('link', { name: 'Pacienti' }));
      await see.findByRole('heading', { level: 1, name: 'Pacienti' });
      history.back();
      await until(() => address() === `${LIST_PATH}/${ids[1]}`);
      await rename(see, 'Rozpísané');
      history.forward();
      await press(within(await leaving(see)).getByRole('button', { name: 'Áno' }));
      await see.findByRole('heading', { level: 1, name: 'Pacienti' });
      expect(address()).to.equal('/pacienti');
    });

    it('closing the page asks only while something is unsaved, and leaves no listener behind', async () => {
      const isAsked = () => {
        const event = new Event('beforeunload', { cancelable: true });
        window.dispatchEvent(event);
        return event.defaultPrevented;
      };
      const { see } = await opened();
      expect(isAsked()).to.equal(false);
      await rename(see, 'Rozpísané');
      expect(isAsked()).to.equal(true);
      await rename(see, 'Ranná ambulancia');
      expect(isAsked()).to.equal(false);
      await press(see.getByRole('link', { name: 'Pacienti' }));
      await see.findByRole('heading', { level: 1, name: 'Pacienti' });
      history.back();
      await rename(see, 'Znova');
      expect(isAsked()).to.equal(true);
      await closeScreen();
      expect(isAsked()).to.equal(false);
    });

    it('X7 does not block a logout, which discards what was typed', async () => {
      const { see, practice, path } = await opened();
      await rename(see, 'Rozpísané');
      await press(see.getByRole('button', { name: /^Môj účet/ }));
      await press(await see.findByRole('menuitem', { name: 'Odhlásiť sa' }));
      await see.findByRole('heading', { name: 'Prihlásenie' });
      expect(see.queryAllByRole('dialog')).to.have.length(0);
      await closeScreen();
      const anew = await openScreen({ ...practice, token: '' }, path);
      await logIn(anew.see, practice);
      expect((await nameField(anew.see)).value).to.equal('Ranná ambulancia');
    });

    it('F1 R15 does not block an expired session; the same doctor gets back everything typed', async () => {
      const warnings = recordWarnings();
      const { see, practice, path } = await opened();
      await rename(see, 'Rozpísané');
      await endSession(practice.token);
      await press(save(see));
      await see.findByRole('heading', { name: 'Prihlásenie' });
      expect(see.queryAllByRole('dialog')).to.have.length(0);
      await logIn(see, practice);
      await until(() => address() === path);
      await until(() => see.queryByText('Obnovili sme, čo ste rozpísali.'));
      expect((await nameField(see)).value).to.equal('Rozpísané');
      await press(see.getByRole('button', { name: 'Začať odznova' }));
      await until(() => focused()?.tagName === 'INPUT');
      expect((await nameField(see)).value).to.equal('Ranná ambulancia');
      warnings.restore();
    });
  });

  for (const appearance of appearances) {
    it(`R13 draws loading, unknown, filled and failed accessibly, ${appearance.width} px, ${appearance.colorScheme}`, async () => {
      await setAppearance(appearance);
      const { practice, ids } = await practiceWithHours();
      await breakCall(practice.lane, { kind: 'hold', path: GET });
      const { see, element } = await openScreen(practice, `${LIST_PATH}/0`, appearance);
      await see.findByText('Načítava sa…');
      await expectAccessible(element);
      await clearFaults(practice.lane);
      await release(practice.lane, GET);
      await see.findByText('Ordinačné hodiny sa nenašli');
      await expectAccessible(element);
      await press(see.getByRole('link', { name: 'Späť na ordinačné hodiny' }));
      await see.findByRole('list', { name: LIST });
      await closeScreen();

      hidePage();
      await answerWith(practice.lane, GET, 403, '{"message":"Forbidden"}');
      const other = await openScreen(practice, `${LIST_PATH}/${ids[0]}`, appearance);
      await other.see.findByText('Ordinačné hodiny sa nepodarilo načítať');
      await expectAccessible(other.element);
      await clearFaults(practice.lane);
      await press(other.see.getByRole('button', { name: 'Skúsiť znova' }));
      await nameField(other.see);
      await expectAccessible(other.element);
      expect(isSideways()).to.equal(false);
    });
  }
});

async function logIn(see: Seen, { email, password }: TestPractice): Promise<void> {
  await press(await see.findByLabelText('Prihlasovacie meno'));
  await type(email);
  await press(see.getByLabelText('Heslo'));
  await type(password);
  await pressKeys('Enter');
}
