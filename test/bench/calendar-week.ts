/** Terms of a working day of the measured week: two in parallel, each of ten minutes, from 7:00. */
export const TERMS_OF_DAY = 80;
const WORKING_DAYS = 5;
export const WEEK_TERMS = TERMS_OF_DAY * WORKING_DAYS;
const [FIRST_HOUR, MINUTES] = [7, 10];

/** Times and grid position of a term in its day: rows last five minutes, row 1 begins at 7:00. */
export function timesOf(index: number) {
  const minutes = FIRST_HOUR * 60 + Math.floor(index / 2) * MINUTES;
  return {
    start: clockText(minutes),
    end: clockText(minutes + MINUTES),
    label: `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`,
    row: (minutes - FIRST_HOUR * 60) / 5 + 1,
    rows: MINUTES / 5,
    column: index % 2,
  };
}

/** The response of `GET /api/calendar` with 400 terms in a week, in UTC. */
export function calendarWeek(monday: string) {
  const days = Array.from({ length: WORKING_DAYS }, (_, index) =>
    new Date(Date.parse(monday) + index * 86_400_000).toISOString().slice(0, 10),
  );
  const terms = days.flatMap((day, dayIndex) =>
    Array.from({ length: TERMS_OF_DAY }, (_, index) => {
      const { start, end } = timesOf(index);
      return {
        id: dayIndex * TERMS_OF_DAY + index + 1,
        type: index % 5 === 0 ? 'schedule-premium' : 'schedule',
        ticket_title: 'Kontrola',
        scheduled_formated: `dnes o ${start}`,
        scheduled_at: `${day}T${start}:00`,
        created_at: `${day}T05:00:00Z`,
        created_at_formated: 'dnes o 6:00',
        user: null,
        user_alternate: `Pacient ${index + 1}`,
        is_patient: false,
        event_note: null,
        starts_at: `${day}T${start}:00Z`,
        ends_at: `${day}T${end}:00Z`,
        state: 'waiting',
        version: 1,
      };
    }),
  );
  const hours = days.map((day) => ({ starts_at: `${day}T07:00:00Z`, ends_at: `${day}T14:00:00Z`, type: 'schedule' }));
  const slots = terms.map(({ starts_at, ends_at, type }) => ({ starts_at, ends_at, type, is_free: false }));
  return { time_zone: 'UTC', terms, slots, absences: [], hours, walk_ins: [] };
}

const clockText = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
