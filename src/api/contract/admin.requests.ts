import * as v from 'valibot';
import { NOTE_MAX_LENGTH } from '../../constants';
import { doctorStates } from './admin';
import { choice, instant, text } from './request-fields';

/** `POST /api/doctor-state-change`. */
export const doctorStateRequestSchema = v.object({ doctor_state: choice(doctorStates) });
export type DoctorStateRequest = v.InferInput<typeof doctorStateRequestSchema>;

/** `POST /api/special-announcements-add`. `expired_at` is an instant, ISO 8601 with the browser's offset. */
export const announcementRequestSchema = v.object({ expired_at: instant, note: text(NOTE_MAX_LENGTH) });
export type AnnouncementRequest = v.InferInput<typeof announcementRequestSchema>;
