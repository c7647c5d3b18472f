import type { NewOfficeHours } from '../../../server/features/office-hours/store';
import { post } from '../../support/colleague';
import type { Seen } from '../../support/mount';
import { createPractice, storedOfficeHours, type NewTicket, type TestPractice } from '../../support/practice';
import { tellTabs } from '../settings/settings-screen';
import { within } from '@testing-library/dom';
import { openScreen } from '../../support/screen';
import { write } from '../../support/popup-panel';
import { hoursDays } from '../../../src/features/office-hours/contract';

type Row = NewOfficeHours['time_schedules'][number];

export const rowOn = (hours_day: Row['hours_day'], hours_time_from: string, hours_time_to: string): Row => {
  return { hours_day, hours_time_from, hours_time_to };
};

export const morningHours: NewOfficeHours = {
  hours_name: 'Ranná ambulancia',
  hours_type: 'schedule',
  approximate_time_on_patient: 10,
  time_schedules: [rowOn('monday', '08:00', '12:00'), rowOn('tuesday', '08:00', '09:20')],
};

export const officeHours: NewOfficeHours[] = [
  morningHours,
  {
    hours_name: 'Prednostné',
    hours_type: 'schedule-premium',
    approximate_time_on_patient: 20,
    time_schedules: [rowOn('monday', '11:00', '13:00')],
  },
  {
    hours_name: 'Bez objednania',
    hours_type: 'queue',
    approximate_time_on_patient: 15,
    time_schedules: [rowOn('friday', '13:00', '15:00')],
  },
  { hours_name: 'Administratíva', hours_type: 'other', approximate_time_on_patient: 30, time_schedules: [] },
];

/** Creates a practice with these office hours; returns it with their ids in order. */
export async function practiceWithHours(given: NewOfficeHours[] = officeHours, tickets: NewTicket[] = []) {
  const practice = await createPractice(tickets, { officeHours: given });
  return { practice, ids: (await storedOfficeHours(practice)).map(({ id }) => id) };
}

/** Removes a record as somebody else, without an event. */
export const removeElsewhere = (practice: TestPractice, id: number) =>
  post(practice, '/api/office-hours-remove', { id }, practice.token);

/** Another tab of this browser changes a record and broadcasts it. */
export async function changeElsewhere(practice: TestPractice, id: number, hours: NewOfficeHours): Promise<void> {
  await post(practice, '/api/office-hours-add', { ...hours, id }, practice.token);
  tellTabs(practice, 'office-hours');
}

export const LIST = 'Vaše ordinačné hodiny';
export const namesIn = (see: Seen) =>
  [...see.getByRole('list', { name: LIST }).querySelectorAll('h3')].map(({ textContent }) => textContent);
export const recordRow = (see: Seen, name: string): HTMLElement => {
  const row = [...see.getByRole('list', { name: LIST }).children].find(
    (one) => one.querySelector('h3')?.textContent === name,
  );
  if (!(row instanceof HTMLElement)) throw new Error(`There is no row ${name}.`);
  return row;
};

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

export const rename = async (see: Seen, text: string) => write(await nameField(see), text);

/** The first of the stored office hours. */
export const stored = async (practice: TestPractice) => {
  const [first] = await storedOfficeHours(practice);
  return {
    name: first?.hours_name,
    rows: first?.time_schedules.map((one) => [one.hours_day, one.hours_time_from, one.hours_time_to].join(' ')),
  };
};

export const allDay: NewOfficeHours = {
  hours_name: 'Ambulancia',
  hours_type: 'queue',
  approximate_time_on_patient: 10,
  time_schedules: hoursDays.map((hours_day) => ({ hours_day, hours_time_from: '00:00', hours_time_to: '23:55' })),
};
