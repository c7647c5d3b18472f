/** Maximum size of what a page loads, in kB (brotli). The build fails above it. */
export const BUDGETS = [
  { name: 'the classic file', kilobytes: 277.2, classic: true },
  // Everything that the entry imports statically: login and popups are loaded when opened.
  { name: "the waiting room's modules", kilobytes: 107.8, entries: ['src/waiting-room.ts'] },
  { name: 'the same without React', kilobytes: 49.3, external: true },
  {
    name: 'the same with realtime',
    kilobytes: 123.2,
    entries: ['src/waiting-room.ts', 'src/state/live/connection.ts', 'src/realtime/realtime.ts'],
  },
  // The first screen, the waiting room, is imported statically.
  {
    name: 'the admin until its first screen, with realtime',
    kilobytes: 150,
    entries: ['src/admin.ts', 'src/state/live/connection.ts', 'src/realtime/realtime.ts'],
  },
  {
    name: 'the calendar, beyond the admin',
    kilobytes: 15.9,
    entries: ['src/features/calendar/calendar-screen.tsx'],
    beyond: ['src/admin.ts'],
  },
  {
    name: "the patient's history, beyond the patients",
    kilobytes: 6.9,
    entries: ['src/features/patients/history/history.tsx'],
    beyond: ['src/admin.ts', 'src/features/patients/patients.tsx'],
  },
  // A single file, with realtime: televisions are slow.
  { name: 'the display', kilobytes: 18.9, display: true },
  // The loader goes into a page's head, and includes the table of hashes.
  { name: 'the loader', kilobytes: 1.9, loader: true },
];

/** Maximum size of the package on disk, in MB (`test/build/package.test.ts`). */
export const PACKAGE_MEGABYTES = 3.4;
