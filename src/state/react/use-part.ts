import type { Part } from '../part';
import type { PartDefinition } from '../core';
import { useStore } from './store-context';

/** A part of the surrounding element's store. */
export const usePart = <T extends Part>(definition: PartDefinition<T>): T => useStore().part(definition);
