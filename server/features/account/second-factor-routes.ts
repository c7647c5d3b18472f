import type { Context } from 'hono';
import { encode } from 'uqr';
import * as calls from '../../../src/features/account/contract';
import type { CallRoute, Handle } from '../../http/handle';
import { invalid, problem } from '../../http/responses';
import type { ServerEnv } from '../../http/server-env';
import type { Throttle } from '../../http/throttle';
import { brokenRule, withRequest } from '../../http/validation';
import { wrongPassword } from '../../identity/login-calls';
import type { Stores } from '../../stores';

/** `guesses` counts the attempts of each session. */
export function secondFactorRoutes(
  stores: Pick<Stores, 'accounts' | 'doctors' | 'secondFactor'>,
  handle: Handle,
  guesses: Throttle,
): CallRoute[] {
  const proof = (action: string) => ({ log: { action, provesIdentity: true }, right: 'second-factor' }) as const;
  return [
    handle(
      calls.secondFactorBegin,
      proof('second-factor.begun'),
      withRequest(calls.secondFactorBeginRequestSchema, async (c, { current_password }) => {
        const { doctorId } = c.get('session');
        const refusal = await wrongPassword(stores, guesses, c, current_password);
        if (refusal) return refusal;
        const doctor = stores.doctors.doctorOf(doctorId);
        const setup = doctor ? stores.secondFactor.beginSecondFactor(doctorId, doctor.email) : null;
        if (!setup) return problem(c, 409, 'Dvojstupňové overenie je už zapnuté.');
        return c.json({ ...setup, qr: qrCode(setup.uri) } satisfies calls.SecondFactorSetup);
      }),
    ),
    handle(
      calls.secondFactorConfirm,
      proof('second-factor.set'),
      withRequest(calls.secondFactorConfirmRequestSchema, (c, { code }) => {
        const { doctorId, tokenHash } = c.get('session');
        const refusal = guesses.attempt(c, tokenHash);
        if (refusal) return refusal;
        const recovery_codes = stores.secondFactor.confirmSecondFactor(doctorId, code);
        if (recovery_codes === 'none')
          return problem(c, 409, 'Platnosť nastavenia sa skončila. Začnite, prosím, znova.');
        if (recovery_codes === 'wrong') return invalid(c, brokenRule('code', 'wrong_code'));
        return c.json({ recovery_codes } satisfies calls.RecoveryCodes);
      }),
    ),
    handle(
      calls.secondFactorEnd,
      proof('second-factor.removed'),
      withProof(stores, guesses, (c) => {
        stores.secondFactor.endSecondFactor(c.get('session').doctorId);
        return c.body(null, 204);
      }),
    ),
    handle(
      calls.recoveryCodesRenew,
      proof('second-factor.codes-renewed'),
      withProof(stores, guesses, (c) => {
        const recovery_codes = stores.secondFactor.renewRecoveryCodes(c.get('session').doctorId);
        return c.json({ recovery_codes } satisfies calls.RecoveryCodes);
      }),
    ),
  ];
}

/** Requires both factors again: somebody at an open panel who knows the password must not be able to remove the second factor. */
function withProof(
  stores: Pick<Stores, 'accounts' | 'secondFactor'>,
  guesses: Throttle,
  respond: (c: Context<ServerEnv>) => Response,
) {
  return withRequest(calls.secondFactorProofRequestSchema, async (c, { current_password, code }) => {
    const { doctorId } = c.get('session');
    if (!stores.secondFactor.hasSecondFactor(doctorId)) return problem(c, 409, 'Dvojstupňové overenie nie je zapnuté.');
    const refusal = await wrongPassword(stores, guesses, c, current_password);
    if (refusal) return refusal;
    if (code === null) return invalid(c, brokenRule('code', 'code'));
    if (!stores.secondFactor.useCode(doctorId, code)) return invalid(c, brokenRule('code', 'wrong_code'));
    return respond(c);
  });
}

/** A QR code as rows of `1` and `0`, with the light border that cameras need. */
const qrCode = (text: string): string[] =>
  encode(text, { border: QUIET_ZONE }).data.map((row) => row.map((isDark) => (isDark ? '1' : '0')).join(''));

const QUIET_ZONE = 4;
