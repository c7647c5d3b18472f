import { defineEvent } from '../../state/events';

/** Office hours have changed, here or in another tab. */
export const officeHoursChanged = defineEvent('office-hours');
