import type { Handler } from 'hono';
import { EmailTaken } from '../practice/doctors';
import type { Practice } from '../practice/practice';
import { normalisedEmail } from '../practice/sessions';
import { addressOf, type ServerEnv } from './call-routes';
import { errorsIn, requiredText } from './field-rules';
import { fieldsOf } from './request-body';
import { invalid } from './problems';
import { doctorName, EMAIL_TAKEN, newEmail, newPassword } from './registration-rules';
import type { Throttle } from './throttle';

/** POST /api/admin/register {doctor_name, email, password, password_confirmation}: 201 and the token of the new doctor. */
export function register(practice: Practice, perAddress: Throttle): Handler<ServerEnv> {
  const isTaken = (email: string) => practice.doctors().some((doctor) => doctor.email === normalisedEmail(email));

  return async (c) => {
    const refusal = perAddress.attempt(c, addressOf(c.env));
    if (refusal) return refusal;
    const fields = fieldsOf(c);
    const checks = {
      doctor_name: doctorName(fields, 'doctor_name'),
      email: newEmail(fields, 'email', isTaken),
      password: newPassword(fields, 'password'),
      password_confirmation: requiredText(fields, 'password_confirmation', { isExact: true, maximum: 1000 }),
    };
    const { doctor_name, email, password, password_confirmation } = checks;
    if ('error' in doctor_name || 'error' in email || 'error' in password || 'error' in password_confirmation) {
      return invalid(c, errorsIn(checks));
    }
    try {
      const doctor = await practice.createDoctor({
        doctor_name: doctor_name.value,
        email: email.value,
        password: password.value,
      });
      return c.json({ access_token: practice.startSession(doctor.id) }, 201);
    } catch (error) {
      // Two registrations with one e-mail at once: while the password was hashed the other one came first.
      if (!(error instanceof EmailTaken)) throw error;
      return invalid(c, { email: [EMAIL_TAKEN] });
    }
  };
}
