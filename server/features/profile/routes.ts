import type { Context, Handler } from 'hono';
import { AVATAR_MAX_BYTES } from '../../../src/constants';
import { profileRequestSchema, profileStore } from '../../../src/features/profile/contract';
import type { Setting } from '../../../src/features/settings/contract';
import type { CallRoute, Handle } from '../../http/handle';
import {
  fileResponse,
  fileTooLarge,
  fileTypeOf,
  formOf,
  JPEG,
  PNG,
  readFile,
  readUpload,
  WEBP,
} from '../../http/files';
import { invalid, jsonResponse, problem } from '../../http/responses';
import type { ServerEnv } from '../../http/server-env';
import type { Throttle } from '../../http/throttle';
import { brokenRule, withRequest } from '../../http/validation';
import { nameKeys, singleLine } from '../../lib/text';
import type { Stores } from '../../stores';
import { AVATARS_PATH } from './store';

/** `uploads` counts the files of each session. */
export function profileRoutes(
  stores: Pick<Stores, 'doctors' | 'profile'>,
  handle: Handle,
  uploads: Throttle,
): CallRoute[] {
  return [
    handle(
      profileStore,
      {
        log: { action: 'profile.changed' },
        right: 'profile',
        before: [readUpload(AVATAR_MAX_BYTES, uploads)],
        once: true,
      },
      storeProfile(stores),
    ),
    // Public at an unguessable address, because an `<img>` sends no token.
    handle({ method: 'GET', path: `${AVATARS_PATH}/:key` }, { log: 'nothing', right: 'open' }, (c) => {
      const found = stores.profile.avatarOf(c.req.param('key') ?? '');
      if (!found) return problem(c, 404, '');
      // Immutable: a new picture has a new address.
      c.header('Cache-Control', 'private, max-age=31536000, immutable');
      // A panel in another website shows it too.
      c.header('Cross-Origin-Resource-Policy', 'cross-origin');
      return fileResponse(c, found);
    }),
  ];
}

/** {name, value} → the stored {name, value}; for a picture, sent as multipart, the value is its address. */
function storeProfile(stores: Pick<Stores, 'doctors' | 'profile'>): Handler<ServerEnv> {
  return withRequest(
    profileRequestSchema,
    (c, { name, value: given }) => {
      if (name === 'avatar') return storeAvatar(stores, c, given);
      const { doctorId } = c.get('session');
      const value = name === 'about' || given === null ? given : singleLine(given);
      const refusal = name === 'doctor_name' ? nameRefusal(stores, doctorId, value ?? '') : undefined;
      if (refusal) return invalid(c, brokenRule('value', refusal));
      stores.profile.storeProfileField(doctorId, name, value);
      return stored(c, { name, value });
    },
    { read: formOf },
  );
}

/** Patients must be able to tell doctors apart, and a new doctor must not impersonate another. */
function nameRefusal(stores: Pick<Stores, 'doctors'>, doctorId: number, name: string) {
  if (nameKeys(name).length === 0) return 'name';
  const isPublic = stores.doctors.doctorOf(doctorId)?.status === 'active';
  return stores.doctors.isNameTaken(name, isPublic ? 'public' : 'enabled', doctorId) ? 'unique_name' : undefined;
}

/** Null removes the stored picture. */
function storeAvatar(stores: Pick<Stores, 'profile'>, c: Context<ServerEnv>, picture: File | null): Response {
  const { doctorId } = c.get('session');
  if (picture === null) {
    stores.profile.removeAvatar(doctorId);
    return stored(c, { name: 'avatar', value: null });
  }
  if (picture.size > AVATAR_MAX_BYTES) return fileTooLarge(c);
  const { content } = readFile(picture);
  if (content.length === 0) return invalid(c, brokenRule('value', 'empty_file'));
  const type = fileTypeOf(content, [PNG, JPEG, WEBP]);
  if (!type) return invalid(c, brokenRule('value', 'mimes', 'PNG, JPG ani WebP'));
  return stored(c, {
    name: 'avatar',
    value: stores.profile.storeAvatar(doctorId, { media_type: type.media_type, content }),
  });
}

const stored = (c: Context, setting: Setting) => jsonResponse(c, setting);
