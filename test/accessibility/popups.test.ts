import { expect } from '@open-wc/testing';
import { within } from '@testing-library/dom';
import { conditions, conditionsInTurn, namesOf, resetCondition, setCondition } from '../support/conditions';
import { fullPractice } from '../support/full-practice';
import type { Mounted } from '../support/mount';
import type { TestPractice } from '../support/practice';
import { problemsOf } from '../support/perceivable';
import { closeScreen, openScreen } from '../support/screen';
import { until } from '../support/until';
import { focused, pressKeys } from '../support/user-input';

type Open = (panel: Mounted) => Promise<HTMLElement>;

/** Pressed by the keys, as a pointer would be left somewhere. */
async function activate(button: HTMLElement): Promise<void> {
  button.focus();
  await pressKeys('Enter');
}

const named =
  (role: string, name: RegExp) =>
  async ({ see }: Mounted) =>
    see.findByRole(role, { name });

const fromMenu =
  (menu: RegExp, entry: RegExp, title: RegExp): Open =>
  async (panel) => {
    await activate(await panel.see.findByRole('button', { name: menu }));
    await activate(await panel.see.findByRole('menuitem', { name: entry }));
    // In place of one that says that it is loading.
    return until(() =>
      panel.see
        .queryAllByRole('dialog', { name: title })
        .find((dialog) => within(dialog).queryByRole('heading', { name: 'Načítanie okna' }) === null),
    );
  };

const quick = (entry: RegExp, title: RegExp = /./) => fromMenu(/^Rýchle akcie/, entry, title);

async function openInvoice({ see }: Mounted): Promise<HTMLElement> {
  const [button] = await see.findAllByRole('button', { name: /faktúr/i });
  if (!button) throw new Error('There is no payout.');
  await activate(button);
  return until(() => see.queryAllByRole('dialog').find((dialog) => dialog.querySelector('form')));
}

/** Where it opens, and how. Those with a form are sent empty, too, so that its errors stand in it. */
const windows: readonly (readonly [name: string, path: string, open: Open, form?: 'form'])[] = [
  ['appointment', '/cakaren', quick(/^Pridať termín/), 'form'],
  ['absence', '/cakaren', quick(/^Nastaviť absenciu/), 'form'],
  ['office hours', '/cakaren', quick(/^Pridať ordinačné hodiny/), 'form'],
  ['announcement', '/cakaren', quick(/^Pridať oznam/)],
  ['patient without an appointment', '/cakaren', quick(/^Pridať do čakárne/), 'form'],
  ['doctor’s state', '/cakaren', fromMenu(/^Môj účet/, /^Nastaviť stav/, /./)],
  [
    'confirmation',
    '/cakaren',
    async (panel) => {
      const [cancel] = await panel.see.findAllByRole('button', { name: /^Zrušiť termín/ });
      if (!cancel) throw new Error('There is no ticket.');
      await activate(cancel);
      return named('dialog', /./)(panel);
    },
  ],
  [
    'transaction',
    '/transakcie',
    async (panel) => {
      const [row] = await panel.see.findAllByRole('button', { name: /detail transakcie/ });
      if (!row) throw new Error('There is no transaction.');
      await activate(row);
      return named('dialog', /./)(panel);
    },
  ],
  ['invoice', '/vyplaty', openInvoice, 'form'],
  [
    'quick actions',
    '/cakaren',
    async (panel) => {
      await activate(await panel.see.findByRole('button', { name: /^Rýchle akcie/ }));
      return panel.see.findByRole('menu');
    },
  ],
  [
    'user menu',
    '/cakaren',
    async (panel) => {
      await activate(await panel.see.findByRole('button', { name: /^Môj účet/ }));
      return panel.see.findByRole('menu');
    },
  ],
  [
    'notifications',
    '/cakaren',
    async (panel) => {
      await activate(await panel.see.findByRole('button', { name: /^Notifikácie/ }));
      const list = await named('dialog', /^Notifikácie/)(panel);
      await until(() => within(list).queryAllByText(/žiada o recept/).length > 0);
      return list;
    },
  ],
  [
    'date picker',
    '/cakaren',
    async (panel) => {
      await quick(/^Nastaviť absenciu/)(panel);
      const [button] = await panel.see.findAllByRole('button', { name: /^Otvoriť kalendár/ });
      if (!button) throw new Error('There is no date.');
      await activate(button);
      const picker = await named('dialog', /^Vyberte/)(panel);
      await until(() => picker.contains(focused()) && focused() !== picker);
      return picker;
    },
  ],
  [
    'select',
    '/vyplaty',
    async (panel) => {
      within(await openInvoice(panel))
        .getByRole('combobox')
        .focus();
      await pressKeys('ArrowDown');
      return panel.see.findByRole('listbox');
    },
  ],
  [
    'search',
    '/prehlady',
    async (panel) => {
      (await panel.see.findByRole('combobox', { name: /^Hľadať v pacientoch/ })).focus();
      await pressKeys('J', 'a');
      return panel.see.findByRole('listbox');
    },
  ],
];

const someConditions = conditionsInTurn();

describe('every window over the screen', () => {
  let full: TestPractice;
  before(async () => {
    full = await fullPractice();
  });
  afterEach(async () => {
    await closeScreen();
    await resetCondition();
  });

  for (const [name, path, open, form] of windows) {
    // In a narrow window what opens these is behind a button of its own.
    const isWide = name === 'search' || name === 'user menu';
    const wanted = someConditions(1).filter(({ width }) => !isWide || width > 1000);
    const chosen = wanted.length > 0 ? wanted : conditions.slice(0, 1);
    it(`${name}: ${namesOf(chosen)}`, async () => {
      const found: string[] = [];
      const panel = await openScreen(full, path, { width: 1280, height: 800 });
      await panel.see.findByRole('main');
      const box = await open(panel);
      for (const condition of chosen) {
        await setCondition(condition, panel.root);
        found.push(
          ...(await problemsOf(panel.element, panel.root, box)).map((problem) => `${condition.name}: ${problem}`),
        );
      }
      if (form) {
        const submit = box.querySelector<HTMLElement>('button[type="submit"]');
        if (!submit) throw new Error('The form cannot be sent.');
        await activate(submit);
        await until(() => box.querySelector('[aria-invalid="true"]'));
        await until(() => box.contains(focused()) && focused() !== submit);
        for (const condition of chosen) {
          await setCondition(condition, panel.root);
          const problems = await problemsOf(panel.element, panel.root, box);
          found.push(...problems.map((problem) => `with errors, ${condition.name}: ${problem}`));
        }
      }
      expect(focused(), 'the focus is somewhere').to.not.equal(document.body);
      expect(found.join('\n')).to.equal('');
    });
  }
});
