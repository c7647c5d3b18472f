import { defineEvent } from '../../state/events';

/** An absence was stored or removed, here or in another tab. */
export const absencesChanged = defineEvent('absences');
