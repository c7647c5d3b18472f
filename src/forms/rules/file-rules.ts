import { ruleTexts } from '../../texts/forms';
import type { Rule } from './rule';

export type ChosenFile = File | null | undefined;

/** The name ends with one of these (without the dot). */
export const ext = (extensions: readonly string[]): Rule<ChosenFile> => ({
  isMet: (file) => !file || extensions.some((one) => file.name.toLowerCase().endsWith(`.${one.toLowerCase()}`)),
  message: (field) => ruleTexts.ext(field, extensions),
});

/** The browser's MIME type is one of these; `image/*` matches every image. */
export const mimes = (types: readonly string[]): Rule<ChosenFile> => ({
  isMet: (file) => !file || types.some((type) => isOfType(file, type)),
  message: (field) => ruleTexts.mimes(field, types),
});

export const image: Rule<ChosenFile> = {
  isMet: (file) => !file || isOfType(file, 'image/*'),
  message: ruleTexts.image,
};

/** At most so many bytes. */
export const size = (bytes: number): Rule<ChosenFile> => ({
  isMet: (file) => !file || file.size <= bytes,
  message: (field) => ruleTexts.size(field, bytes),
});

function isOfType({ type }: File, wanted: string): boolean {
  return wanted.endsWith('/*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted.toLowerCase();
}
