import type { Client } from '../../api/client';
import { fileInMemory } from '../../api/file-in-memory';
import { type UploadOptions, upload } from '../../api/upload';
import { profileStore, type ProfileRequest } from './contract';

/** Stores an image of the profile, and resolves with its URL; `undefined` if the response does not have it. */
export async function storeImage(client: Client, name: string, value: File, options: UploadOptions): Promise<unknown> {
  const body = new FormData();
  body.set('name' satisfies keyof ProfileRequest, name);
  body.set('value' satisfies keyof ProfileRequest, await fileInMemory(value, 'value'));
  return (await upload(client, profileStore, body, options))?.value;
}
