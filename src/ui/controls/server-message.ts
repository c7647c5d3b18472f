import { formTexts, ruleTexts } from '../../texts/forms';

/**
 * Translates a server's error into the doctor's language. Laravel sends its English defaults, or the key of a missing translation, if a
 * server translates no validation: they are replaced by the panel's sentence for the same rule, or else by `refusal`. All other sentences
 * are kept.
 */
export function serverMessage(error: string, label: string, refusal = ruleTexts.refused(label)): string {
  const sentences = error.split(/(?<=\.) /);
  const [first = ''] = sentences;
  const translated = sentences.filter((sentence) => !isUntranslated(sentence));
  // If any sentence is in the doctor's language, the untranslated ones are dropped.
  if (translated.length > 0) return translated.join(' ');
  for (const [pattern, sentence] of rules) {
    const found = pattern.exec(first);
    if (found) return sentence(label, Number(found[1]), Number(found[2]));
  }
  return refusal;
}

/** Errors of fields that the form does not show: all untranslated ones become one sentence. */
export const formMessages = (messages: readonly string[]): readonly string[] => [
  ...new Set(messages.map((message) => (isUntranslated(message) ? formTexts.refused : message))),
];

/** Words that occur in every English sentence of a server and in no Slovak one, or a translation key: `validation.required`. */
const isUntranslated = (text: string): boolean =>
  /(?<!\p{L})([Tt]h(e|is|ese)|must|is|are|was|has been|may|cannot|[Pp]lease|already|[Tt]oo [Mm]any)(?!\p{L})|^(Unauth|Forbidden|Server Error|Not Found|Invalid )|^[a-z_]+(\.[a-z_]+)+$/u.test(
    text,
  );

type Sentence = (label: string, first: number, second: number) => string;

/** The first matching pattern counts. The wordings are those of Laravel 8 and later. */
const rules: readonly (readonly [RegExp, Sentence])[] = [
  [/required|have a value|be present|be accepted|be a file\.?$/, (label) => ruleTexts.required(label)],
  [/(?:not be greater than|or equal to) (\d+) kilobytes/, (label, most) => ruleTexts.size(label, most * 1024)],
  [/(?:not be greater than|less than or equal to) (\d+) characters/, ruleTexts.max],
  [/(?:at least|greater than or equal to) (\d+) characters/, ruleTexts.min],
  [/between ([\d.]+) and ([\d.]+?)\.?$/, ruleTexts.between],
  [/(?:not be greater than|less than or equal to) ([\d.]+?)\.?$/, ruleTexts.max_value],
  [/(?:at least|greater than or equal to) ([\d.]+?)\.?$/, ruleTexts.min_value],
  [/be (\d+) digits/, ruleTexts.digits],
  [/have (\d+)(?:-(\d+))? decimal/, (label, least, most) => ruleTexts.decimal(label, most || least)],
  [/an integer/, (label) => ruleTexts.decimal(label, 0)],
  [/be a number/, (label) => ruleTexts.decimal(label, undefined)],
  [/valid email/, ruleTexts.email],
  [/valid date/, ruleTexts.date],
  [/date after/, ruleTexts.later],
  [/date before/, ruleTexts.earlier],
  [/confirmation|must match (?!the format)|must match\.?$/, ruleTexts.confirmed],
  [/contain letters\.?$/, ruleTexts.alpha],
  [/letters and numbers\.?$/, ruleTexts.alpha_num],
  [/valid URL/, ruleTexts.url],
  [/valid IP/, ruleTexts.ip],
  [/already been taken/, ruleTexts.taken],
  [/^The selected/, ruleTexts.choice],
  [/failed to upload/, () => formTexts.file.notUploaded],
];
