import { required, isEmpty, type Rule } from '../../forms/rules/rule';
import { fileKinds, isOfKind, size, type ChosenFile, type FileKinds } from '../../forms/rules/file-rules';
import { AVATAR_MAX_BYTES, PHONE_MIN_DIGITS } from '../../constants';
import { profileTexts } from '../../texts/settings';

export const nameRules: readonly Rule<string>[] = [required];

/** Digits with spaces, dashes, slashes and a country code. */
const phone: Rule<string> = {
  isMet: (text) =>
    isEmpty(text) || (/^[\d\s()/+-]+$/.test(text) && (text.match(/\d/g)?.length ?? 0) >= PHONE_MIN_DIGITS),
  message: profileTexts.phoneRule,
};

export const phoneRules: readonly Rule<string>[] = [phone];

const { PNG, JPG, WebP } = fileKinds;
export const pictureKinds: FileKinds = { PNG, JPG, WebP };

export const pictureRules: readonly Rule<ChosenFile>[] = [...isOfKind(pictureKinds), size(AVATAR_MAX_BYTES)];
