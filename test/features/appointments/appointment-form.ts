import { focused, press, type } from '../../support/user-input';
import { dayFromNow } from '../../support/dates';
import type { Seen } from '../../support/mount';
import { mountPopups, type MountedPopups } from '../../support/mount-popups';
import { createPractice, storedTickets, type TestPractice } from '../../support/practice';
import { until } from '../../support/until';

export const ADD = '/api/event-add';
export const DAYS = '/api/schedules';
export const TIMES = '/api/schedule-times';

const WEEK = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
export const weekday = (date: string) => WEEK[new Date(`${date}T12:00:00Z`).getUTCDay()] ?? 'monday';
/** The first two days that are offered. */
export const first = () => dayFromNow(2);
export const second = () => dayFromNow(3);

const patients = [
  { fullname: 'Ján Žltý', id_number: '800101/1111' },
  { fullname: 'Ján Žltý', id_number: '900202/2222' },
  { fullname: 'Eva Čierna' },
];

/** The first day has 8:00, 8:30, 9:00 and 9:30, the second one 13:00 and 13:30. */
export const practiceWithHours = () =>
  createPractice([], {
    patients,
    officeHours: [
      {
        hours_name: 'Ambulancia',
        hours_type: 'schedule',
        approximate_time_on_patient: 30,
        time_schedules: [
          { hours_day: weekday(first()), hours_time_from: '08:00', hours_time_to: '10:00' },
          { hours_day: weekday(second()), hours_time_from: '13:00', hours_time_to: '14:00' },
        ],
      },
    ],
  });

type Opened = MountedPopups & { practice: TestPractice };

/** The popup, with the focus in its first field. */
export async function opened(given?: TestPractice): Promise<Opened> {
  const practice = given ?? (await practiceWithHours());
  const mounted = await mountPopups(practice, 'appointment');
  await press(mounted.opener);
  await mounted.see.findByRole('dialog', { name: 'Pridať termín' });
  const field = await mounted.see.findByRole('combobox', { name: 'Deň' });
  await until(() => focused() === field);
  return { ...mounted, practice };
}

const box = (see: Seen, name: string) => see.getByRole<HTMLInputElement>('combobox', { name });
export const dayBox = (see: Seen) => box(see, 'Deň');
export const timeBox = (see: Seen) => box(see, 'Čas');
export const patientBox = (see: Seen) => box(see, 'Pacient zo zoznamu');
export const radio = (see: Seen, name: string) => see.getByRole<HTMLInputElement>('radio', { name });
export const note = (see: Seen) => see.getByRole<HTMLTextAreaElement>('textbox', { name: 'Poznámka' });
export const submit = (see: Seen) => see.getByRole('button', { name: 'Vytvoriť termín' });
export const options = (see: Seen) => see.queryAllByRole('option').map(({ textContent }) => textContent);

/** Opens a select with the mouse and presses one of its options. */
export async function choose(see: Seen, select: HTMLInputElement, which: number | string | RegExp): Promise<void> {
  await press(select);
  const option = await until(() =>
    typeof which === 'number'
      ? see.queryAllByRole('option')[which]
      : see.queryAllByRole('option').find(({ textContent }) => textContent.match(which)),
  );
  await press(option);
  await until(() => see.queryByRole('listbox') === null && select.value !== '');
}

export const chooseDay = (see: Seen, index = 0) => choose(see, dayBox(see), index);
export const chooseTime = (see: Seen, time: string) => choose(see, timeBox(see), new RegExp(`^${time}$`));

export async function chooseOther(see: Seen, name: string): Promise<void> {
  await press(radio(see, 'Iné meno'));
  await press(await see.findByRole('textbox', { name: 'Meno pacienta' }));
  await type(name);
}

/** The stored appointments, with their day and time on the practice's clock. */
export const stored = async (practice: TestPractice) =>
  (await storedTickets(practice)).flatMap(({ date, tickets }) =>
    tickets.map(({ type: kind, scheduled_at, user, user_alternate, event_note }) => ({
      kind,
      date,
      at: scheduled_at?.slice(0, 16),
      user: user?.id ?? null,
      user_alternate,
      event_note,
    })),
  );
