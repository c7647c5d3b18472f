import { required } from '../../forms/rules/required';
import { isEmpty, type Rule } from '../../forms/rules/rule';
import { ext, size, type ChosenFile } from '../../forms/rules/file-rules';
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

/** The allowed file extensions. */
export const pictureExtensions = ['png', 'jpg', 'jpeg', 'webp'];

export const pictureRules: readonly Rule<ChosenFile>[] = [ext(pictureExtensions), size(AVATAR_MAX_BYTES)];
