import assert from 'node:assert/strict';
import { hoursDays } from '../../src/features/office-hours/contract';
import type { PanelPage } from '../support/faults/panel-page';
import type { FaultScene } from './scene';

export const HOURS_STORED = 'Ordinačné hodiny boli vytvorené';
export const FAILED = 'Akcia nebola úspešne vykonaná';

/** Opens the form of new office hours and fills it in. */
export async function fillHours(page: PanelPage, name: string): Promise<void> {
  await page.press(/^Rýchle akcie/);
  await page.press(/^Pridať ordinačné hodiny/);
  await page.type(/^Názov/, name);
  await page.press(/^Čakací lístok$/);
  await page.type(/^Čas na pacienta/, '15');
}

/** Opens the form of a new appointment and fills it in with the first time of the first day. */
export async function bookTime({ practice, doctorId }: FaultScene, page: PanelPage) {
  practice.officeHours.addOfficeHours(doctorId, {
    hours_name: 'Ambulancia',
    hours_type: 'schedule',
    approximate_time_on_patient: 30,
    time_schedules: hoursDays.map((hours_day) => ({ hours_day, hours_time_from: '08:00', hours_time_to: '10:00' })),
  });
  await page.press(/^Rýchle akcie/);
  await page.press(/^Pridať termín/);
  await page.pick(/^Deň/);
  await page.pick(/^Čas/);
  await page.press(/^Iné meno$/);
  await page.type(/^Meno pacienta/, 'Božena Nová');
  const [day] = practice.appointments.freeDays(doctorId, 'schedule');
  const [slot] = day ? practice.appointments.scheduleTimes(doctorId, day.date, 'schedule') : [];
  assert.ok(day && slot);
  return { date: day.date, time: slot.time };
}
