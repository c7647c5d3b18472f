/** The interface of the feature for others. */
export { AnnouncementSummary } from './announcement-summary';
