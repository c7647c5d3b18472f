import type { Seen } from '../../support/mount';
import { until } from '../../support/until';

/** The rows of the pending prescriptions, from the top. */
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

/** The button with a patient's name, which opens. */
export const openerOf = (see: Seen, name: string) =>
  openerIn(rowsIn(see).find((row) => openerIn(row)?.textContent === name)) ?? null;

export const findOpener = (see: Seen, name: string) => until(() => openerOf(see, name));

export const checkBoxOf = (see: Seen, name: string | RegExp) => see.getByRole<HTMLInputElement>('checkbox', { name });
