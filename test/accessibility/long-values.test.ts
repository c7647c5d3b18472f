import { within } from '@testing-library/dom';
import { expect } from '@open-wc/testing';
import { atWidths, beginningOf, longPractice, longValues } from '../support/long-values';
import { mount } from '../support/mount';
import { overflowsOf } from '../support/perceivable';
import { answerWith, type TestPractice } from '../support/practice';
import { closeScreen, openScreen } from '../support/screen';
import { until } from '../support/until';
import { press, type } from '../support/user-input';
import { windows } from '../support/windows';

const WIDTHS = [320, 390, 1440];

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
  afterEach(closeScreen);

  for (const [kind, text] of Object.entries(longValues)) {
    let practice: TestPractice;
    before(async () => {
      practice = await longPractice(text);
    });

    for (const [name, pathOf] of screens) {
      it(`${name}, ${kind}`, async () => {
        const { root, see } = await openScreen(practice, pathOf(practice), { width: 320, height: 640 });
        await see.findByRole('main');
        await until(() => valuesIn(root.querySelector('main')).includes(beginningOf(text)));
        await until(() => root.querySelector('[aria-busy="true"]') === null);
        expect(await atWidths(WIDTHS, () => overflowsOf(root, beginningOf(text)))).to.equal('');
      });
    }

    for (const [name, path, open] of windows) {
      it(`window: ${name}, ${kind}`, async () => {
        const panel = await openScreen(practice, path, { width: 1280, height: 800 });
        await panel.see.findByRole('main');
        const box = await open(panel);
        // In a narrow window what opens these is behind a button of its own.
        const isWide = name === 'search' || name === 'user menu';
        const look = () => (box.isConnected ? overflowsOf(panel.root, null, box) : ['it was closed']);
        expect(await atWidths(isWide ? [1280] : [1280, 390, 320], look)).to.equal('');
      });
    }

    it(`payouts, ${kind}`, async () => {
      const { root, see } = await openScreen(practice, '/vyplaty', { width: 320 });
      await see.findAllByText(/september/i);
      expect(await atWidths(WIDTHS, () => overflowsOf(root))).to.equal('');
    });

    it(`window: removal of booked hours, ${kind}`, async () => {
      const { root, see } = await openScreen(practice, '/ordinacne-hodiny');
      await press(await see.findByRole('button', { name: /^Odstrániť: / }));
      const box = await until(() =>
        see.queryAllByRole('dialog').find((one) => within(one).queryByRole('list', { name: 'Koho sa to týka' })),
      );
      expect(await atWidths([1280, 390, 320], () => overflowsOf(root, null, box))).to.equal('');
    });

    it(`navigation, ${kind}`, async () => {
      const { root, see } = await openScreen(practice, '/cakaren', { width: 320 });
      await press(await see.findByRole('button', { name: 'Otvoriť navigáciu' }));
      const box = await see.findByRole('dialog');
      expect(await atWidths([390, 320], () => overflowsOf(root, null, box))).to.equal('');
    });

    it(`search in a narrow window, ${kind}`, async () => {
      const { root, see } = await openScreen(practice, '/prehlady', { width: 320 });
      await press(await see.findByRole('button', { name: 'Hľadať pacienta' }));
      await type(beginningOf(text));
      const box = await see.findByRole('listbox');
      await until(() => box.textContent.includes(beginningOf(text)));
      expect(await atWidths([390, 320], () => overflowsOf(root, null, box))).to.equal('');
    });

    it(`failure, ${kind}`, async () => {
      const { root, see } = await openScreen(practice, '/cakaren', { width: 320 });
      await answerWith(practice.lane, '/api/ticket-next', 422, JSON.stringify({ message: text }), {}, 1);
      const [next] = await see.findAllByRole('button', { name: /^Ďalší pacient/ });
      if (!next) throw new Error('There is no ticket.');
      await press(next);
      await see.findAllByText(new RegExp(beginningOf(text)));
      expect(await atWidths(WIDTHS, () => overflowsOf(root, beginningOf(text)))).to.equal('');
    });

    it(`login, ${kind}`, async () => {
      const { root, see } = await openVisitor(practice, '/prihlasenie');
      const submit = await see.findByRole('button', { name: 'Prihlásiť sa' });
      await fillIn(root, text);
      await press(submit);
      await see.findByRole('alert');
      expect(await atWidths(WIDTHS, () => overflowsOf(root))).to.equal('');
    });

    it(`registration, ${kind}`, async () => {
      const { root, see } = await openVisitor(practice, '/registracia');
      const errors = { email: [text], doctor_name: [text], password: [text], unknown: [text] };
      await answerWith(practice.lane, '/api/admin/register', 422, JSON.stringify({ message: text, errors }), {}, 1);
      const submit = await see.findByRole('button', { name: 'Zaregistrovať sa' });
      await fillIn(root, text);
      await press(submit);
      await until(() => see.queryAllByText(text).length === Object.keys(errors).length);
      expect(await atWidths(WIDTHS, () => overflowsOf(root))).to.equal('');
    });
  }
});

function openVisitor(practice: TestPractice, path: string) {
  history.replaceState(null, '', `#${path}`);
  return mount(practice, 'ordinacia-admin', { attributes: { routing: 'hash' }, isLoggedIn: false });
}

async function fillIn(root: ShadowRoot, text: string): Promise<void> {
  for (const field of root.querySelectorAll<HTMLInputElement>('form input')) {
    field.focus();
    await type(field.type === 'email' ? `${text.replace(/[^a-z]/gi, '')}@example.sk` : text);
  }
}

/** The text of a part of the page, with what stands in its fields. */
const valuesIn = (part: HTMLElement | null): string =>
  [part?.textContent, ...Array.from(part?.querySelectorAll('input') ?? [], ({ value }) => value)].join('\n');
