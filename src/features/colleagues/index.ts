/** The interface of the feature for others. */
export { ColleaguesSection } from './colleagues-section';
