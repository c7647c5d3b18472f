/** The calendar's screen, below the panel's base path. */
export const calendarPath = '/kalendar';
