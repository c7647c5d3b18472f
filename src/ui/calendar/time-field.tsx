import { CalendarField, type CalendarFieldProps } from './calendar-field';

/** A time of day; its value is `HH:mm`. */
export const TimeField = (props: CalendarFieldProps) => <CalendarField {...props} kind="time" />;
