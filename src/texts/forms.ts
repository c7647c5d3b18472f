import { isolated } from '../lib/clean-text';
import { fileSize } from './language/file-size';
import { LANGUAGE } from './language/language';
import { plural } from './language/plural';

/** The validation messages of the specification's Slovak pack. `field` is the field's Slovak name. */
export const ruleTexts = {
  required: (field: string) => `Položka ${field} je povinná`,
  email: (field: string) => `Položka ${field} musí obsahovať správnu emailovú adresu`,
  min: (field: string, length: number) => `Položka ${field} musí obsahovať minimálne ${characters(length)}`,
  max: (field: string, length: number) => `Položka ${field} môže obsahovať najviac ${characters(length)}`,
  confirmed: (field: string) => `Hodnota položky ${field} nie je rovnaká`,
  alpha: (field: string) => `Položka ${field} môže obsahovať iba písmená`,
  alpha_num: (field: string) => `Položka ${field} môže obsahovať iba písmená a číslice`,
  digits: (field: string, length: number) =>
    `Položka ${field} musí obsahovať presne ${length} ${plural(length, 'číslicu', 'číslice', 'číslic')}`,
  numeric: (field: string) => `Položka ${field} môže obsahovať iba číslice`,
  decimal: (field: string, places: number | undefined) =>
    places === undefined
      ? `Položka ${field} musí byť číslo`
      : places === 0
        ? `Položka ${field} musí byť celé číslo`
        : `Položka ${field} musí byť číslo s najviac ${places} ${plural(places, 'desatinným miestom', 'desatinnými miestami', 'desatinnými miestami')}`,
  between: (field: string, least: number, most: number) =>
    `Položka ${field} musí byť od ${written(least)} do ${written(most)}`,
  min_value: (field: string, least: number) => `Položka ${field} musí byť najmenej ${written(least)}`,
  max_value: (field: string, most: number) => `Položka ${field} môže byť najviac ${written(most)}`,
  url: (field: string) => `Položka ${field} musí obsahovať správnu webovú adresu`,
  ip: (field: string) => `Položka ${field} musí obsahovať správnu IP adresu`,
  image: (field: string) => `Položka ${field} musí byť obrázok`,
  ext: (field: string, extensions: readonly string[]) =>
    `Položka ${field} musí byť súbor s príponou ${listed(
      extensions.map((one) => one.toUpperCase()),
      'alebo',
    )}`,
  mimes: (field: string, types: readonly string[]) => `Položka ${field} musí byť súbor typu ${listed(types, 'alebo')}`,
  size: (field: string, bytes: number) => `Položka ${field} môže mať najviac ${fileSize(bytes)}`,
  date: (field: string) => `Položka ${field} musí byť platný dátum`,
  after: (field: string, other: string) => `Položka ${field} musí byť neskôr ako ${other}`,
  after_or_equal: (field: string, other: string) => `Položka ${field} nesmie byť skôr ako ${other}`,
  before: (field: string, other: string) => `Položka ${field} musí byť skôr ako ${other}`,
  before_or_equal: (field: string, other: string) => `Položka ${field} nesmie byť neskôr ako ${other}`,
  /** For a server's message that names the other field in English. */
  later: (field: string) => `Položka ${field} musí byť neskôr`,
  earlier: (field: string) => `Položka ${field} musí byť skôr`,
  taken: (field: string) => `Hodnota položky ${field} sa už používa`,
  choice: (field: string) => `Zvolená hodnota položky ${field} nie je dostupná`,
  /** Shown if the server's rule is unknown. */
  refused: (field: string) => `Položka ${field} nemá správnu hodnotu`,
};

/** The texts of form controls. Those in English are fixed by the specification. */
export const formTexts = {
  /** In a popup with a restored draft. */
  restored: 'Obnovili sme, čo ste rozpísali.',
  startOver: 'Začať odznova',
  /** For screen readers, beside the star of a required field. */
  required: 'povinné',
  showPassword: 'Zobraziť heslo',
  select: {
    none: 'Sorry, no matching options.',
    loading: 'Loading...',
    /** The language of `none` and `loading`. */
    language: 'en',
    failed: 'Možnosti sa nepodarilo načítať.',
    choose: 'Vyberte…',
    clear: (label: string) => `Vymazať výber: ${label}`,
    more: (shown: number, all: number) => `Zobrazené: ${written(shown)} z ${written(all)}. Ďalšie nájdete písaním.`,
  },
  file: {
    choose: 'Vyberte súbor',
    orDrop: 'alebo ho presuňte sem',
    drop: 'Pustite súbor sem',
    chosen: (name: string, bytes: number) => `${isolated(name)}, ${fileSize(bytes)}`,
    remove: (name: string) => `Odstrániť súbor ${isolated(name)}`,
    empty: 'Súbor je prázdny',
    /** The file was changed on disk, moved or deleted. */
    changed: 'Súbor sa medzitým zmenil, vyberte ho znova',
    notUploaded: 'Súbor sa nepodarilo nahrať, možno je priveľký',
    /** „Súbor nie je PDF, JPG ani PNG“ */
    notOfKind: (kinds: readonly string[]) => `Súbor nie je ${listed(kinds, 'ani')}`,
  },
  /** Shown for errors of fields that the form does not show. */
  refused: 'Server niektorý údaj odmietol. Skontrolujte, prosím, formulár.',
  rows: {
    add: 'Pridať riadok',
    row: (number: number) => `Riadok ${number}`,
    remove: (number: number) => `Odstrániť riadok ${number}`,
    full: (most: number) => `Najviac ${most} ${plural(most, 'riadok', 'riadky', 'riadkov')}.`,
  },
  /** The days by their names on the wire. */
  days: {
    monday: 'Pondelok',
    tuesday: 'Utorok',
    wednesday: 'Streda',
    thursday: 'Štvrtok',
    friday: 'Piatok',
    saturday: 'Sobota',
    sunday: 'Nedeľa',
  },
  /** Abbreviated days; the accessible names are the full ones. */
  shortDays: {
    monday: 'Po',
    tuesday: 'Ut',
    wednesday: 'St',
    thursday: 'Št',
    friday: 'Pi',
    saturday: 'So',
    sunday: 'Ne',
  },
  idNumber: 'Rodné číslo',
};

const characters = (count: number) => `${count} ${plural(count, 'znak', 'znaky', 'znakov')}`;

const written = (number: number) => number.toLocaleString(LANGUAGE, { maximumFractionDigits: 20 });

/** „PDF, JPG alebo PNG“. */
function listed(words: readonly string[], conjunction: string): string {
  const last = words.at(-1) ?? '';
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} ${conjunction} ${last}` : last;
}
