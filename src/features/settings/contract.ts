import * as v from 'valibot';
import { requiredText } from '../../api/contract/fields';
import { defineCall } from '../../api/define-call';
import { findRecord } from '../../api/read';

/** A stored setting, or field of the profile. For an image the value is its URL. */
export const settingSchema = v.object({ name: requiredText, value: v.unknown() });

export type Setting = v.InferOutput<typeof settingSchema>;

/** The specification leaves the response open: `null` if it has no record. */
export const response = (body: unknown): Setting | null => findRecord(settingSchema, body)?.record ?? null;

// Kept alive: the call must reach the server even if the page is being closed.
export const settingsStore = defineCall<Setting>()({
  name: 'settingsStore',
  method: 'POST',
  path: '/api/settings-store',
  isKeptAlive: true,
  response,
});
