import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SERVER_FOLDER } from '../folders';

/** The owner of the new password. */
export interface PasswordOwner {
  email: string;
  doctor_name: string;
  practice_title?: string | null;
}

/** Why a password is refused, apart from its length. `http/validation` has the messages. */
export type PasswordRule = 'simple_password' | 'common_password' | 'own_password';

/** Refuses passwords that attackers try first, but requires no kinds of characters. Undefined for an acceptable password. */
export function brokenPasswordRule(password: string, owner: PasswordOwner): PasswordRule | undefined {
  if (isSimple(password)) return 'simple_password';
  if (isCommon(password)) return 'common_password';
  return isOwn(password, owner) ? 'own_password' : undefined;
}

/** Blank, only one or two different characters, a short repeated part, or a row of the alphabet or the keyboard. */
function isSimple(password: string): boolean {
  const text = password.trim().toLowerCase();
  if (new Set(text).size < MIN_DIFFERENT_CHARACTERS || /^(.{1,5}?)\1+$/su.test(text)) return true;
  return ROWS.some((row) => row.includes(text));
}

const MIN_DIFFERENT_CHARACTERS = 3;

const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890123456789',
  'qwertzuiopasdfghjklyxcvbnm',
  'qwertyuiopasdfghjklzxcvbnm',
]
  .map((row) => [row, Array.from(row).reverse().join('')])
  .flat();

const isCommon = (password: string) =>
  [password, plain(password)].some((text) => common().has(fourBytes(hashOf(text.trim().toLowerCase()), 0)));

/** Consists of the owner's names or e-mail, with little more. */
function isOwn(password: string, owner: PasswordOwner): boolean {
  const text = plain(password);
  const rest = ownWords(owner).reduce((left, word) => left.replaceAll(word, ''), text);
  return rest !== text && (rest.length < MIN_REST_LENGTH || /^\d+$/.test(rest));
}

/** Minimum length beside the owner's words: a year after a name is no secret. */
const MIN_REST_LENGTH = 5;

/** The longest word first, as shorter ones may be parts of it. */
function ownWords({ email, doctor_name, practice_title }: PasswordOwner): string[] {
  const texts = [email, doctor_name, practice_title ?? '', PRODUCT];
  const parts = texts.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]).map(plain);
  return [...new Set(parts)]
    .filter(({ length }) => length >= MIN_WORD_LENGTH)
    .sort((one, other) => other.length - one.length);
}

const PRODUCT = 'ordinacia';
const MIN_WORD_LENGTH = 3;

/** „Kováčová-Nová“ → `kovacovanova`. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const hashOf = (text: string) => createHash('sha256').update(text).digest();
const fourBytes = (bytes: Buffer, at: number) => bytes.readUInt32BE(at);

/** The first four bytes of each password's SHA-256, written by build/common-passwords.mjs. */
const COMMON_PASSWORDS = join(SERVER_FOLDER, 'identity', 'common-passwords.txt');

/** Read lazily: in most runs of the server nobody chooses a password. */
function common(): ReadonlySet<number> {
  if (!readHashes) {
    const bytes = Buffer.from(readFileSync(COMMON_PASSWORDS, 'utf8'), 'base64');
    readHashes = new Set(Array.from({ length: bytes.length / 4 }, (_, index) => fourBytes(bytes, index * 4)));
  }
  return readHashes;
}
let readHashes: ReadonlySet<number> | undefined;
