import { computed, effect, signal } from '@preact/signals-core';
import type { Admin } from '../practice/contract';
import { askBeforeUnload } from '../../lib/ask-before-unload';
import { asSent, autosavePart } from '../../state/forms/autosave';
import type { AutosavedFields } from '../../state/forms/autosaved-fields';
import { definePart } from '../../state/parts';
import type { Client } from '../../api/client';
import { fileInMemory, upload, type UploadOptions } from '../../api/upload';
import { profileStore, type ProfileRequest } from './contract';
import { profileFields } from './fields.contract';

declare module '../../state/forms/drafts' {
  interface DraftValues {
    profile: ReturnType<AutosavedFields['unsaved']>;
  }
}

/** The public profile of the doctor: each field is stored when it is changed. */
export const profilePart = definePart(({ client, appData, session, part }) => {
  const uploadProgress = signal(0);
  const fields = part(autosavePart).addGroup('profile', {
    async send(name, given, key) {
      if (given instanceof File) {
        uploadProgress.value = 0;
        const onProgress = (part: number) => (uploadProgress.value = part);
        // The session may end while the file is read: a logout sends what waits.
        const token = session.token.peek();
        return storeImage(client, name, given, { key, onProgress, token });
      }
      const value = asSent(given);
      const stored = await client.call(profileStore, { name, value }, { key });
      return stored ? stored.value : value;
    },
    onStored(name, value) {
      // The response does not have the image's URL.
      if (value === undefined) appData.reload();
      else if (isProfileField(name) && (value === null || typeof value === 'string'))
        appData.changeAttributes((): Partial<Admin['attributes']> => ({ [name]: value || null }));
    },
  });
  return {
    fields,
    /** The uploaded part of the doctor's picture, 0 to 1. */
    uploadProgress: computed(() => uploadProgress.value),
    /** A file is too large for a `keepalive` request: until it is stored, closing the page needs a confirmation. */
    start: () =>
      effect(() => {
        const entered = fields.of('avatar').value;
        const isUnsaved = entered?.value instanceof File && entered.state !== 'stored';
        return isUnsaved ? askBeforeUnload() : undefined;
      }),
    // The store clears every group of autosaved fields.
    clear: () => undefined,
  };
});

const isProfileField = (name: string): name is (typeof profileFields)[number] =>
  profileFields.some((one) => one === name);

/** Stores an image of the profile, and resolves with its URL; `undefined` if the response does not have it. */
async function storeImage(client: Client, name: string, value: File, options: UploadOptions): Promise<unknown> {
  const body = new FormData();
  body.set('name' satisfies keyof ProfileRequest, name);
  body.set('value' satisfies keyof ProfileRequest, await fileInMemory(value, 'value'));
  return (await upload(client, profileStore, body, options))?.value;
}
