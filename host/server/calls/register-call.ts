import type { Handler } from 'hono';
import * as v from 'valibot';
import type { RegistrationAnswer } from '../../../src/api/contract/answers';
import { registrationRequestSchema } from '../../../src/api/contract/session.requests';
import { EmailTaken } from '../practice/doctors';
import type { Practice } from '../practice/practice';
import { normalisedEmail } from '../practice/sessions';
import type { ServerEnv } from './call-routes';
import { invalid } from './problems';
import { singleLine } from './single-line';
import { brokenRule, withRequest } from './validation';

/** POST /api/admin/register {doctor_name, email, password, password_confirmation}: 201 and the token of the new doctor. */
export function register(practice: Practice): Handler<ServerEnv> {
  const isTaken = (email: string) => practice.doctors().some((doctor) => doctor.email === normalisedEmail(email));
  const newDoctor = v.pipe(
    registrationRequestSchema,
    v.forward(
      v.partialCheck([['email']], ({ email }) => !isTaken(email), 'unique'),
      ['email'],
    ),
  );
  return withRequest(newDoctor, async (c, { doctor_name, email, password }) => {
    try {
      const doctor = await practice.createDoctor({ doctor_name: singleLine(doctor_name), email, password });
      return c.json({ access_token: practice.startSession(doctor.id) } satisfies RegistrationAnswer, 201);
    } catch (error) {
      // Of two simultaneous registrations with one e-mail, the other was stored while this password was hashed.
      if (!(error instanceof EmailTaken)) throw error;
      return invalid(c, brokenRule('email', 'unique'));
    }
  });
}
