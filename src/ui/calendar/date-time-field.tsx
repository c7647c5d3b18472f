import { CalendarField, type CalendarFieldProps } from './calendar-field';

/** A day and a time of it; its value is `YYYY-MM-DDTHH:mm`. */
export const DateTimeField = (props: CalendarFieldProps) => <CalendarField {...props} kind="date-time" />;
