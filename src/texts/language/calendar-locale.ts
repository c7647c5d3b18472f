/** The day picker's locale: months, week days, labels. */
export { sk as calendarLocale } from 'react-day-picker/locale/sk';
