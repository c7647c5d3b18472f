import type { Command } from './command';
import { readOptions } from './doctor-arguments';
import { withStores } from './with-stores';

export const DOCTOR_LIST: Command = {
  name: 'doctor list',
  summary: 'lists the doctors, with the state of their accounts',
  help: `npm run practice -- doctor list

Prints the doctors: id, state of the account, number of open sessions, second factor, e-mail and name.

  pending    has registered, and waits for approval: patients do not see the practice
  active     stands at the kiosk
  disabled   cannot log in, and is not at the kiosk; the data stay`,
  run(args, context) {
    readOptions(args, {}, 0);
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
