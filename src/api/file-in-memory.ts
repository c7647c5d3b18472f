import { Failure } from './failure';
import { formTexts } from '../texts/forms';

/**
 * Reads a chosen file into memory: it is only a reference, unreadable once the file was changed, moved or deleted. Rejects then as if the
 * server had refused the field; nothing is sent.
 */
export async function fileInMemory(file: File, field: string): Promise<File> {
  try {
    return new File([await file.arrayBuffer()], file.name, { type: file.type });
  } catch (cause) {
    throw new Failure('validation', 422, { [field]: [formTexts.file.changed] }, null, { cause });
  }
}
