/** The cleaning of texts that the panel and the practice server share. */
export { cleanText, isolated } from '../../lib/clean-text';
