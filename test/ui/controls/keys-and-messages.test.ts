import { describe, it } from 'node:test';
import { expect } from '../../support/in-node';
import { formMessages, serverMessage } from '../../../src/ui/controls/server-message';
import { recordedAnswers } from '../../support/recorded-answers';
import { indexAfterKey } from '../../../src/ui/lists/use-roving-rows';

const refusal = 'Súbor nie je PDF, JPG ani PNG';
const ENGLISH = /\b(the|must|is|field|invalid|too|already)\b/i;

/** The 422 messages of a body. */
const messagesOf = (body: unknown): string[] =>
  typeof body === 'object' && body !== null && 'errors' in body && typeof body.errors === 'object'
    ? Object.values(body.errors ?? {})
        .flat()
        .map(String)
    : [];

/** Laravel’s defaults, in the wording of version 8 and of the later ones, behind the panel’s sentence. */
const defaults = `
Položka Vek je povinná = The age field is required. | The age field is required when other is present.
  The age must be a file. | The age field must be present. | The vek pacienta field is required. | validation.required
Položka Vek musí obsahovať minimálne 8 znakov = The age must be at least 8 characters.
  The age field must be at least 8 characters.
Položka Vek môže obsahovať najviac 255 znakov = The age must not be greater than 255 characters.
  The age may not be greater than 255 characters. | The age field must not be greater than 255 characters.
Položka Vek môže mať najviac 1\u00a0MB = The age must not be greater than 1024 kilobytes.
Položka Vek môže byť najviac 120 = The age field must not be greater than 120.
Položka Vek musí byť najmenej 1,5 = The age must be at least 1.5.
Položka Vek musí byť od 1 do 480 = The age field must be between 1 and 480.
Položka Vek musí byť celé číslo = The age must be an integer. | The age field must be an integer.
Položka Vek musí byť číslo = The age must be a number.
Položka Vek musí obsahovať presne 6 číslic = The age must be 6 digits.
Položka Vek musí obsahovať správnu emailovú adresu = The age must be a valid email address.
  The age field must be a valid email address.
Položka Vek musí byť platný dátum = The age is not a valid date. | The age field must be a valid date.
Položka Vek musí byť neskôr = The age must be a date after now. | The age field must be a date after other.
Položka Vek musí byť skôr = The age must be a date before or equal to other.
Hodnota položky Vek nie je rovnaká = The age confirmation does not match. | The age field confirmation does not match.
  The age and other must match.
Hodnota položky Vek sa už používa = The age has already been taken.
Zvolená hodnota položky Vek nie je dostupná = The selected age is invalid.
Súbor sa nepodarilo nahrať, možno je priveľký = The age failed to upload.
${refusal} = The age must be a file of type: pdf, png, jpg. | The age field must be a file of type: pdf, png, jpg.
  The age must be an image. | The age must be a string. | The age does not match the format H:i.
  The age field must match the format H:i. | The age format is invalid. | These credentials do not match our records.
  Unauthenticated. | Too Many Attempts. | Server Error
  The given age has appeared in a data leak. Please choose a different age. | validation.mimes`;

describe('messages of a server', () => {
  it('V10 V11 Laravel’s English defaults are replaced by the panel’s sentence for the same rule', () => {
    for (const line of defaults.trim().split(/\n(?! )/)) {
      const [slovak, messages = ''] = line.split(/ =\s+/);
      for (const message of messages.split(/ \| |\n +/))
        expect(serverMessage(message, 'Vek', refusal), message).to.equal(slovak);
    }
  });

  it('V10 nothing that a real Laravel answered stays English', () => {
    const messages = recordedAnswers.flatMap(({ body }) => messagesOf(body));
    expect(messages).to.have.length.above(10);
    for (const message of messages) {
      expect(serverMessage(message, 'Vek'), message).not.to.match(ENGLISH);
      expect(formMessages([message]).join(), message).not.to.match(ENGLISH);
    }
  });

  it('V10 what a server says in Slovak stays, and is enough beside English', () => {
    for (const text of [
      'Také číslo nepoznáme.',
      'Termín je obsadený, vyberte iný. Chyba IS.',
      'Pole e-mail je povinne.',
      'The age is required. Vek je povinný.',
    ]) {
      expect(serverMessage(text, 'Vek')).to.equal(text.replace('The age is required. ', ''));
    }
    expect(formMessages(['Hovorí server.', 'The a field is required.', 'The b is invalid.'])).to.deep.equal([
      'Hovorí server.',
      'Server niektorý údaj odmietol. Skontrolujte, prosím, formulár.',
    ]);
  });
});

it('list navigation keys move by one, by a page, and to both ends, where they stop; other keys move nothing', () => {
  for (const [key, from, to] of [
    ['ArrowDown', 3, 4],
    ['ArrowUp', 3, 2],
    ['PageDown', 3, 11],
    ['PageUp', 11, 3],
    ['Home', 11, 0],
    ['End', 3, 19],
    ['ArrowUp', 0, 0],
    ['PageUp', 3, 0],
    ['ArrowDown', 19, 19],
    ['PageDown', 15, 19],
    ['a', 3, null],
    ['toString', 3, null],
  ] as const) {
    expect(indexAfterKey(key, from, 20, 8), `${key} from ${from}`).to.equal(to);
  }
  expect(indexAfterKey('End', 0, 0, 8), 'an empty list').to.equal(null);
});
