import { defineEvent } from '../../state/events';

/** Office hours have changed in another tab. */
export const officeHoursChanged = defineEvent('office-hours');
