import type { Part, PartDefinition } from '../parts';
import { useStore } from './store-context';

/** A part of the surrounding element's store. */
export const usePart = <T extends Part>(definition: PartDefinition<T>): T => useStore().part(definition);
