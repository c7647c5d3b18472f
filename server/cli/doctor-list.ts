import type { Command } from './command';
import { readArguments } from './arguments';
import { withPractice } from './database-file';

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
    return withPractice(context, (practice) => {
      const doctors = practice.doctors();
      for (const { id, status, email, doctor_name } of doctors) {
        const sessions = practice.sessionsOf(id).length;
        const notes = [practice.hasSecondFactor(id) ? '2FA' : '', practice.isDemoDoctor(id) ? 'demo' : ''].filter(
          Boolean,
        );
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
