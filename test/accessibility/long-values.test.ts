import { fireEvent, within } from '@testing-library/dom';
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { atWidths, BEGINNING, LONG, longPractice } from '../support/long-values';
import type { Mounted } from '../support/mount';
import { overflowsOf } from '../support/perceivable';
import { answerWith, type TestPractice } from '../support/practice';
import { closeScreen, openScreen } from '../support/screen';
import { until } from '../support/until';
import { press, type } from '../support/user-input';
import { closeWindow } from './visit';
import { visitor } from './walk';

const WIDTHS = [320, 390, 1440];
const WINDOW_WIDTHS = [1280, 390, 320];

/** The screens that show them, with and without an open record. */
const screens: readonly [name: string, pathOf: (practice: TestPractice) => string][] = [
  ['overview', () => '/prehlady'],
  ['waiting room', () => '/cakaren'],
  ['a ticket', ({ ids }: TestPractice) => `/cakaren?tiket=${ids[0]}`],
  ['patients', () => '/pacienti'],
  ['a patient', ({ recordIds }: TestPractice) => `/pacienti?pacient=${recordIds.patients[0]}`],
  ['prescriptions', () => '/e-recepty'],
  ['office hours', () => '/ordinacne-hodiny'],
  ['transactions', () => '/transakcie'],
  ['settings', () => '/nastavenia'],
  ['profile', () => '/nastavenie-profilu'],
];

describe('with the longest values nothing is cut, covered or wider than the page', () => {
  let practice: TestPractice;
  before(async () => {
    practice = await longPractice();
  });
  afterEach(closeScreen);

  it('every screen, with an open record and without', async () => {
    const { root, see } = await openScreen(practice, '/prehlady', { width: 320, height: 640 });
    await see.findByRole('main');
    const found: string[] = [];
    for (const [name, pathOf] of screens) {
      location.hash = pathOf(practice);
      await until(() => valuesIn(root.querySelector('main')).includes(BEGINNING));
      await until(() => root.querySelector('[aria-busy="true"]') === null);
      const problems = await atWidths(WIDTHS, () => overflowsOf(root, BEGINNING));
      if (problems !== '') found.push(`${name}, ${problems}`);
    }
    location.hash = '/vyplaty';
    await see.findAllByText(/september/i);
    found.push(await atWidths(WIDTHS, () => overflowsOf(root)));
    expect(found.join('\n')).to.equal('');
  });

  it('the removal of booked hours', async () => {
    const panel = await openScreen(practice, '/ordinacne-hodiny');
    await press(await panel.see.findByRole('button', { name: /^Odstrániť: / }));
    const box = await until(() =>
      panel.see.queryAllByRole('dialog').find((one) => within(one).queryByRole('list', { name: 'Koho sa to týka' })),
    );
    expect(await windowProblems(panel, box, WINDOW_WIDTHS)).to.equal('');
  });

  it('a failure, the navigation, and the search in a narrow window', async () => {
    const panel = await openScreen(practice, '/cakaren', { width: 320 });
    const { root, see } = panel;
    await answerWith(practice.lane, '/api/ticket-next', 422, JSON.stringify({ message: LONG }), {}, 1);
    const [next] = await see.findAllByRole('button', { name: /^Ďalší pacient/ });
    if (!next) throw new Error('There is no ticket.');
    await press(next);
    await see.findAllByText(LONG);
    expect(await atWidths(WIDTHS, () => overflowsOf(root, BEGINNING))).to.equal('');

    await setViewport({ width: 320, height: 800 });
    await press(await see.findByRole('button', { name: 'Otvoriť navigáciu' }));
    expect(await windowProblems(panel, await see.findByRole('dialog'), [390, 320])).to.equal('');

    await setViewport({ width: 320, height: 800 });
    await press(await see.findByRole('button', { name: 'Hľadať pacienta' }));
    await type(BEGINNING);
    const list = await see.findByRole('listbox');
    await until(() => list.textContent.includes(BEGINNING));
    expect(await windowProblems(panel, list, [390, 320])).to.equal('');
  });

  it('the login', async () => {
    const { root, see } = await visitor('/prihlasenie', practice);
    const submit = await see.findByRole('button', { name: 'Prihlásiť sa' });
    fillIn(root);
    await press(submit);
    await see.findByRole('alert');
    expect(await atWidths(WIDTHS, () => overflowsOf(root))).to.equal('');
  });

  it('the registration', async () => {
    const { root, see } = await visitor('/registracia', practice);
    const errors = { email: [LONG], doctor_name: [LONG], password: [LONG], unknown: [LONG] };
    await answerWith(practice.lane, '/api/admin/register', 422, JSON.stringify({ message: LONG, errors }), {}, 1);
    const submit = await see.findByRole('button', { name: 'Zaregistrovať sa' });
    fillIn(root);
    await press(submit);
    await until(() => see.queryAllByText(LONG).length === Object.keys(errors).length);
    expect(await atWidths(WIDTHS, () => overflowsOf(root))).to.equal('');
  });
});

/** Lists the problems of an open window, and closes it. */
async function windowProblems(panel: Mounted, box: HTMLElement, widths: readonly number[]): Promise<string> {
  const look = () => (box.isConnected ? overflowsOf(panel.root, null, box) : ['it was closed']);
  const problems = await atWidths(widths, look);
  await setViewport({ width: 1280, height: 800 });
  await closeWindow(panel, box);
  return problems;
}

/** Fills in each field in one event: typing long values takes seconds. */
function fillIn(root: ShadowRoot): void {
  for (const field of root.querySelectorAll<HTMLInputElement>('form input')) {
    const value = field.type === 'email' ? `${LONG.replace(/[^a-z]/gi, '')}@example.sk` : LONG;
    fireEvent.input(field, { target: { value } });
  }
}

/** The text of a part of the page, with the values of its fields. */
const valuesIn = (part: HTMLElement | null): string =>
  [part?.textContent, ...Array.from(part?.querySelectorAll('input') ?? [], ({ value }) => value)].join('\n');
