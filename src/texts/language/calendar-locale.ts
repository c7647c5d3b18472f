/** The words of the calendar's own library: months, week days, what is read out. */
export { sk as calendarLocale } from 'react-day-picker/locale/sk';
