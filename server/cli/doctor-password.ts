import type { Command } from './command';
import { CommandProblem } from './command';
import { doctorOf, nameOf, readOptions } from './doctor-arguments';
import { withLine } from './log-cli';
import { choosePassword } from './new-password';
import { withStores } from './with-stores';

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
      const { values, words } = readOptions(args, OPTIONS, 1);
      const doctor = doctorOf(stores, words[0]);
      if (stores.demo.isDemoDoctor(doctor.id) && stores.demo.isDemo()) {
        throw new CommandProblem('This is an account of the demo: its password stays the one that everybody knows.');
      }
      const password = await choosePassword(context, doctor, values.generate ?? false);
      await stores.accounts.setPassword(doctor.id, password);
      const { id: doctorId } = doctor;
      if (values['end-second-factor']) {
        withLine(stores, { action: 'cli.second-factor-ended', doctorId }, () =>
          stores.secondFactor.endSecondFactor(doctorId),
        );
      }
      withLine(stores, { action: 'cli.password-set', doctorId }, () => stores.sessions.endSessionsOf(doctorId));
      context.print(`The password of doctor ${nameOf(doctor)} is set. All their sessions have ended.`);
      if (stores.secondFactor.hasSecondFactor(doctor.id)) {
        context.print('The login still asks for a code of the second factor (--end-second-factor).');
      }
      return 0;
    }),
};

const OPTIONS = { generate: { type: 'boolean' }, 'end-second-factor': { type: 'boolean' } } as const;
