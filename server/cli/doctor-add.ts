import { registrationRequestSchema } from '../../src/features/login/registration.contract';
import { EmailTaken, NameTaken } from '../lib/errors';
import { validate } from '../http/validation';
import { nameKeys, singleLine } from '../lib/text';
import { CommandProblem, nameOf, readArguments, type Command } from './command';
import { choosePassword } from './doctor-password';
import { askLine, hasTerminal } from './terminal';
import { withLogLine, withStores } from './database-access';

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
    const { values } = readArguments(args, OPTIONS, 0);
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

const OPTIONS = {
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
