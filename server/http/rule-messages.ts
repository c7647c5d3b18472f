import type { Rule } from '../../src/api/contract/request-fields';
import type { PasswordRule } from '../identity/password-rules';

/** Rules beyond the contract's, which only the server can check. */
type OwnRule =
  | 'unique'
  | 'name'
  | 'unique_name'
  | 'credentials'
  | 'disabled'
  | 'current_password'
  | 'code'
  | 'wrong_code'
  | 'one_announcement'
  | 'paid'
  | 'empty_file'
  | 'socket'
  | PasswordRule;

export type AnyRule = Rule | OwnRule;

/** The Slovak message of a broken rule. The panel shows it at the field, so the message does not name the field. */
export const ruleMessage = (rule: AnyRule, parameter = ''): string => messages[rule](parameter);

export const isRule = (name: string): name is AnyRule => Object.hasOwn(messages, name);

const messages: Readonly<Record<AnyRule, (parameter: string) => string>> = {
  required: () => 'Položka je povinná',
  string: () => 'Položka musí byť text',
  integer: () => 'Položka musí byť celé číslo',
  boolean: () => 'Položka musí byť áno alebo nie',
  array: () => 'Položka musí byť zoznam',
  in: () => 'Táto možnosť nie je dostupná, vyberte inú',
  min: (length) => `Položka musí obsahovať minimálne ${length} znakov`,
  max: (length) => `Položka môže obsahovať najviac ${length} znakov`,
  max_items: (count) => `Položka môže mať najviac ${count} riadkov`,
  between: (limits) => `Položka musí byť od ${limits.replace(' and ', ' do ')}`,
  email: () => 'Položka musí obsahovať správnu emailovú adresu',
  confirmed: () => 'Zadané hodnoty nie sú rovnaké',
  date: () => 'Položka musí byť platný dátum',
  date_format: (format) => (format === 'H:i' ? 'Položka musí byť platný čas' : 'Položka musí byť platný dátum'),
  after: (other) => (other === 'now' ? 'Čas musí byť v budúcnosti' : 'Koniec musí byť neskôr ako začiatok'),
  after_or_equal: () => 'Koniec nesmie byť skôr ako začiatok',
  apart: () => 'Čas sa prekrýva s iným riadkom toho istého dňa',
  prohibited_with: () => 'Pacienta vyberte zo zoznamu alebo napíšte jeho meno, nie oboje',
  file: () => 'Položka musí byť súbor',
  mimes: (types) => `Súbor nie je ${types}`,
  empty_file: () => 'Súbor je prázdny',
  unique: () => 'Účet s týmto e-mailom už existuje. Ak je Váš, prihláste sa.',
  name: () => 'Napíšte svoje meno, nielen titul.',
  unique_name: () => 'Účet lekára s týmto menom už existuje. Ak je Váš, obráťte sa na správcu.',
  credentials: () => 'Nesprávne prihlasovacie meno alebo heslo.',
  disabled: () => 'Tento účet je vypnutý. Obráťte sa, prosím, na správcu.',
  current_password: () => 'Súčasné heslo nie je správne.',
  code: () => 'Zadajte kód z overovacej aplikácie alebo obnovovací kód.',
  wrong_code: () => 'Tento kód nie je správny alebo už bol použitý.',
  simple_password: () => 'Toto heslo je príliš jednoduché. Zvoľte si, prosím, iné.',
  common_password: () => 'Toto heslo patrí k najčastejším, a preto sa dá ľahko uhádnuť. Zvoľte si, prosím, iné.',
  own_password: () =>
    'Toto heslo sa dá odvodiť z Vášho mena, e-mailu alebo z názvu ambulancie. Zvoľte si, prosím, iné.',
  one_announcement: () => 'Môžete pridať iba jedno oznámenie.',
  paid: () => 'Táto výplata je už uhradená.',
  socket: () => 'Spojenie so serverom už neplatí',
};
