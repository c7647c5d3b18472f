// @ts-check
// Writes the passwords that everybody tries first, by four bytes of their SHA-256 in Base64, into server/identity/common-passwords.txt:
//   npm install --no-save @zxcvbn-ts/language-common && node build/common-passwords.mjs
// The list is that of zxcvbn (MIT, © Dan Wheeler, Dropbox and zxcvbn-ts), commonest first; what is shorter than a password may be is left out.
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';

const SHORTEST = 8;
const MANY = 10_000;
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
const common = [...new Set([...SLOVAK, ...ranked])].filter(({ length }) => length >= SHORTEST).slice(0, MANY);
const hashes = common.map((password) => createHash('sha256').update(password.toLowerCase()).digest().subarray(0, 4));
const lines = Buffer.concat(hashes.sort(Buffer.compare))
  .toString('base64')
  .replace(/.{150}/g, '$&\n');

writeFileSync(FILE, `${lines}\n`);
