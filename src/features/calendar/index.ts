/** The interface of the feature for others. */
export { CalendarFeedSection } from './feed-section';
