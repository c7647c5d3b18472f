import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { within } from '@testing-library/dom';
import { focused, pressKeys, press } from '../../support/user-input';
import { recordWarnings } from '../../support/record-warnings';
import * as practiceOf from '../../support/practice';
import { address, closeScreen, openScreen } from '../../support/screen';
import { until } from '../../support/until';
import { LIST, namesIn, practiceWithHours, recordRow, removeElsewhere } from './records';

const { answerWith, breakCall, clearFaults, createPractice, release, seenCalls, storedOfficeHours } = practiceOf;
const PATH = '/ordinacne-hodiny';
const GET = '/api/office-hours-get';
const REMOVE = '/api/office-hours-remove';

describe('the screen „Ordinačné Hodiny“', () => {
  let warnings: ReturnType<typeof recordWarnings>;
  beforeEach(() => {
    warnings = recordWarnings();
  });
  afterEach(async () => {
    warnings.restore();
    await closeScreen();
  });

  it('R12 S3 C18 X2 opens from the navigation by keyboard, which marks it as current, and shows the type, the days, the time per patient and the number of patients of each record; the week shows all hours by day with times and types, marks today, draws overlaps side by side, breaks no word, and is a list at 390 px', async () => {
    const { practice, ids } = await practiceWithHours();
    const { see } = await openScreen(practice, '/cakaren');
    (await see.findByRole('link', { name: 'Ordinačné hodiny' })).focus();
    await pressKeys('Enter');
    await see.findByRole('heading', { level: 1, name: 'Ordinačné Hodiny' });
    expect(address()).to.equal(PATH);
    expect(see.getByRole('link', { current: 'page' }).textContent).to.equal('Ordinačné hodiny');
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

    const week = await see.findByRole('list', { name: 'Týždeň' });
    const days = [...week.children] as HTMLElement[];
    const names = days.map((day) => day.querySelector('h3')?.firstChild?.textContent);
    expect(names.join()).to.equal('Pondelok,Utorok,Streda,Štvrtok,Piatok,Sobota,Nedeľa');
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
    // No text is cut off at the side, at any width.
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
    // No word breaks, either.
    const name = 'Bez objednania';
    const written = within(week).getByText(name).firstChild;
    if (!written) throw new Error('no name');
    const word = document.createRange();
    word.setStart(written, name.indexOf('objednania'));
    word.setEnd(written, name.length);
    for (const width of [1280, 1100, 1440]) {
      await setViewport({ width, height: 900 });
      expect(word.getClientRects(), `${width} px`).to.have.length(1);
    }
    // In a narrow window, a list by days.
    await setViewport({ width: 390, height: 844 });
    const boxOf = (link: HTMLElement | undefined) => link?.getBoundingClientRect();
    await until(() => (boxOf(other)?.top ?? 0) > (boxOf(one)?.bottom ?? Infinity));
    expect(boxOf(other)?.left).to.equal(boxOf(one)?.left);
    expect(boxOf(one)?.width).to.be.greaterThan(250);
    await press(within(tuesday).getByRole('link'));
    await see.findByRole('heading', { level: 1, name: 'Upravte Ordinačné Hodiny' });
    expect(address()).to.equal(`${PATH}/${ids[0]}`);
  });

  it('the absences stay below the window until the office hours have loaded', async () => {
    const practice = await createPractice([], { capabilities: ['absences'] });
    await breakCall(practice.lane, { kind: 'hold', path: GET, times: 1 });
    const { see } = await openScreen(practice, PATH);
    const below = await see.findByRole('heading', { level: 2, name: 'Absencie' });
    expect(below.getBoundingClientRect().top).to.be.above(innerHeight);
    await release(practice.lane, GET);
    await until(() => below.getBoundingClientRect().top < innerHeight);
  });

  it('C19 „Odstrániť“ is busy while the waiting room loads, and asks nothing once another screen is open', async () => {
    const { practice } = await practiceWithHours();
    await breakCall(practice.lane, { kind: 'hold', path: '/api/tickets' });
    const { see } = await openScreen(practice, PATH);
    const remover = await see.findByRole('button', { name: 'Odstrániť: Prednostné' });
    await press(remover);
    await until(() => focused() === remover && remover.ariaBusy === 'true');
    await press(see.getByRole('link', { name: 'Pacienti' }));
    await see.findByRole('heading', { level: 1, name: 'Pacienti' });
    await clearFaults(practice.lane);
    await release(practice.lane, '/api/tickets');
    await press(see.getByRole('link', { name: 'Ordinačné hodiny' }));
    const other = await see.findByRole('button', { name: 'Odstrániť: Bez objednania' });
    await press(other);
    const dialog = await see.findByRole('dialog');
    expect(dialog.textContent).to.contain('Bez objednania (Čakací lístok)');
    await until(() => other.ariaBusy === null);
    await press(see.getByRole('button', { name: 'Zrušiť' }));
    await until(() => !see.queryByRole('dialog'));
  });

  it('C19 the question of „Odstrániť“ does not replace a form that was opened while the waiting room loads', async () => {
    const { practice } = await practiceWithHours();
    await breakCall(practice.lane, { kind: 'hold', path: '/api/tickets' });
    const { see } = await openScreen(practice, PATH);
    const remover = await see.findByRole('button', { name: 'Odstrániť: Prednostné' });
    await press(remover);
    await press(see.getByRole('button', { name: 'Pridať ordinačné hodiny' }));
    const form = await see.findByRole('dialog', { name: 'Pridať ordinačné hodiny' });
    await clearFaults(practice.lane);
    await release(practice.lane, '/api/tickets');
    await until(() => remover.ariaBusy === null);
    expect(see.getByRole('dialog')).to.equal(form);
  });

  it('C19 P9 confirms with the record’s name, removes it, shows a toast, and moves the focus to the neighbour; shows a failure at its row, keeps the record, and can be retried; a record that somebody else removed first counts as removed', async () => {
    const { practice, ids } = await practiceWithHours();
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

    await answerWith(practice.lane, REMOVE, 500, '{"message":"Server Error"}');
    await press(await see.findByRole('button', { name: 'Odstrániť: Bez objednania' }));
    await press(await see.findByRole('button', { name: 'Áno' }));
    const alert = await within(recordRow(see, 'Bez objednania')).findByRole('alert');
    expect(alert.textContent).to.contain('Nevieme, či sa ordinačné hodiny podarilo odstrániť. Server to nepotvrdil.');
    expect(see.queryAllByRole('alertdialog')).to.have.length(0);
    await clearFaults(practice.lane);
    await breakCall(practice.lane, { kind: 'hold', path: REMOVE, times: 1 });
    await press(within(alert).getByRole('button', { name: 'Skúsiť znova' }));
    const next = see.getByRole('button', { name: 'Odstrániť: Bez objednania' });
    await until(() => focused() === next && next.ariaBusy === 'true');
    await release(practice.lane, REMOVE);
    await until(() => namesIn(see).length === 2);
    await removeElsewhere(practice, ids[3] ?? 0);
    await press(see.getByRole('button', { name: 'Odstrániť: Administratíva' }));
    await press(await see.findByRole('button', { name: 'Áno' }));
    await until(() => namesIn(see).length === 1);
    expect(see.queryAllByRole('alert')).to.have.length(0);
  });
});
