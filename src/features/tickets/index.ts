/** What other features and the elements use of the waiting room. */
export { ticketsPart, type Tickets } from './part';
