/** The interface of the feature for others. */
export { ticketsPart, type Tickets } from './part';
export { waitingClockPart } from './waiting-clock';
export { waitingRoomPath } from './paths';
