/** The interface of the feature for others. */
export { Account } from './account';
