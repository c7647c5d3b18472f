/** A kind of file, told by how its content begins: what a name or a header says anybody can write. */
export interface FileType {
  media_type: string;
  /** What its name may end in. */
  extensions: readonly string[];
  isOf(content: Uint8Array): boolean;
}

/** The kind among those that are taken, or undefined. */
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

/** Whether these bytes, one for each character, stand there. */
function has(content: Uint8Array, at: number, characters: string) {
  return Buffer.from(content.subarray(at, at + characters.length)).toString('latin1') === characters;
}
