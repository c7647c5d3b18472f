import { within } from '@testing-library/dom';
import { pressWith, shortcutsAreOn, focused, pressKeys } from './user-input';
import type { Mounted } from './mount';
import { until } from './until';

type Open = (panel: Mounted) => Promise<HTMLElement>;

/** Activates the button by keyboard: the mouse would leave its pointer over the page. */
export async function activate(button: HTMLElement): Promise<void> {
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
    // Skips the placeholder that is shown while the popup loads.
    return until(() =>
      panel.see
        .queryAllByRole('dialog', { name: title })
        .find((dialog) => within(dialog).queryByRole('heading', { name: 'Načítanie okna' }) === null),
    );
  };

/** Activates the first button with this name, and resolves with the dialog that opens. */
const fromButton =
  (button: RegExp, title: RegExp): Open =>
  async (panel) => {
    const [opener] = await panel.see.findAllByRole('button', { name: button });
    if (!opener) throw new Error(`There is no button ${String(button)}.`);
    await activate(opener);
    return named('dialog', title)(panel);
  };

const menuOf =
  (button: RegExp): Open =>
  async ({ see }) => {
    await activate(await see.findByRole('button', { name: button }));
    return see.findByRole('menu');
  };

const quick = (entry: RegExp, title: RegExp = /./) => fromMenu(/^Rýchle akcie/, entry, title);

export async function openInvoice({ see }: Mounted): Promise<HTMLElement> {
  const [button] = await see.findAllByRole('button', { name: /faktúr/i });
  if (!button) throw new Error('There is no payout.');
  await activate(button);
  return until(() => see.queryAllByRole('dialog').find((dialog) => dialog.querySelector('form')));
}

/** Windows whose openers are behind another button on narrow screens. */
export const opensOnlyWide = (name: string): boolean => name === 'search' || name === 'user menu';

/** Every window over the screen: name, route, how to open it, and whether it has a form. */
export const windows: readonly (readonly [name: string, path: string, open: Open, form?: 'form'])[] = [
  ['appointment', '/cakaren', quick(/^Pridať termín/), 'form'],
  ['absence', '/cakaren', quick(/^Nastaviť absenciu/), 'form'],
  ['office hours', '/cakaren', quick(/^Pridať ordinačné hodiny/), 'form'],
  ['announcement', '/cakaren', quick(/^Pridať oznam/)],
  ['patient without an appointment', '/cakaren', quick(/^Pridať do čakárne/), 'form'],
  ['doctor’s state', '/cakaren', fromMenu(/^Môj účet/, /^Nastaviť stav/, /./)],
  ['confirmation', '/cakaren', fromButton(/^Zrušiť termín/, /./)],
  ['transaction', '/transakcie', fromButton(/detail transakcie/, /./)],
  ['invoice', '/vyplaty', openInvoice, 'form'],
  ['billing', '/vyplaty', fromButton(/^Fakturačné údaje$/, /^Faktúračné údaje/)],
  [
    'keys',
    '/cakaren',
    async (panel) => {
      await shortcutsAreOn(panel.root);
      (await panel.see.findByRole('main')).focus();
      await pressKeys('?');
      return named('dialog', /^Klávesové/)(panel);
    },
  ],
  [
    'finder',
    '/cakaren',
    async (panel) => {
      await shortcutsAreOn(panel.root);
      (await panel.see.findByRole('main')).focus();
      await pressWith('Control', 'k');
      await until(() => focused()?.getAttribute('role') === 'combobox' && focused()?.closest('dialog'));
      await pressKeys('J', 'a');
      return named('dialog', /./)(panel);
    },
  ],
  ['quick actions', '/cakaren', menuOf(/^Rýchle akcie/)],
  ['user menu', '/cakaren', menuOf(/^Môj účet/)],
  [
    'notifications',
    '/cakaren',
    async (panel) => {
      const list = await fromButton(/^Notifikácie/, /^Notifikácie/)(panel);
      await until(() => within(list).queryAllByText(/žiada o recept/).length > 0);
      return list;
    },
  ],
  [
    'date picker',
    '/cakaren',
    async (panel) => {
      await quick(/^Nastaviť absenciu/)(panel);
      const picker = await fromButton(/^Otvoriť kalendár/, /^Vyberte/)(panel);
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
    '/cakaren',
    async (panel) => {
      const box = await panel.see.findByRole<HTMLInputElement>('combobox', { name: /^Hľadať v pacientoch/ });
      box.focus();
      box.select();
      await pressKeys('J', 'a');
      return panel.see.findByRole('listbox');
    },
  ],
];
