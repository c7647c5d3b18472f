/** The interface of the waiting room for other features. */
export { TodaySummary } from './today-summary';
export { waitingClockPart } from '../waiting-clock';
