import { requiredText, words, type Checked } from './field-rules';
import type { Fields } from './request-body';

/** One of the choices; it must be there. */
export function requiredChoice<Choice extends string>(
  fields: Fields,
  name: string,
  choices: readonly Choice[],
): Checked<Choice> {
  const text = requiredText(fields, name);
  if ('error' in text) return text;
  const value = choices.find((choice) => choice === text.value);
  return value === undefined ? notAChoice(name) : { value };
}

/** One of the choices; the first of them where nothing is given. */
export function choiceOrFirst<Choice extends string>(
  fields: Fields,
  name: string,
  choices: readonly [Choice, ...Choice[]],
): Checked<Choice> {
  return (fields.get(name) ?? '') === '' ? { value: choices[0] } : requiredChoice(fields, name, choices);
}

/** What Laravel says of a value that is not in the list, and of an id that leads to no record. */
export const notAChoice = (name: string) => ({ error: `The selected ${words(name)} is invalid.` });
