import type { AccountStatus } from '../features/account/store';
import type { Doctor } from '../features/doctors/store';
import type { Stores } from '../stores';
import { CommandProblem, doctorOf, isConfirmed, nameOf, readArguments, type Command } from './command';
import { withLogLine, withStores } from './database-access';

export const DOCTOR_LIST: Command = {
  name: 'doctor list',
  summary: 'lists the doctors, with the state of their accounts',
  help: `npm run practice -- doctor list

Prints the doctors: id, state of the account, number of open sessions, second factor, e-mail and name.

  pending    has registered, and waits for approval: patients do not see the practice
  active     stands at the kiosk
  disabled   cannot log in, and is not at the kiosk; the data stay`,
  run(args, context) {
    readArguments(args, {}, 0);
    return withStores(context, (stores) => {
      const doctors = stores.doctors.doctors();
      for (const { id, status, email, doctor_name } of doctors) {
        const sessions = stores.sessions.sessionsOf(id).length;
        const notes = [
          stores.secondFactor.hasSecondFactor(id) ? '2FA' : '',
          stores.demo.isDemoDoctor(id) ? 'demo' : '',
        ].filter(Boolean);
        const columns = [
          String(id).padStart(4),
          status.padEnd(8),
          `${sessions} sessions`,
          ...notes,
          email,
          doctor_name,
        ];
        context.print(columns.join('  '));
      }
      if (doctors.length === 0) context.print('There is no doctor yet: doctor add, or doctor invite.');
      return 0;
    });
  },
};

export const DOCTOR_APPROVE: Command = {
  name: 'doctor approve',
  summary: 'lets a doctor who has registered stand at the kiosk',
  help: `npm run practice -- doctor approve DOCTOR [--same-name]

Makes a pending doctor (id or e-mail) active: patients see the practice at the kiosk from now on. Make sure first that it is who they
say they are, by telephone or in person.

  --same-name   also when there is another doctor of that name`,
  run: (args, context) =>
    withStores(context, (stores) => {
      const { values, words } = readArguments(args, { 'same-name': { type: 'boolean' } }, 1);
      const doctor = doctorOf(stores, words[0]);
      if (doctor.status !== 'pending')
        throw new CommandProblem(`Doctor ${nameOf(doctor)} is ${doctor.status} already.`);
      activate(stores, doctor, values['same-name'] ?? false, 'approved');
      context.print(`Doctor ${nameOf(doctor)} is active, and stands at the kiosk.`);
      return 0;
    }),
};

export const DOCTOR_DISABLE: Command = {
  name: 'doctor disable',
  summary: 'closes an account: no login, no kiosk; the data stay',
  help: `npm run practice -- doctor disable DOCTOR [--yes]

Asks, and then closes the account of a doctor (id or e-mail): all sessions end at once, nobody can log in, and patients do not see it
at the kiosk any more. Nothing is deleted: \`doctor enable\` brings it back.

  --yes   does not ask`,
  run: (args, context) =>
    withStores(context, async (stores) => {
      const { words } = readArguments(args, {}, 1);
      const doctor = doctorOf(stores, words[0]);
      if (doctor.status === 'disabled') throw new CommandProblem(`Doctor ${nameOf(doctor)} is disabled already.`);
      const question = `Disable doctor ${nameOf(doctor)}? Their panels log out, and patients cannot reach them.`;
      if (!(await isConfirmed(context, question))) return 1;
      withLogLine(stores, { action: 'cli.doctor-disabled', doctorId: doctor.id }, () =>
        stores.accounts.setDoctorStatus(doctor.id, 'disabled'),
      );
      context.print(`Doctor ${nameOf(doctor)} is disabled.`);
      return 0;
    }),
};

export const DOCTOR_ENABLE: Command = {
  name: 'doctor enable',
  summary: 'opens a disabled account again',
  help: `npm run practice -- doctor enable DOCTOR [--same-name]

Opens the disabled account of a doctor (id or e-mail) again: the login works, and patients see the practice.

  --same-name   also when there is another doctor of that name`,
  run: (args, context) =>
    withStores(context, (stores) => {
      const { values, words } = readArguments(args, { 'same-name': { type: 'boolean' } }, 1);
      const doctor = doctorOf(stores, words[0]);
      if (doctor.status !== 'disabled') throw new CommandProblem(`Doctor ${nameOf(doctor)} is not disabled.`);
      if (stores.demo.isDemoDoctor(doctor.id) && !stores.demo.isDemo()) {
        throw new CommandProblem('This is an account of the demo, whose password everybody knows. It stays disabled.');
      }
      activate(stores, doctor, values['same-name'] ?? false, 'enabled');
      context.print(`Doctor ${nameOf(doctor)} is active.`);
      return 0;
    }),
};

function activate(
  stores: Pick<Stores, 'accounts' | 'doctors' | 'log' | 'transaction'>,
  { id, doctor_name }: Doctor,
  isSameNameFine: boolean,
  how: 'approved' | 'enabled',
) {
  if (!isSameNameFine && stores.doctors.isNameTaken(doctor_name, 'public', id)) {
    throw new CommandProblem('There is an active doctor of this name, whom patients could mistake. See --same-name.');
  }
  withLogLine(stores, { action: `cli.doctor-${how}`, doctorId: id }, () =>
    stores.accounts.setDoctorStatus(id, 'active' satisfies AccountStatus),
  );
}
