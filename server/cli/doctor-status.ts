import type { AccountStatus } from '../practice/accounts';
import type { Doctor } from '../practice/doctors';
import type { Practice } from '../practice/practice';
import { CommandProblem, type Command } from './command';
import { doctorOf, isConfirmed, nameOf, readArguments } from './arguments';
import { withLine } from './log-cli';
import { withPractice } from './database-file';

export const DOCTOR_APPROVE: Command = {
  name: 'doctor approve',
  summary: 'lets a doctor who has registered stand at the kiosk',
  help: `npm run practice -- doctor approve DOCTOR [--same-name]

Makes a pending doctor (id or e-mail) active: patients see the practice at the kiosk from now on. Make sure first that it is who they
say they are, by telephone or in person.

  --same-name   also when there is another doctor of that name`,
  run: (args, context) =>
    withPractice(context, (practice) => {
      const { values, words } = readArguments(args, { 'same-name': { type: 'boolean' } }, 1);
      const doctor = doctorOf(practice, words[0]);
      if (doctor.status !== 'pending')
        throw new CommandProblem(`Doctor ${nameOf(doctor)} is ${doctor.status} already.`);
      activate(practice, doctor, values['same-name'] ?? false, 'approved');
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
    withPractice(context, async (practice) => {
      const { words } = readArguments(args, {}, 1);
      const doctor = doctorOf(practice, words[0]);
      if (doctor.status === 'disabled') throw new CommandProblem(`Doctor ${nameOf(doctor)} is disabled already.`);
      const question = `Disable doctor ${nameOf(doctor)}? Their panels log out, and patients cannot reach them.`;
      if (!(await isConfirmed(context, question))) return 1;
      withLine(practice, { action: 'cli.doctor-disabled', doctorId: doctor.id }, () =>
        practice.setDoctorStatus(doctor.id, 'disabled'),
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
    withPractice(context, (practice) => {
      const { values, words } = readArguments(args, { 'same-name': { type: 'boolean' } }, 1);
      const doctor = doctorOf(practice, words[0]);
      if (doctor.status !== 'disabled') throw new CommandProblem(`Doctor ${nameOf(doctor)} is not disabled.`);
      if (practice.isDemoDoctor(doctor.id) && !practice.isDemo()) {
        throw new CommandProblem('This is an account of the demo, whose password everybody knows. It stays disabled.');
      }
      activate(practice, doctor, values['same-name'] ?? false, 'enabled');
      context.print(`Doctor ${nameOf(doctor)} is active.`);
      return 0;
    }),
};

function activate(
  practice: Practice,
  { id, doctor_name }: Doctor,
  isSameNameFine: boolean,
  how: 'approved' | 'enabled',
) {
  if (!isSameNameFine && practice.isNameTaken(doctor_name, 'public', id)) {
    throw new CommandProblem('There is an active doctor of this name, whom patients could mistake. See --same-name.');
  }
  withLine(practice, { action: `cli.doctor-${how}`, doctorId: id }, () =>
    practice.setDoctorStatus(id, 'active' satisfies AccountStatus),
  );
}
