import { JPEG_EXTENSIONS } from '../../lib/jpeg-extensions';
import { formTexts, ruleTexts } from '../../texts/forms';
import type { Rule } from './rule';

export type ChosenFile = File | null | undefined;

/** The name has one of these extensions (without the dot). */
export const ext = (extensions: readonly string[]): Rule<ChosenFile> => ({
  isMet: (file) => !file || extensions.some((one) => file.name.toLowerCase().endsWith(`.${one.toLowerCase()}`)),
  message: (field) => ruleTexts.ext(field, extensions),
});

/** Kinds of files, each with its extensions. The content is checked by the server: the browser's MIME type depends on the computer. */
export type FileKinds = Readonly<Record<string, readonly string[]>>;

export const fileKinds = { PDF: ['pdf'], JPG: JPEG_EXTENSIONS, PNG: ['png'], WebP: ['webp'] } satisfies FileKinds;

/** The name has the extension of one of these kinds, and the file is not empty. */
export const isOfKind = (kinds: FileKinds): readonly Rule<ChosenFile>[] => [
  { isMet: (file) => file?.size !== 0, message: () => formTexts.file.empty },
  { isMet: ext(Object.values(kinds).flat()).isMet, message: () => notOfKind(kinds) },
];

export const notOfKind = (kinds: FileKinds): string => formTexts.file.notOfKind(Object.keys(kinds));

/** The filter of the file dialog. */
export const acceptOf = (kinds: FileKinds): string =>
  Object.values(kinds)
    .flat()
    .map((one) => `.${one}`)
    .join();

/** The browser's MIME type is one of these; `image/*` matches every image. */
export const mimes = (types: readonly string[]): Rule<ChosenFile> => ({
  isMet: (file) => !file || types.some((type) => isOfType(file, type)),
  message: (field) => ruleTexts.mimes(field, types),
});

export const image: Rule<ChosenFile> = {
  isMet: (file) => !file || isOfType(file, 'image/*'),
  message: ruleTexts.image,
};

/** At most this many bytes. */
export const size = (bytes: number): Rule<ChosenFile> => ({
  isMet: (file) => !file || file.size <= bytes,
  message: (field) => ruleTexts.size(field, bytes),
});

function isOfType({ type }: File, wanted: string): boolean {
  return wanted.endsWith('/*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted.toLowerCase();
}
