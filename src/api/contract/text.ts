/** What texts are cleaned of, by the panel and by the practice server alike. */
export { cleanText, isolated } from '../../lib/clean-text';
