import { lazyPart } from '../../../ui/feedback/lazy-part';

/** Details of the person of a record: numbers, open records. Loads with the first opened detail. */
export const Person = lazyPart('person', async () => (await import('./person-card')).PersonCard);
