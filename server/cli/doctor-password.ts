import { randomInt } from 'node:crypto';
import { normalisedPassword } from '../../src/api/contract/request-fields';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../../src/constants';
import { brokenPasswordRule, type PasswordOwner, type PasswordRule } from '../identity/password-rules';
import { CommandProblem, doctorOf, nameOf, readArguments, type Command, type CommandContext } from './command';
import { askSecret, hasTerminal } from './terminal';
import { withLogLine, withStores } from './database-access';

export const DOCTOR_PASSWORD: Command = {
  name: 'doctor password',
  summary: 'sets a new password, and ends all sessions',
  help: `npm run practice -- doctor password DOCTOR [--generate] [--end-second-factor]

Sets the password of a doctor (id or e-mail) who has forgotten it. It is typed at the terminal, where it is not shown, or generated;
it is never an argument. All sessions of the doctor end.

  --generate            makes a password, and prints it this once
  --end-second-factor   for a doctor who has lost the authenticator and the recovery codes, too`,
  run: (args, context) =>
    withStores(context, async (stores) => {
      const { values, words } = readArguments(args, OPTIONS, 1);
      const doctor = doctorOf(stores, words[0]);
      if (stores.demo.isDemoDoctor(doctor.id) && stores.demo.isDemo()) {
        throw new CommandProblem('This is an account of the demo: its password stays the one that everybody knows.');
      }
      const password = await choosePassword(context, doctor, values.generate ?? false);
      await stores.accounts.setPassword(doctor.id, password);
      const { id: doctorId } = doctor;
      if (values['end-second-factor']) {
        withLogLine(stores, { action: 'cli.second-factor-ended', doctorId }, () =>
          stores.secondFactor.endSecondFactor(doctorId),
        );
      }
      withLogLine(stores, { action: 'cli.password-set', doctorId }, () => stores.sessions.endSessionsOf(doctorId));
      context.print(`The password of doctor ${nameOf(doctor)} is set. All their sessions have ended.`);
      if (stores.secondFactor.hasSecondFactor(doctor.id)) {
        context.print('The login still asks for a code of the second factor (--end-second-factor).');
      }
      return 0;
    }),
};

const OPTIONS = { generate: { type: 'boolean' }, 'end-second-factor': { type: 'boolean' } } as const;

/** A password typed twice without being shown, or generated and printed once. Never an argument: shells keep those in their history. */
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
