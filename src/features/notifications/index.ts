/** The interface of the feature for others. */
export { notificationsPart } from './part';
