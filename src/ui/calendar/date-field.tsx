import { CalendarField, type CalendarFieldProps } from './calendar-field';

/** A day; its value is `YYYY-MM-DD`. */
export const DateField = (props: CalendarFieldProps) => <CalendarField {...props} kind="date" />;
