import { randomBytes } from 'node:crypto';
import { type Database, fileOf, type FileRow, sql, type StoredFile } from '../../database/connection';

export type ProfileField = 'doctor_name' | 'specialization' | 'phone' | 'about';

/** The path of a picture, followed by its key. */
export const AVATARS_PATH = '/api/avatars';

/** The doctors' texts and pictures. A picture has an unguessable address, and a new one has a new address. */
export function createProfile(database: Database) {
  const setUrl = (doctorId: number, url: string | null) =>
    database.run('UPDATE doctors SET avatar = ? WHERE id = ?', url, doctorId);

  return {
    storeProfileField(doctorId: number, name: ProfileField, value: string | null) {
      database.run(`UPDATE doctors SET ${name} = ? WHERE id = ?`, value, doctorId);
    },
    /** Returns the picture's address; the previous one is deleted. */
    storeAvatar: (doctorId: number, { media_type, content }: StoredFile) =>
      database.transaction(() => {
        const key = randomBytes(24).toString('base64url');
        const url = `${AVATARS_PATH}/${key}`;
        database.run(
          ...sql`INSERT OR REPLACE INTO avatars (doctor_id, key, media_type, content)
            VALUES (${doctorId}, ${key}, ${media_type}, ${content})`,
        );
        setUrl(doctorId, url);
        return url;
      }),
    removeAvatar(doctorId: number) {
      database.transaction(() => {
        database.run('DELETE FROM avatars WHERE doctor_id = ?', doctorId);
        setUrl(doctorId, null);
      });
    },
    avatarOf(key: string) {
      const row = database.first<FileRow>('SELECT media_type, content FROM avatars WHERE key = ?', key);
      return row && fileOf(row);
    },
  };
}
