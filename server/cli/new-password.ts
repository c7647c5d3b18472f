import { randomInt } from 'node:crypto';
import { normalisedPassword, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../../src/api/contract/session.requests';
import { brokenPasswordRule, type PasswordOwner, type PasswordRule } from '../identity/password-rules';
import { CommandProblem, type CommandContext } from './command';
import { askSecret, hasTerminal } from './terminal';

/** A password that is typed twice without being shown, or generated and printed this once. It is never an argument: those stand in histories. */
export async function choosePassword(
  { print }: CommandContext,
  owner: PasswordOwner,
  isGenerated: boolean,
): Promise<string> {
  if (isGenerated) {
    const password = generatePassword();
    print(`Password, shown only now: ${password}`);
    return password;
  }
  if (!hasTerminal()) throw new CommandProblem('There is no terminal to type the password in: add --generate.');
  for (;;) {
    const password = normalisedPassword(await askSecret('Password (not shown): '));
    const refusal = refusalOf(password, owner);
    if (refusal !== undefined) print(refusal);
    else if (normalisedPassword(await askSecret('The same again: ')) === password) return password;
    else print('They differ. Once more:');
  }
}

function refusalOf(password: string, owner: PasswordOwner): string | undefined {
  if (Array.from(password).length < PASSWORD_MIN_LENGTH) return `It needs at least ${PASSWORD_MIN_LENGTH} characters.`;
  if (password.length > PASSWORD_MAX_LENGTH) return `It may have at most ${PASSWORD_MAX_LENGTH} characters.`;
  const rule = brokenPasswordRule(password, owner);
  return rule && REFUSALS[rule];
}

const REFUSALS: Readonly<Record<PasswordRule, string>> = {
  simple_password: 'It is too simple: a repetition, or a row of the keyboard.',
  common_password: 'It is one of the commonest, which are guessed first.',
  own_password: 'It is made of the doctor’s name or e-mail, which are guessed first.',
};

/** Four groups of five, without characters that look alike: about 98 bits. */
const generatePassword = () =>
  Array.from({ length: 4 }, () =>
    Array.from({ length: 5 }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join(''),
  ).join('-');

const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';
