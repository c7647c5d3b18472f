import type { NewOfficeHours } from '../../../server/features/office-hours/store';
import { post } from '../../support/colleague';
import type { Seen } from '../../support/mount';
import { createPractice, storedOfficeHours, type NewTicket, type TestPractice } from '../../support/practice';
import { channelOf } from '../settings/settings-screen';

type Row = NewOfficeHours['time_schedules'][number];

export const rowOn = (hours_day: Row['hours_day'], hours_time_from: string, hours_time_to: string): Row => ({
  hours_day,
  hours_time_from,
  hours_time_to,
});

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
  const channel = channelOf(practice);
  channel.postMessage('office-hours');
  channel.close();
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
