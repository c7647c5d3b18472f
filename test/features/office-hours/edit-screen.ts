import { within } from '@testing-library/dom';
import type { Seen } from '../../support/mount';
import { storedOfficeHours, type TestPractice } from '../../support/practice';
import { openScreen } from '../../support/screen';
import { write } from '../../support/popup-panel';
import { practiceWithHours } from './records';

export const LIST_PATH = '/ordinacne-hodiny';
export const GET = '/api/office-hours-get';
export const ADD = '/api/office-hours-add';
export const EDIT_TITLE = 'Upravte Ordinačné Hodiny';

export const nameField = (see: Seen) => see.findByRole<HTMLInputElement>('textbox', { name: 'Názov' });
export const save = (see: Seen) => see.getByRole('button', { name: 'Uložiť zmeny' });
export const rows = (see: Seen) => see.queryAllByRole('group', { name: /^Riadok \d$/ });
export const row = (see: Seen, number: number) => within(see.getByRole('group', { name: `Riadok ${number}` }));
export const leaving = (see: Seen) => see.findByRole('dialog', { name: 'Máte neuložené zmeny' });

/** The screen of the first of the practice’s office hours, or of the given ones. */
export async function opened(given?: Parameters<typeof practiceWithHours>[0], appearance = {}) {
  const made = await practiceWithHours(given);
  const path = `${LIST_PATH}/${made.ids[0]}`;
  const mounted = await openScreen(made.practice, path, appearance);
  return { ...mounted, ...made, path, name: await nameField(mounted.see) };
}

/** Types over the name. */
export const rename = async (see: Seen, text: string) => write(await nameField(see), text);

/** The first of the stored office hours. */
export const stored = async (practice: TestPractice) => {
  const [first] = await storedOfficeHours(practice);
  return {
    name: first?.hours_name,
    rows: first?.time_schedules.map((one) => [one.hours_day, one.hours_time_from, one.hours_time_to].join(' ')),
  };
};
