import type { Context, Handler } from 'hono';
import * as v from 'valibot';
import { register } from '../../../src/features/login/registration.contract';
import { EmailTaken, InvitationGone, NameTaken } from '../../lib/errors';
import type { CallRoute, Handle } from '../../http/handle';
import { invalid } from '../../http/responses';
import type { ServerEnv } from '../../http/server-env';
import { createThrottle, throttleAddress } from '../../http/throttle';
import { withRequest } from '../../http/validation';
import { passwordRefusal } from '../../identity/login-calls';
import { singleLine } from '../../lib/text';
import type { Stores } from '../../stores';
import { colleagueSetupRoute, goneLink, setupMessage, setupMessages as messages, tokenIn } from './setup-link';
import { limitProbing, newDoctorSchema, registerDoctor } from './register';
import type { RegistrationMode } from '../../identity/logins';

/** The routes by which doctors and colleagues get accounts: by registration, if open, or by a link. */
export function setupRoutes(
  stores: Pick<Stores, 'colleagues' | 'doctors' | 'invitations' | 'places' | 'sessions'>,
  mode: RegistrationMode,
  handle: Handle,
): CallRoute[] {
  const throttle = () => throttleAddress(createThrottle({ perMinute: 60 }));
  const invitationOf = (c: Context<ServerEnv>) => {
    const found = stores.invitations.invitationOf(tokenIn(c));
    return found?.kind === 'invited' && mode === 'closed' ? undefined : found;
  };
  /** Refuses requests without a valid link before validation and hashing. */
  const requireInvitation: Handler<ServerEnv> = (c, next) => (invitationOf(c) ? next() : goneLink(c));
  return [
    handle(
      register,
      {
        log: { action: 'doctor.registered', startsSession: true },
        right: 'open',
        before: [throttle(), limitProbing()],
      },
      registerDoctor(stores, mode),
    ),
    // {token}: 200 {kind}, for a colleague with both names; 410 for an invalid link.
    handle(
      { method: 'POST', path: '/api/setup-check' },
      { log: { action: 'doctor.set-up-asked', onlyRefusals: true }, right: 'open', before: [throttle()] },
      (c) => {
        const invitation = invitationOf(c);
        if (invitation) return c.json({ kind: invitation.kind });
        const colleague = stores.colleagues.colleagueInvitationOf(tokenIn(c));
        if (!colleague) return goneLink(c);
        const { name, doctor_name } = colleague;
        return c.json({ kind: 'colleague', name, doctor_name });
      },
    ),
    handle(
      { method: 'POST', path: '/api/setup' },
      {
        log: { action: 'doctor.set-up', provesIdentity: true },
        right: 'open',
        before: [throttle(), requireInvitation],
      },
      setUp(stores),
    ),
    colleagueSetupRoute(stores, handle),
  ];
}

/** POST /api/setup {token, doctor_name, practice_title?, email, password, password_confirmation}: 201 {email}. Starts no session. */
function setUp(stores: Pick<Stores, 'doctors' | 'invitations'>): Handler<ServerEnv> {
  return withRequest(
    invitedDoctorSchema(stores),
    async (c, { token, doctor_name, practice_title, email, password }) => {
      const title = practice_title && singleLine(practice_title);
      const refusal = passwordRefusal(password, { doctor_name, email, practice_title: title ?? null });
      if (refusal) return invalid(c, refusal);
      const doctor = {
        doctor_name: singleLine(doctor_name),
        email,
        password,
        ...(title ? { practice_title: title } : {}),
      };
      try {
        const created = await stores.doctors.createDoctor(doctor, {
          nameUniqueAmong: 'public',
          alongside: (doctorId) => stores.invitations.redeemInvitation(token, doctorId),
        });
        return c.json({ email: created.email }, 201);
      } catch (error) {
        // The checks may no longer hold after the password was hashed.
        if (error instanceof EmailTaken) return invalid(c, { email: [messages.emailTaken] });
        if (error instanceof NameTaken) return invalid(c, { doctor_name: [messages.nameTaken] });
        if (error instanceof InvitationGone) return goneLink(c);
        throw error;
      }
    },
    { messageOf: setupMessage },
  );
}

/** Compares the name only with public doctors: a pending doctor must not block a name for its owner. */
const invitedDoctorSchema = (stores: Pick<Stores, 'doctors'>) =>
  v.intersect([
    newDoctorSchema(stores, 'public'),
    v.object({
      token: v.string(),
      practice_title: v.nullish(v.pipe(v.string('string'), v.maxLength(255, 'max:255'))),
    }),
  ]);
