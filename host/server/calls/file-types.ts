/** A file type, recognised by its first bytes, because a name or a header can be forged. */
export interface FileType {
  media_type: string;
  /** Its file extensions. */
  extensions: readonly string[];
  isOf(content: Uint8Array): boolean;
}

/** The matching type among the allowed ones, or undefined. */
export function fileTypeOf(content: Uint8Array, types: readonly FileType[]): FileType | undefined {
  return types.find(({ isOf }) => isOf(content));
}

export function isNamedAs({ extensions }: FileType, fileName: string): boolean {
  return extensions.some((extension) => fileName.toLowerCase().endsWith(`.${extension}`));
}

export const PDF: FileType = {
  media_type: 'application/pdf',
  extensions: ['pdf'],
  isOf: (content) => has(content, 0, '%PDF-'),
};

export const JPEG: FileType = {
  media_type: 'image/jpeg',
  extensions: ['jpg', 'jpeg'],
  isOf: (content) => has(content, 0, '\xFF\xD8\xFF'),
};

export const PNG: FileType = {
  media_type: 'image/png',
  extensions: ['png'],
  isOf: (content) => has(content, 0, '\x89PNG\r\n\x1A\n'),
};

export const WEBP: FileType = {
  media_type: 'image/webp',
  extensions: ['webp'],
  isOf: (content) => has(content, 0, 'RIFF') && has(content, 8, 'WEBP'),
};

/** Whether the content has these bytes, one per character, at the offset. */
function has(content: Uint8Array, at: number, characters: string) {
  return Buffer.from(content.subarray(at, at + characters.length)).toString('latin1') === characters;
}
