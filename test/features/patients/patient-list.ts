import { press } from '../../support/user-input';
import type { Seen } from '../../support/mount';
import { until } from '../../support/until';

/** The rows of the list of patients that are on the page, from the top. */
export const rowsIn = (see: Seen) => [
  ...(see.queryByRole('listbox', { name: 'Pacienti' })?.querySelectorAll<HTMLElement>('[role="option"]') ?? []),
];

export const nameIn = (row: Element | undefined) => row?.querySelector('b')?.textContent;

/** Resolves when the list shows these patients, and no others. */
export const untilShown = (see: Seen, ...names: string[]) =>
  until(() => rowsIn(see).map(nameIn).join() === names.join());

export const rowOf = (see: Seen, name: string) => rowsIn(see).find((row) => nameIn(row) === name);

/** Waits for the patient's row. */
export const findRow = (see: Seen, name: string) => until(() => rowOf(see, name));

/** The texts of a list of terms in the open detail, by term. */
export const factsIn = (see: Seen) =>
  Object.fromEntries(see.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]));

/** The button of the menu that has „Vymazať pacienta“. */
export const moreButton = (see: Seen) => see.getByRole('button', { name: 'Ďalšie možnosti' });

/** Presses „Vymazať pacienta“ in the menu of the open patient. */
export async function pressRemove(see: Seen): Promise<void> {
  await press(await see.findByRole('button', { name: 'Ďalšie možnosti' }));
  await press(await see.findByRole('menuitem', { name: 'Vymazať pacienta' }));
}

/** A patient with complete data, a warning note, two appointments of today and two prescriptions. */
export const anna = {
  fullname: 'Anna Kováčová',
  phone: '+421 900 123 456',
  id_number: '866203/1234',
  birth_date: '1986-12-03',
  insurance_title: 'Dôvera',
  note: 'Alergia na penicilín.',
  tickets: [
    { type: 'schedule' as const, time: '00:10', ticket_title: 'Kontrola' },
    { type: 'schedule' as const, time: '00:40', ticket_title: 'Odber krvi' },
  ],
  recepts: [{ recept_title: 'Ibalgin 400' }, { recept_title: 'Euthyrox 50' }],
};
