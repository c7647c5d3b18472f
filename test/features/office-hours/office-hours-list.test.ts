import { expect } from '@open-wc/testing';
import { hidePage } from '../../support/hidden-page';
import { within } from '@testing-library/dom';
import { expectAccessible } from '../../support/accessible';
import { focused, pressKeys, press, type } from '../../support/user-input';
import { recordWarnings } from '../../support/record-warnings';
import { appearances, resetAppearance, setAppearance } from '../../support/appearances';
import {
  answerWith,
  breakCall,
  createPractice,
  clearFaults,
  release,
  seenCalls,
  storedOfficeHours,
  untilAnswered,
  untilHeld,
} from '../../support/practice';
import { address, closeScreen, openScreen } from '../../support/screen';
import { until } from '../../support/until';
import { LIST, namesIn, officeHours, practiceWithHours, recordRow, removeElsewhere } from './records';

const PATH = '/ordinacne-hodiny';
const GET = '/api/office-hours-get';
const REMOVE = '/api/office-hours-remove';
const forbidden = [403, '{"message":"Forbidden"}'] as const;
const isSideways = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;

describe('the screen „Ordinačné Hodiny“', () => {
  let warnings: ReturnType<typeof recordWarnings>;
  beforeEach(() => {
    warnings = recordWarnings();
  });
  afterEach(async () => {
    warnings.restore();
    await resetAppearance();
    await closeScreen();
  });

  it('R12 S3 opens from the navigation by keyboard, which marks it as current', async () => {
    const { practice } = await practiceWithHours();
    const { see } = await openScreen(practice, '/cakaren');
    (await see.findByRole('link', { name: 'Ordinačné hodiny' })).focus();
    await pressKeys('Enter');
    await see.findByRole('heading', { level: 1, name: 'Ordinačné Hodiny' });
    expect(address()).to.equal(PATH);
    expect(see.getByRole('link', { current: 'page' }).textContent).to.equal('Ordinačné hodiny');
    await see.findByRole('list', { name: LIST });
  });

  it('R12 R15 redirects a visitor to the login and back', async () => {
    const { practice } = await practiceWithHours();
    const token = practice.token;
    practice.token = '';
    const { see } = await openScreen(practice, PATH);
    await see.findByRole('heading', { name: 'Prihlásenie' });
    expect(address()).to.equal('/prihlasenie?redirect=%2Fordinacne-hodiny');
    localStorage.setItem(`token-${practice.lane}`, token);
    window.dispatchEvent(new StorageEvent('storage', { key: `token-${practice.lane}` }));
    await see.findByRole('heading', { level: 1, name: 'Ordinačné Hodiny' });
    expect(address()).to.equal(PATH);
  });

  it('C18 X2 shows the type, the days, the time per patient and the number of patients of each record', async () => {
    const { practice } = await practiceWithHours();
    const { see } = await openScreen(practice, PATH);
    await see.findByRole('list', { name: LIST });
    expect(namesIn(see)).to.deep.equal(['Ranná ambulancia', 'Prednostné', 'Bez objednania', 'Administratíva']);
    const text = (name: string) => recordRow(see, name).textContent;
    expect(text('Ranná ambulancia'))
      .to.contain('Termín')
      .and.to.contain('Pondelok 8:00 – 12:00')
      .and.to.contain('Utorok 8:00 – 9:20')
      .and.to.contain('10 minút na pacienta')
      .and.to.contain('8 – 24 pacientov denne');
    expect(text('Prednostné')).to.contain('Prednostný termín').and.to.contain('približne 6 pacientov denne');
    expect(text('Bez objednania')).to.contain('Čakací lístok').and.to.contain('Piatok 13:00 – 15:00');
    expect(text('Administratíva')).to.contain('Iné').and.to.contain('Rozvrh je prázdny').and.not.to.contain('denne');
    expect(await seenCalls(practice.lane, GET)).to.have.length(1);
  });

  it('P5 C21 F11 adds new hours, which appear in the list and in the week', async () => {
    const { see } = await openScreen(await createPractice(), PATH);
    const opener = await see.findByRole('button', { name: 'Pridať ordinačné hodiny' });
    await press(opener);
    const name = await see.findByRole('textbox', { name: 'Názov' });
    await until(() => focused() === name);
    await type('Nové');
    await press(see.getByRole('radio', { name: 'Iné' }));
    await press(see.getByRole('textbox', { name: 'Čas na pacienta' }));
    await type('15');
    await press(see.getByRole('button', { name: 'Pridať hodiny' }));
    await see.findByText('Ordinačné hodiny boli vytvorené');
    await see.findByRole('list', { name: LIST });
    expect(namesIn(see)).to.deep.equal(['Nové']);
    see.getByText('V rozvrhu zatiaľ nie sú žiadne hodiny.');
  });

  it('C19 P9 confirms with the record’s name, removes it, shows a toast, and moves the focus to the neighbour', async () => {
    const { practice } = await practiceWithHours();
    const { see } = await openScreen(practice, PATH);
    const remover = await see.findByRole('button', { name: 'Odstrániť: Prednostné' });
    await press(remover);
    const dialog = await see.findByRole('dialog', { name: 'Naozaj chcete odstrániť ordinačné hodiny?' });
    expect(dialog.textContent).to.contain('Prednostné (Prednostný termín)');
    await press(see.getByRole('button', { name: 'Zrušiť' }));
    await until(() => focused() === remover);
    expect(await seenCalls(practice.lane, REMOVE)).to.have.length(0);
    await pressKeys('Enter');
    await see.findByRole('dialog');
    await pressKeys('Tab', 'Enter');
    await see.findByText('Ordinačné hodiny boli odstránené');
    await until(() => namesIn(see).join() === 'Ranná ambulancia,Bez objednania,Administratíva');
    await until(() => focused() === see.getByRole('link', { name: 'Upraviť: Bez objednania' }));
    expect((await storedOfficeHours(practice)).map(({ hours_name }) => hours_name)).to.not.contain('Prednostné');
    expect(see.queryAllByRole('link', { name: /11:00 – 13:00/ })).to.have.length(0);
  });

  it('C19 shows a failure at its row, keeps the record, and can be retried', async () => {
    const { practice } = await practiceWithHours();
    const { see, element } = await openScreen(practice, PATH);
    await answerWith(practice.lane, REMOVE, 500, '{"message":"Server Error"}');
    await press(await see.findByRole('button', { name: 'Odstrániť: Prednostné' }));
    await press(await see.findByRole('button', { name: 'Áno' }));
    const alert = await within(recordRow(see, 'Prednostné')).findByRole('alert');
    expect(alert.textContent).to.contain('Nevieme, či sa ordinačné hodiny podarilo odstrániť. Server to nepotvrdil.');
    expect(see.queryAllByRole('alertdialog')).to.have.length(0);
    await expectAccessible(element);
    await clearFaults(practice.lane);
    await breakCall(practice.lane, { kind: 'hold', path: REMOVE, times: 1 });
    await press(within(alert).getByRole('button', { name: 'Skúsiť znova' }));
    const remover = see.getByRole('button', { name: 'Odstrániť: Prednostné' });
    await until(() => focused() === remover && remover.ariaBusy === 'true');
    await release(practice.lane, REMOVE);
    await see.findByText('Ordinačné hodiny boli odstránené');
    await until(() => namesIn(see).length === 3);
  });

  it('C19 treats a record that somebody else removed first as removed', async () => {
    const { practice, ids } = await practiceWithHours();
    const { see } = await openScreen(practice, PATH);
    await press(await see.findByRole('button', { name: 'Odstrániť: Prednostné' }));
    await removeElsewhere(practice, ids[1] ?? 0);
    await press(await see.findByRole('button', { name: 'Áno' }));
    await see.findByText('Ordinačné hodiny boli odstránené');
    await until(() => namesIn(see).length === 3);
    expect(see.queryAllByRole('alert')).to.have.length(0);
  });

  it('C18 the week shows all hours by day with times and types, marks today, and draws overlaps side by side', async () => {
    const { practice, ids } = await practiceWithHours();
    const { see } = await openScreen(practice, PATH);
    const week = await see.findByRole('list', { name: 'Týždeň' });
    const days = [...week.children] as HTMLElement[];
    expect(days.map((day) => day.querySelector('h3')?.firstChild?.textContent)).to.deep.equal([
      'Pondelok',
      'Utorok',
      'Streda',
      'Štvrtok',
      'Piatok',
      'Sobota',
      'Nedeľa',
    ]);
    const [monday, tuesday, wednesday] = days;
    if (!monday || !tuesday || !wednesday) throw new Error('days are missing');
    const [one, other] = within(monday).getAllByRole('link');
    expect([one?.textContent, other?.textContent]).to.deep.equal([
      '8:00 – 12:00 Ranná ambulancia, Termín',
      '11:00 – 13:00 Prednostné, Prednostný termín',
    ]);
    const [left, right] = [one, other].map((link) => link?.getBoundingClientRect());
    expect(left?.right).to.be.lessThan(right?.left ?? 0);
    expect(left?.top).to.be.lessThan(right?.top ?? 0);
    // Nothing is cut off at the side, however narrow it is.
    for (const link of within(week).getAllByRole('link')) expect(link.scrollWidth).to.equal(link.clientWidth);
    // Four hours are twice as long as two, on one axis with the other days.
    expect((left?.height ?? 0) / (right?.height ?? 1)).to.be.within(1.9, 2.1);
    const onTuesday = within(tuesday).getByRole('link').getBoundingClientRect();
    expect(onTuesday.top).to.be.closeTo(left?.top ?? 0, 1);
    expect(onTuesday.left).to.be.greaterThan(right?.right ?? 0);
    within(wednesday).getByText('Neordinujete');
    const today = days.filter((day) => day.getAttribute('aria-current') === 'date');
    expect(today).to.deep.equal([days[(new Date().getDay() + 6) % 7]]);
    expect(today[0]?.querySelector('h3')?.textContent).to.contain('dnes');
    await press(within(tuesday).getByRole('link'));
    await see.findByRole('heading', { level: 1, name: 'Upravte Ordinačné Hodiny' });
    expect(address()).to.equal(`${PATH}/${ids[0]}`);
  });

  it('C18 at 390 px the week is a list by days', async () => {
    const { practice } = await practiceWithHours();
    const { see } = await openScreen(practice, PATH, { width: 390, height: 844 });
    const week = await see.findByRole('list', { name: 'Týždeň' });
    const [one, other] = within(week).getAllByRole('link');
    const [first, second] = [one, other].map((link) => link?.getBoundingClientRect());
    expect(second?.top).to.be.greaterThan(first?.bottom ?? Infinity);
    expect(second?.left).to.equal(first?.left);
    expect(first?.width).to.be.greaterThan(250);
  });

  for (const appearance of appearances) {
    const label = `${appearance.width} px, ${appearance.colorScheme}`;

    it(`R12 W18 draws the loading and empty states accessibly, ${label}`, async () => {
      await setAppearance(appearance);
      const practice = await createPractice();
      await breakCall(practice.lane, { kind: 'hold', path: GET });
      const { see, element } = await openScreen(practice, PATH, appearance);
      await see.findByText('Načítava sa…');
      await untilHeld(practice.lane, GET);
      await expectAccessible(element);
      await clearFaults(practice.lane);
      await release(practice.lane, GET);
      await see.findByText('Žiaden obsah na zobrazenie');
      see.getByText('🙂');
      await expectAccessible(element);
      expect(isSideways()).to.equal(false);
    });

    it(`R12 draws failed, retried, filled and stale accessibly, ${label}`, async () => {
      await setAppearance(appearance);
      const practice = await createPractice([], { officeHours });
      hidePage();
      await answerWith(practice.lane, GET, ...forbidden);
      const { see, element } = await openScreen(practice, PATH, appearance);
      const alert = await see.findByRole('alert');
      expect(alert.textContent).to.contain('Ordinačné hodiny sa nepodarilo načítať').and.to.contain('😕');
      await untilAnswered(practice.lane, GET, 1);
      await expectAccessible(element);
      await clearFaults(practice.lane);
      await press(see.getByRole('button', { name: 'Skúsiť znova' }));
      await see.findByRole('list', { name: LIST });
      await expectAccessible(element);
      expect(isSideways()).to.equal(false);
      // A removal that fails loads the list again: that fails too.
      await answerWith(practice.lane, GET, ...forbidden);
      await answerWith(practice.lane, REMOVE, ...forbidden);
      await press(see.getByRole('button', { name: 'Odstrániť: Prednostné' }));
      await press(await see.findByRole('button', { name: 'Áno' }));
      await see.findByText(/^Údaje sa nepodarilo obnoviť\. Vidíte údaje z \d+:\d\d\.$/);
      expect(namesIn(see)).to.have.length(4);
      await expectAccessible(element);
      expect(isSideways()).to.equal(false);
    });
  }

  it('R12 scrolls nothing sideways at 320 px and beside the hot panel', async () => {
    const { practice } = await practiceWithHours();
    const { see } = await openScreen(practice, PATH, { width: 320, height: 568 });
    await see.findByRole('list', { name: 'Týždeň' });
    expect(isSideways()).to.equal(false);
    await closeScreen();
    localStorage.setItem('ordinacia.hot-panel', 'on');
    const wide = await openScreen(practice, PATH);
    await wide.see.findByRole('list', { name: 'Týždeň' });
    expect(isSideways()).to.equal(false);
  });
});
