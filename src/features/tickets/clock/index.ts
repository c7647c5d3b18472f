/** The interface of the waiting times for others. */
export { PassedAnnouncer } from './passed-announcer';
export { waitingClockPart } from './waiting-clock';
