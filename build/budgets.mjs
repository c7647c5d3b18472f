/** The most that a page may have to load, in kB (brotli). The build fails above it. */
export const BUDGETS = [
  { name: 'the classic file', kilobytes: 205, classic: true },
  // Everything that the entry imports statically: the login and the popups come when they are opened.
  { name: "the waiting room's modules", kilobytes: 96, entries: ['src/waiting-room.ts'] },
  {
    name: 'the same with realtime',
    kilobytes: 112,
    entries: ['src/waiting-room.ts', 'src/state/live/connection.ts', 'src/realtime/realtime.ts'],
  },
  // Its first screen, the waiting room, is imported statically.
  {
    name: 'the admin until its first screen, with realtime',
    kilobytes: 140,
    entries: ['src/admin.ts', 'src/state/live/connection.ts', 'src/realtime/realtime.ts'],
  },
];
