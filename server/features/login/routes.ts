import type { Context, Handler } from 'hono';
import * as v from 'valibot';
import { login, loginRequestSchema, logout, type LoginAnswer } from '../../../src/api/session';
import type { CallRoute } from '../../http/call-routes';
import type { Handle } from '../../http/handle';
import { invalid } from '../../http/problems';
import { fieldsOf } from '../../http/request-body';
import type { ServerEnv } from '../../http/server-env';
import { createThrottle } from '../../http/throttle';
import { brokenRule, validate } from '../../http/validation';
import type { Urgency } from '../../identity/hashing';
import { normalisedEmail } from '../../identity/logins';
import { openSession, placeOf } from '../../identity/open-session';
import type { Stores } from '../../stores';

export function loginRoutes(
  stores: Pick<Stores, 'accounts' | 'places' | 'recordIds' | 'secondFactor' | 'sessions'>,
  handle: Handle,
): CallRoute[] {
  return [
    handle(
      login,
      {
        log: {
          action: 'session.started',
          startsSession: true,
          isProof: true,
          // The account that somebody tried to get into: its id, never the name that was typed.
          doctor: (c) => stores.recordIds.loginOf(fieldsOf(c)['username']),
        },
        right: 'open',
      },
      logIn(stores, createLoginThrottle(stores)),
    ),
    // The sockets that this session authorized are closed with it.
    handle(logout, { log: { action: 'session.ended' }, right: 'everybody' }, (c) => {
      stores.sessions.logOut(c.get('session'));
      return c.body(null, 204);
    }),
  ];
}

/** With a second factor the right password alone is answered 422 at `code`. */
function logIn(
  stores: Pick<Stores, 'accounts' | 'places' | 'secondFactor' | 'sessions'>,
  throttle: LoginThrottle,
): Handler<ServerEnv> {
  return async (c) => {
    const fields = fieldsOf(c);
    // Every attempt counts, invalid ones too.
    const name = v.safeParse(loginRequestSchema.entries.username, fields['username']);
    const attempt = throttle(c, name.success ? name.output : '');
    if (attempt.refusal) return attempt.refusal;
    const credentials = validate(loginRequestSchema, fields);
    if ('errors' in credentials) return invalid(c, credentials.errors);
    const { username, password, code } = credentials.value;
    const account = await stores.accounts.checkPassword(username, password, attempt.urgency);
    if (account === null) return invalid(c, brokenRule('username', 'credentials'));
    if (account.status === 'disabled') return invalid(c, brokenRule('username', 'disabled'));
    // The second factor is the doctor's own.
    if (account.colleagueId === null && stores.secondFactor.hasSecondFactor(account.doctorId)) {
      if (code === null) return invalid(c, brokenRule('code', 'code'));
      const refusal = attempt.attemptCode();
      if (refusal) return refusal;
      if (!stores.secondFactor.useCode(account.doctorId, code)) return invalid(c, brokenRule('code', 'wrong_code'));
    }
    return c.json({ access_token: openSession(stores, c, account) } satisfies LoginAnswer);
  };
}

export interface LoginAttempt {
  /** The answer when it is too much. */
  refusal: Response | undefined;
  urgency: Urgency;
  /** Counts an attempt at the second factor, whose six digits are soon guessed. */
  attemptCode(): Response | undefined;
}

export type LoginThrottle = (c: Context<ServerEnv>, username: string) => LoginAttempt;

/**
 * Against guessing, without a lever against the doctor: a browser that has logged in to this account counts only its own attempts, an
 * address from which that was done only those from there. All strangers together share one limit.
 */
function createLoginThrottle(stores: Pick<Stores, 'places'>): LoginThrottle {
  const perAddress = createThrottle({ perMinute: 300 });
  const perPlace = createThrottle({ perMinute: 5 });
  const strangers = createThrottle({ attempts: 20, minutes: 15 });
  const codes = createThrottle({ attempts: 5, minutes: 15 });
  const codesOfDay = createThrottle({ attempts: 30, minutes: 24 * 60 });

  return (c, username) => {
    const name = normalisedEmail(username);
    const place = placeOf(c);
    const familiarity = stores.places.familiarityOf(name, place);
    const here = `${name} ${familiarity === 'device' ? place.device : place.address}`;
    const refuse = () => {
      if (familiarity === 'device') return perPlace.attempt(c, here);
      const refusal = perAddress.attempt(c, place.address);
      return (
        refusal ?? (familiarity === 'stranger' ? strangers.attempt(c, name) : undefined) ?? perPlace.attempt(c, here)
      );
    };
    return {
      refusal: refuse(),
      urgency: familiarity === 'stranger' ? 'stranger' : 'known',
      attemptCode() {
        const key = familiarity === 'stranger' ? name : here;
        return codes.attempt(c, key) ?? codesOfDay.attempt(c, key);
      },
    };
  };
}
