import { focused, press } from '../../support/user-input';
import type { Seen } from '../../support/mount';
import { mountPopups, type MountedPopups } from '../../support/mount-popups';
import { createPractice, storedOfficeHours, type TestPractice } from '../../support/practice';
import { until } from '../../support/until';
import { write } from '../../support/popup-panel';
import { ADD, row, rows } from './edit-screen';

export { ADD, rows };

export const stored = async (practice: TestPractice) =>
  (await storedOfficeHours(practice)).map(
    ({ hours_name, hours_type, approximate_time_on_patient, time_schedules }) => ({
      hours_name,
      hours_type,
      approximate_time_on_patient,
      rows: time_schedules.map((row) => [row.hours_day, row.hours_time_from, row.hours_time_to].join(' ')),
    }),
  );

/** The popup, with the focus in its first field. */
export async function opened(given?: TestPractice): Promise<MountedPopups & { practice: TestPractice }> {
  const practice = given ?? (await createPractice());
  const mounted = await mountPopups(practice, 'office-hours');
  await press(mounted.opener);
  await nameField(mounted.see);
  return { ...mounted, practice };
}

/** The first field, once it has the focus. */
export const nameField = async (see: Seen) => {
  const field = await see.findByRole<HTMLInputElement>('textbox', { name: 'Názov' });
  await until(() => focused() === field);
  return field;
};
export const minutes = (see: Seen) => see.getByRole<HTMLInputElement>('textbox', { name: 'Čas na pacienta' });
export const submit = (see: Seen) => see.getByRole('button', { name: 'Pridať hodiny' });
export const adder = (see: Seen) => see.getByRole('button', { name: 'Pridať riadok' });
export const time = (see: Seen, number: number, label: 'Od' | 'Do') =>
  row(see, number).getByRole<HTMLInputElement>('combobox', { name: label });
export const day = (see: Seen, number: number, name: string) =>
  row(see, number).getByRole<HTMLInputElement>('radio', { name });

/** Fills in everything but the rows, by mouse. */
export async function fillHead(see: Seen, name = 'Ranná ambulancia'): Promise<void> {
  await write(see.getByRole<HTMLInputElement>('textbox', { name: 'Názov' }), name);
  await press(see.getByRole('radio', { name: 'Termín' }));
  await write(minutes(see), '15');
}

/** Adds a row by mouse, then types its times. */
export async function addRow(see: Seen, dayName: string, from: string, to: string): Promise<void> {
  const number = rows(see).length + 1;
  await press(adder(see));
  await until(() => rows(see).length === number);
  await press(day(see, number, dayName));
  await write(time(see, number, 'Od'), from);
  await write(time(see, number, 'Do'), to);
}
