import * as v from 'valibot';
import { optionalInput, rule, text } from '../../api/contract/request-fields';
import { defineCall } from '../../api/define-call';
import { ABOUT_MAX_LENGTH, DOCTOR_NAME_MAX_LENGTH, PHONE_MAX_LENGTH, SPECIALIZATION_MAX_LENGTH } from '../../constants';
import { response, byName, type Setting } from '../settings/contract';

/** `POST /api/profile-store`: one field of the profile. The picture is multipart; `null` removes it. */
export const profileRequestSchema = v.variant(
  'name',
  [
    v.object({ name: v.literal('doctor_name'), value: text(DOCTOR_NAME_MAX_LENGTH) }),
    v.object({ name: v.literal('specialization'), value: optionalInput(SPECIALIZATION_MAX_LENGTH) }),
    v.object({ name: v.literal('phone'), value: optionalInput(PHONE_MAX_LENGTH) }),
    v.object({ name: v.literal('about'), value: optionalInput(ABOUT_MAX_LENGTH) }),
    v.object({ name: v.literal('avatar'), value: v.nullish(v.file(rule('mimes', 'PNG, JPG ani WebP')), null) }),
  ],
  byName,
);

export type ProfileRequest = v.InferInput<typeof profileRequestSchema>;

/** A field of the profile; an image goes as multipart, and its response has the URL. */
export const profileStore = defineCall<Setting>()({
  name: 'profileStore',
  method: 'POST',
  path: '/api/profile-store',
  isKeptAlive: true,
  response,
});
