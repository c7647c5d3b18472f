// @ts-check
// Writes the most common passwords, as four bytes of each SHA-256 in Base64, into server/identity/common-passwords.txt:
//   npm install --no-save @zxcvbn-ts/language-common && node build/common-passwords.mjs
// The list is zxcvbn's (MIT, © Dan Wheeler, Dropbox and zxcvbn-ts), most common first; passwords below the minimum length are left out.
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';

const MIN_LENGTH = 8;
const COUNT = 10_000;
/** Slovak passwords that no English list has. */
const SLOVAK = [
  'heslo123 heslo1234 heslo12345 heslo123456 hesloheslo mojeheslo tajneheslo noveheslo nbusr123 slovensko slovakia',
  'bratislava ahojahoj ahoj1234 milujemta lubimta123 zdravotnictvo ambulancia ambulancia1 ordinacia ordinacia1',
  'sestricka doktor123 lekar123',
].flatMap((line) => line.split(' '));
const FILE = new URL('../server/identity/common-passwords.txt', import.meta.url);

const { dictionary } = await import(/** @type {string} */ ('@zxcvbn-ts/language-common'));
/** @type {string[]} */
const ranked = dictionary['passwords-common'];
const common = [...new Set([...SLOVAK, ...ranked])].filter(({ length }) => length >= MIN_LENGTH).slice(0, COUNT);
const hashes = common.map((password) => createHash('sha256').update(password.toLowerCase()).digest().subarray(0, 4));
const lines = Buffer.concat(hashes.sort(Buffer.compare))
  .toString('base64')
  .replace(/.{150}/g, '$&\n');

writeFileSync(FILE, `${lines}\n`);
