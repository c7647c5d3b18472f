import { lazyPart } from '../../../ui/feedback/lazy-part';

/** Details of the person of a record: numbers, open records. The part loads with the first detail that is opened. */
export const Person = lazyPart('person', async () => (await import('./person-card')).PersonCard);
