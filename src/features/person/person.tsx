import { lazyPart } from '../../ui/feedback/lazy-part';

/** Who a record is about: numbers, open records. It comes with the first detail that is opened. */
export const Person = lazyPart('person', async () => (await import('./person-card')).PersonCard);
