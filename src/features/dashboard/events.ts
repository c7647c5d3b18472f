import { defineEvent } from '../../state/events';

/** The counts of the dashboard may have changed. */
export const countsChanged = defineEvent('counts-changed');
