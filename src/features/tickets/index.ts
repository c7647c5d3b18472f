/** The interface of the feature for others. */
export { ticketsPart, type Tickets } from './part';
export { waitingRoomPath } from './paths';
