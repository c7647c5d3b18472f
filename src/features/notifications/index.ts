/** What other features and the elements use. */
export { notificationsPart } from './part';
