import { ruleTexts } from '../../texts/forms';
import { isEmpty, type Rule, type Text } from './rule';

/** At least this many characters. */
export const min = (length: number): Rule<Text> => ({
  isMet: whenFilled((text) => characters(text) >= length),
  message: (field) => ruleTexts.min(field, length),
});

/** At most this many characters. */
export const max = (length: number): Rule<Text> => ({
  isMet: whenFilled((text) => characters(text) <= length),
  message: (field) => ruleTexts.max(field, length),
});

/** Equal to the other field. Also checks empty values. */
export const confirmed = (other: Text): Rule<Text> => ({
  isMet: (text) => (text ?? '') === (other ?? ''),
  message: ruleTexts.confirmed,
});

/** A chosen password as the server stores it: its characters are counted, and compared, in this form. */
export const inNfkc = (password: string): string => password.normalize('NFKC');

/** An e-mail address, also with diacritics. */
export const email: Rule<Text> = {
  isMet: whenFilled((text) => /^[^\s@,;:<>()[\]"]+@[^\s@.,;:<>()[\]"]+(?:\.[^\s@.,;:<>()[\]"]+)+$/.test(text.trim())),
  message: ruleTexts.email,
};

/** Letters only, Slovak ones too. */
export const alpha: Rule<Text> = {
  isMet: whenFilled((text) => /^\p{L}+$/u.test(text.normalize())),
  message: ruleTexts.alpha,
};

/** Letters and digits only, Slovak letters too. */
export const alpha_num: Rule<Text> = {
  isMet: whenFilled((text) => /^[\p{L}\d]+$/u.test(text.normalize())),
  message: ruleTexts.alpha_num,
};

/** Exactly this many digits. */
export const digits = (length: number): Rule<Text> => ({
  isMet: whenFilled((text) => /^\d+$/.test(text) && text.length === length),
  message: (field) => ruleTexts.digits(field, length),
});

/** An `http://` or `https://` URL. */
export const url: Rule<Text> = {
  isMet: whenFilled((text) => /^https?:\/\/[^\s/]\S*$/i.test(text.trim()) && isUrl(text.trim())),
  message: ruleTexts.url,
};

/** An IPv4 or IPv6 address. */
export const ip: Rule<Text> = {
  isMet: whenFilled((text) => IPV4.test(text.trim()) || isIpv6(text.trim())),
  message: ruleTexts.ip,
};

function whenFilled(isMet: (text: string) => boolean): (text: Text) => boolean {
  return (text) => isEmpty(text) || isMet(text);
}

/** Counts code points, as servers do. */
const characters = (text: string): number => Array.from(text).length;

function isUrl(text: string): boolean {
  try {
    return new URL(text).hostname !== '';
  } catch {
    return false;
  }
}

const OCTET = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';
const IPV4 = new RegExp(`^${OCTET}(?:\\.${OCTET}){3}$`);

/** The URL parser validates IPv6 hosts. */
const isIpv6 = (text: string): boolean =>
  /^[\da-f:.]+$/i.test(text) && text.includes(':') && isUrl(`http://[${text}]/`);
