/** The interface of the feature for others. */
export { TelevisionSection } from './television-section';
