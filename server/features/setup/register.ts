import type { MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import {
  registrationRequestSchema,
  type RegistrationResponse,
  type RegistrationRequest,
} from '../../../src/features/login/registration.contract';
import { EmailTaken, NameTaken } from '../../lib/errors';
import { invalid, problem } from '../../http/responses';
import type { ServerEnv } from '../../http/server-env';
import { addressOf, createThrottle } from '../../http/throttle';
import { brokenRule, withRequest, type RequestHandler } from '../../http/validation';
import { openSession, passwordRefusal } from '../../identity/login-calls';
import { nameKeys, singleLine } from '../../lib/text';
import type { Stores } from '../../stores';
import type { NameScope } from '../doctors/store';
import type { RegistrationMode } from '../../identity/logins';

/**
 * POST /api/admin/register {doctor_name, email, password, password_confirmation}: 201 and the token of the new doctor, who becomes public
 * only when approved. 403 unless the registration is open.
 */
export function registerDoctor(
  stores: Pick<Stores, 'doctors' | 'places' | 'sessions'>,
  mode: RegistrationMode,
): RequestHandler<RegistrationRequest> {
  if (mode !== 'open') return (c) => problem(c, 403, REFUSALS[mode]);
  const newDoctor = newDoctorSchema(stores, 'enabled');
  return withRequest(newDoctor, async (c, { doctor_name, email, password }) => {
    const refusal = passwordRefusal(password, { doctor_name, email });
    if (refusal) return invalid(c, refusal);
    const fields = { doctor_name: singleLine(doctor_name), email, password, status: 'pending' } as const;
    try {
      const doctor = await stores.doctors.createDoctor(fields, { nameUniqueAmong: 'enabled' });
      return c.json({ access_token: openSession(stores, c, doctor.id) } satisfies RegistrationResponse, 201);
    } catch (error) {
      // A simultaneous registration was stored while this password was hashed.
      if (error instanceof EmailTaken) return invalid(c, brokenRule('email', 'unique'));
      if (error instanceof NameTaken) return invalid(c, brokenRule('doctor_name', 'unique_name'));
      throw error;
    }
  });
}

/** A registration with an unused e-mail and name. */
export const newDoctorSchema = (stores: Pick<Stores, 'doctors'>, nameUniqueAmong: NameScope) =>
  v.pipe(
    registrationRequestSchema,
    v.forward(
      v.partialCheck([['email']], ({ email }) => !stores.doctors.isEmailTaken(email), 'unique'),
      ['email'],
    ),
    v.forward(
      v.partialCheck([['doctor_name']], ({ doctor_name }) => nameKeys(doctor_name).length > 0, 'name'),
      ['doctor_name'],
    ),
    v.forward(
      v.partialCheck(
        [['doctor_name']],
        ({ doctor_name }) => !stores.doctors.isNameTaken(doctor_name, nameUniqueAmong),
        'unique_name',
      ),
      ['doctor_name'],
    ),
  );

const REFUSALS = {
  closed: 'Registrácia je zatvorená. O účet požiadajte správcu ordinácie.',
  invitation: 'Registrácia je zatvorená. Účet si vytvoríte odkazom z pozvánky, o ktorú požiadajte správcu ordinácie.',
} as const;

/**
 * A registration cannot hide that an e-mail is taken: with a free one it logs in. To prevent probing of e-mails, an IP address that has
 * got this error too often may not register for a while.
 */
export function limitProbing(): MiddlewareHandler<ServerEnv> {
  const takenErrors = createThrottle({ attempts: 10, minutes: 60 });
  return async (c, next) => {
    const address = addressOf(c.env);
    const refusal = takenErrors.refusal(c, address);
    if (refusal) return refusal;
    await next();
    if (c.get('response')?.body.includes(TAKEN)) takenErrors.attempt(c, address);
    return undefined;
  };
}

const TAKEN = JSON.stringify(brokenRule('email', 'unique')).slice(1, -1);
