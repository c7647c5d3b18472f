import { randomInt } from 'node:crypto';
import { normalisedPassword } from '../../src/api/contract/request-fields';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../../src/constants';
import { registrationRequestSchema } from '../../src/features/login/registration.contract';
import { validate } from '../http/validation';
import { brokenPasswordRule, type PasswordOwner, type PasswordRule } from '../identity/password-rules';
import { EmailTaken, NameTaken } from '../lib/errors';
import { nameKeys, singleLine } from '../lib/text';
import { CommandProblem, doctorOf, nameOf, readArguments, type Command, type CommandContext } from './command';
import { withLogLine, withStores } from './database-access';
import { askLine, askSecret, hasTerminal } from './terminal';

export const DOCTOR_ADD: Command = {
  name: 'doctor add',
  summary: 'adds a doctor, who stands at the kiosk at once',
  help: `npm run practice -- doctor add [--email E] [--name N] [--practice P] [--generate] [--same-name]

Adds a doctor, who may log in and stands at the kiosk at once. What is not given is asked for. The password is typed at the
terminal, where it is not shown, or generated; it is never an argument. Makes the database when there is none yet.

  --email E      the doctor logs in with it
  --name N       as the patients read it, with titles
  --practice P   the name of the practice, shown at the kiosk beside the doctor's
  --generate     makes a password, and prints it this once
  --same-name    also when there is another doctor of that name

Example: npm run practice -- doctor add --email kovacova@ambulancia.sk --name "MUDr. Anna Kováčová" --generate`,
  async run(args, context) {
    const { values } = readArguments(args, ADD_OPTIONS, 0);
    const email = await given(values.email, '--email', 'E-mail: ');
    const doctor_name = singleLine(await given(values.name, '--name', 'Name with titles: '));
    const practice_title = singleLine(values.practice ?? '');
    requireValid(doctor_name, email);
    await withStores(
      context,
      async (stores) => {
        if (stores.doctors.isEmailTaken(email)) throw new CommandProblem(EMAIL_TAKEN);
        if (!values['same-name'] && stores.doctors.isNameTaken(doctor_name, 'public'))
          throw new CommandProblem(NAME_TAKEN);
        const owner = { doctor_name, email, ...(practice_title ? { practice_title } : {}) };
        const password = await choosePassword(context, owner, values.generate ?? false);
        const doctor = await stores.doctors
          .createDoctor({ ...owner, password }, values['same-name'] ? {} : { nameUniqueAmong: 'public' })
          .catch((error: unknown) => {
            throw problemOf(error);
          });
        withLogLine(stores, { action: 'cli.doctor-added', doctorId: doctor.id }, () => undefined);
        context.print(`Added doctor ${nameOf(doctor)}.`);
      },
      { creates: true },
    );
    return 0;
  },
};

const ADD_OPTIONS = {
  email: { type: 'string' },
  name: { type: 'string' },
  practice: { type: 'string' },
  generate: { type: 'boolean' },
  'same-name': { type: 'boolean' },
} as const;

async function given(value: string | undefined, option: string, question: string): Promise<string> {
  if (value !== undefined) return value.trim();
  if (!hasTerminal()) throw new CommandProblem(`${option} is missing, and there is no terminal to ask for it.`);
  return askLine(question);
}

/** Checks name and e-mail. The password is checked separately: here a valid one stands in. */
function requireValid(doctor_name: string, email: string) {
  const fields = { doctor_name, email, password: STAND_IN, password_confirmation: STAND_IN };
  const checked = validate(registrationRequestSchema, fields);
  if ('errors' in checked) throw new CommandProblem(Object.values(checked.errors).flat().join('\n'));
  if (nameKeys(doctor_name).length === 0) throw new CommandProblem('The name has no letter besides the titles.');
}

const STAND_IN = 'stand-in for the password';

function problemOf(error: unknown): unknown {
  if (error instanceof EmailTaken) return new CommandProblem(EMAIL_TAKEN);
  return error instanceof NameTaken ? new CommandProblem(NAME_TAKEN) : error;
}

const EMAIL_TAKEN =
  'There is a doctor, or a colleague of one, with this e-mail. `doctor list` and `doctor colleagues` show them.';
const NAME_TAKEN =
  'There is a doctor of this name, whom patients could mistake for this one. --same-name adds them all the same.';

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
      const { values, words } = readArguments(args, PASSWORD_OPTIONS, 1);
      const doctor = doctorOf(stores, words[0]);
      if (stores.demo.isDemoDoctor(doctor.id) && stores.demo.isDemo()) {
        throw new CommandProblem('This is an account of the demo: its password stays the one that everybody knows.');
      }
      const password = await choosePassword(context, doctor, values.generate ?? false);
      const { id: doctorId } = doctor;
      await stores.accounts.setPassword(doctorId, password, () => {
        if (values['end-second-factor']) {
          withLogLine(stores, { action: 'cli.second-factor-ended', doctorId }, () =>
            stores.secondFactor.endSecondFactor(doctorId),
          );
        }
        withLogLine(stores, { action: 'cli.password-set', doctorId }, () => {
          stores.sessions.endSessionsOf(doctorId);
          // Somebody who knew the old password may be among the known places.
          stores.places.forgetPlaces(doctorId);
        });
      });
      context.print(`The password of doctor ${nameOf(doctor)} is set. All their sessions have ended.`);
      if (stores.secondFactor.hasSecondFactor(doctor.id)) {
        context.print('The login still asks for a code of the second factor (--end-second-factor).');
      }
      return 0;
    }),
};

const PASSWORD_OPTIONS = { generate: { type: 'boolean' }, 'end-second-factor': { type: 'boolean' } } as const;

/** A password typed twice without being shown, or generated and printed once. Never an argument: shells keep those in their history. */
async function choosePassword({ print }: CommandContext, owner: PasswordOwner, isGenerated: boolean): Promise<string> {
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
