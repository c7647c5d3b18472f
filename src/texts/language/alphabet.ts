import { LANGUAGE } from './language';

// Shared: creating a collator for each comparison is slow.
const collator = new Intl.Collator(LANGUAGE);

/** How the language sorts names: „Cibuľa“, „Čierny“, „Hora“, „Chalupa“ (`ch` is a letter of its own), „Ivan“. */
export const byAlphabet = (one: string, other: string): number => collator.compare(one, other);
