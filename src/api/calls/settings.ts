import { settingSchema, type Setting } from '../contract/settings';
import { defineCall } from '../define-call';
import { findRecord } from '../read';

/** The specification leaves the response open: `null` where it has no record. */
const response = (answer: unknown): Setting | null => findRecord(settingSchema, answer)?.record ?? null;

// A page that is being left has changed the setting all the same: the calls are kept alive.
export const settingsStore = defineCall<Setting>()({
  name: 'settingsStore',
  method: 'POST',
  path: '/api/settings-store',
  isKeptAlive: true,
  response,
});

/** A field of the profile; an image goes as multipart, and its response has the URL. */
export const profileStore = defineCall<Setting>()({
  name: 'profileStore',
  method: 'POST',
  path: '/api/profile-store',
  isKeptAlive: true,
  response,
});
