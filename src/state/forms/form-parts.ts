/** The code that loads once a form is used: the calls, and what each form sends and changes. */
export { schedules, scheduleTimes } from '../../api/calls/appointments';
export { officeHours, officeHoursRemove } from '../../api/calls/office-hours';
export { register } from '../../api/calls/registration';
export { storeImage } from '../../api/store-image';
export * as requests from './form-requests';
