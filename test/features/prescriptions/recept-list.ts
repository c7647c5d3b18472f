import type { Seen } from '../../support/mount';
import { createPractice } from '../../support/practice';
import { openScreen } from '../../support/screen';
import { until } from '../../support/until';

const three = [
  { user: { fullname: 'Anna Kováčová' }, recept_title: 'Prestarium 5 mg', recept_note: 'Dve balenia.\nĎakujem.' },
  { user: { fullname: 'Ján Horváth' }, recept_title: 'Warfarin 3 mg' },
  { user: { fullname: 'Eva Nagyová' }, recept_title: 'Euthyrox 50 µg' },
];

/** This number of requests: „Liek 1“ of „Pacient 1“ and so on. */
export const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    user: { fullname: `Pacient ${index + 1}` },
    recept_title: `Liek ${index + 1}`,
  }));

/** The screen of a practice with these requests, once they are listed. */
export async function openRecepts({ recepts = three, path = '/e-recepty', width = 1440 } = {}) {
  const practice = await createPractice([], { recepts });
  const screen = await openScreen(practice, path, { width });
  await until(() => rowsIn(screen.see).length === recepts.length);
  return { practice, ...screen };
}

export const rowsIn = (see: Seen) => [
  ...(see.queryByRole('list', { name: 'Čakajúce žiadosti o recept' })?.querySelectorAll<HTMLElement>(':scope > li') ??
    []),
];

export const openerIn = (row: Element | undefined) => row?.querySelector<HTMLElement>('[data-open]');

/** Resolves when the list shows the requests of these patients, and no others. */
export const untilShown = (see: Seen, ...names: string[]) =>
  until(
    () =>
      rowsIn(see)
        .map((row) => openerIn(row)?.textContent)
        .join() === names.join(),
  );

export const openerOf = (see: Seen, name: string) =>
  openerIn(rowsIn(see).find((row) => openerIn(row)?.textContent === name)) ?? null;

export const findOpener = (see: Seen, name: string) => until(() => openerOf(see, name));

export const checkBoxOf = (see: Seen, name: string | RegExp) => see.getByRole<HTMLInputElement>('checkbox', { name });
