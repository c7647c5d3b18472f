import type { Context, Handler } from 'hono';
import type { Practice } from '../practice/practice';
import type { ServerEnv } from './call-routes';
import { errorsIn } from './field-rules';
import { answerFile } from './file-answer';
import { fileTypeOf, JPEG, PNG, WEBP } from './file-types';
import { invalid, problem } from './problems';
import { fieldsOf, type Fields } from './request-body';
import { profileFieldIn, settingIn } from './setting-rules';
import { fileIn, fileTooLarge, formOf } from './upload-body';

export const LARGEST_AVATAR_BYTES = 5 * 1024 * 1024;

/** POST /api/settings-store {name, value} → the same, as it was stored. */
export function storeSetting(practice: Practice): Handler<ServerEnv> {
  return (c) => {
    const { name, value } = settingIn(fieldsOf(c));
    if ('error' in name || 'error' in value) return invalid(c, errorsIn({ name, value }));
    practice.storeSetting(c.get('session').doctorId, name.value, value.value);
    return c.json({ name: name.value, value: value.value });
  };
}

/** POST /api/profile-store {name, value} → the same, as it was stored; for the picture, multipart, its address. */
export function storeProfile(practice: Practice): Handler<ServerEnv> {
  return async (c) => {
    const fields = await formOf(c);
    if (fields.get('name') === 'avatar') return storeAvatar(practice, c, fields);
    const { name, value } = profileFieldIn(fields);
    if ('error' in name || 'error' in value) return invalid(c, errorsIn({ name, value }));
    practice.storeProfileField(c.get('session').doctorId, name.value, value.value);
    return c.json({ name: name.value, value: value.value });
  };
}

/** GET /api/avatars/{key}: for anybody who has the address, as an `<img>` sends no token. */
export function avatar(practice: Practice): Handler<ServerEnv> {
  return (c) => {
    const found = practice.avatarOf(c.req.param('key') ?? '');
    if (!found) return problem(c, 404, '');
    // Another picture has another address.
    c.header('Cache-Control', 'private, max-age=31536000, immutable');
    return answerFile(c, found);
  };
}

/** Nothing in the place of a picture takes the picture away. */
async function storeAvatar(practice: Practice, c: Context<ServerEnv>, fields: Fields): Promise<Response> {
  const { doctorId } = c.get('session');
  if ((fields.get('value') ?? '') === '') {
    practice.removeAvatar(doctorId);
    return c.json({ name: 'avatar', value: null });
  }
  const file = await fileIn(fields, 'value');
  if (file && file.content.length > LARGEST_AVATAR_BYTES) return fileTooLarge(c);
  const type = file && fileTypeOf(file.content, [PNG, JPEG, WEBP]);
  if (!file || !type) return invalid(c, { value: ['The value must be a file of type: png, jpg, webp.'] });
  const url = practice.storeAvatar(doctorId, { media_type: type.media_type, content: file.content });
  return c.json({ name: 'avatar', value: url });
}
