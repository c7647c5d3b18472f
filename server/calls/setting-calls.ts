import type { Context, Handler } from 'hono';
import { profileStore, settingsStore } from '../../src/api/calls/settings';
import type { Setting } from '../../src/api/contract/settings';
import { AVATAR_MAX_BYTES, profileRequestSchema, settingRequestSchema } from '../../src/api/contract/settings.requests';
import { AVATARS_PATH } from '../practice/avatars';
import { PERSONAL_SETTINGS } from '../practice/colleague-settings';
import { nameKeys } from '../practice/doctor-names';
import type { Practice } from '../practice/practice';
import type { CallRoute } from './call-routes';
import type { ServerEnv } from './server-env';
import { answerFile } from './file-answer';
import { fileTypeOf, JPEG, PNG, WEBP } from './file-types';
import { sharedChange, type Handle } from './handle';
import { jsonAnswer } from './json-answer';
import { invalid, problem } from './problems';
import { FORBIDDEN } from './session-guard';
import { singleLine } from './single-line';
import type { Throttle } from './throttle';
import { fileTooLarge, formOf, readFile, readUpload } from './upload-body';
import { brokenRule, withRequest } from './validation';

/** `uploads` counts the files of each session. */
export function settingRoutes(practice: Practice, handle: Handle, uploads: Throttle): CallRoute[] {
  return [
    handle(settingsStore, { log: { action: 'setting.changed' }, ...sharedChange }, storeSetting(practice)),
    handle(
      profileStore,
      {
        log: { action: 'profile.changed' },
        right: 'profile',
        before: [readUpload(AVATAR_MAX_BYTES, uploads)],
        once: true,
      },
      storeProfile(practice),
    ),
    // For anybody who has the address, as an `<img>` sends no token.
    handle({ method: 'GET', path: `${AVATARS_PATH}/:key` }, { log: 'nothing', right: 'open' }, (c) => {
      const found = practice.avatarOf(c.req.param('key') ?? '');
      if (!found) return problem(c, 404, '');
      // Immutable: a new picture has a new address.
      c.header('Cache-Control', 'private, max-age=31536000, immutable');
      // A panel in another website shows it too.
      c.header('Cross-Origin-Resource-Policy', 'cross-origin');
      return answerFile(c, found);
    }),
  ];
}

/** {name, value} → the same, as it was stored. A colleague stores their own, and none of the practice's. */
function storeSetting(practice: Practice): Handler<ServerEnv> {
  return withRequest(settingRequestSchema, (c, { name, value }) => {
    const { doctorId, colleagueId } = c.get('session');
    if (colleagueId === null) practice.storeSetting(doctorId, name, value);
    else if (PERSONAL_SETTINGS.includes(name)) practice.storeOwnSetting(colleagueId, name, value);
    else return problem(c, 403, FORBIDDEN);
    if (name === 'display' || name === 'display_voice') practice.announceDisplay(doctorId);
    return stored(c, { name, value });
  });
}

/** {name, value} → the same, as it was stored; for the picture, multipart, its address. */
function storeProfile(practice: Practice): Handler<ServerEnv> {
  return withRequest(
    profileRequestSchema,
    (c, { name, value: given }) => {
      if (name === 'avatar') return storeAvatar(practice, c, given);
      const { doctorId } = c.get('session');
      const value = name === 'about' || given === null ? given : singleLine(given);
      const refusal = name === 'doctor_name' ? nameRefusal(practice, doctorId, value ?? '') : undefined;
      if (refusal) return invalid(c, brokenRule('value', refusal));
      practice.storeProfileField(doctorId, name, value);
      return stored(c, { name, value });
    },
    { read: formOf },
  );
}

/** A patient must be able to tell doctors apart, and a new one must not become another. */
function nameRefusal(practice: Practice, doctorId: number, name: string) {
  if (nameKeys(name).length === 0) return 'name';
  const isPublic = practice.doctorOf(doctorId)?.status === 'active';
  return practice.isNameTaken(name, isPublic ? 'public' : 'enabled', doctorId) ? 'unique_name' : undefined;
}

/** Null removes the stored picture. */
function storeAvatar(practice: Practice, c: Context<ServerEnv>, picture: File | null): Response {
  const { doctorId } = c.get('session');
  if (picture === null) {
    practice.removeAvatar(doctorId);
    return stored(c, { name: 'avatar', value: null });
  }
  if (picture.size > AVATAR_MAX_BYTES) return fileTooLarge(c);
  const { content } = readFile(picture);
  if (content.length === 0) return invalid(c, brokenRule('value', 'empty_file'));
  const type = fileTypeOf(content, [PNG, JPEG, WEBP]);
  if (!type) return invalid(c, brokenRule('value', 'mimes', 'PNG, JPG ani WebP'));
  return stored(c, { name: 'avatar', value: practice.storeAvatar(doctorId, { media_type: type.media_type, content }) });
}

const stored = (c: Context, setting: Setting) => jsonAnswer(c, setting);
