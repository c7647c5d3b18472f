import * as v from 'valibot';

export const setupMessages = {
  gone: 'Tento odkaz už neplatí. Požiadajte správcu o nový.',
  nameTaken: 'Účet lekára s týmto menom už existuje. Ak je Váš, obráťte sa na správcu.',
  emailTaken: 'Účet s týmto e-mailom už existuje. Ak je Váš, prihláste sa.',
};

/** The error message at a field of the setup page. */
export function setupMessage(issue: v.BaseIssue<unknown>): string {
  const { input, message } = issue;
  const field = v.getDotPath(issue) ?? '';
  if (input === undefined || input === null || input === '') return MISSING[field] ?? 'Vyplňte túto položku.';
  const [rule = '', parameter = ''] = message.split(':');
  return RULES[rule]?.(parameter) ?? 'Opravte túto položku.';
}

const MISSING: Readonly<Record<string, string>> = {
  doctor_name: 'Napíšte svoje meno aj s titulom.',
  email: 'Napíšte svoj e-mail.',
  password: 'Napíšte heslo.',
  password_confirmation: 'Napíšte heslo ešte raz.',
};

const RULES: Readonly<Record<string, (parameter: string) => string>> = {
  string: () => 'Napíšte text.',
  min: (length) => `Heslo musí mať najmenej ${length} znakov.`,
  max: (length) => `Text môže mať najviac ${length} znakov.`,
  email: () => 'Toto nie je e-mailová adresa. Napíšte ju napríklad takto: lekar@ambulancia.sk',
  confirmed: () => 'Heslá nie sú rovnaké.',
  name: () => 'Napíšte svoje meno, nielen titul.',
  unique: () => setupMessages.emailTaken,
  unique_name: () => setupMessages.nameTaken,
};
