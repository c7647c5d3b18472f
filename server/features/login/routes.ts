import type { Context } from 'hono';
import * as v from 'valibot';
import { login, loginRequestSchema, logout, type LoginAnswer } from '../../../src/api/session';
import type { CallRoute, Handle } from '../../http/handle';
import { invalid } from '../../http/responses';
import { fieldsOf } from '../../http/request-body';
import type { ServerEnv } from '../../http/server-env';
import { createThrottle } from '../../http/throttle';
import { brokenRule, validate } from '../../http/validation';
import type { Urgency } from '../../identity/passwords';
import { normalisedEmail } from '../../identity/logins';
import { openSession, placeOf } from '../../identity/login-calls';
import type { Stores } from '../../stores';

export function loginRoutes(
  stores: Pick<Stores, 'accounts' | 'places' | 'recordIds' | 'secondFactor' | 'sessions'>,
  handle: Handle,
): CallRoute[] {
  const throttle = createLoginThrottle(stores);
  return [
    handle(
      login,
      {
        log: {
          action: 'session.started',
          startsSession: true,
          provesIdentity: true,
          // The id of the attempted account, never the typed name.
          doctor: (c) => stores.recordIds.loginOf(fieldsOf(c)['username']),
        },
        right: 'open',
      },
      // With a second factor, the right password without a code gets 422 at `code`.
      async (c) => {
        const fields = fieldsOf(c);
        // Invalid requests count as attempts, too.
        const name = v.safeParse(loginRequestSchema.entries.username, fields['username']);
        const attempt = throttle(c, name.success ? name.output : '');
        if (attempt.refusal) return attempt.refusal;
        const credentials = validate(loginRequestSchema, fields);
        if ('errors' in credentials) return invalid(c, credentials.errors);
        const { username, password, code } = credentials.value;
        const account = await stores.accounts.checkPassword(username, password, attempt.urgency);
        if (account === null) return invalid(c, brokenRule('username', 'credentials'));
        if (account.status === 'disabled') return invalid(c, brokenRule('username', 'disabled'));
        // Only the doctor can have a second factor.
        if (account.colleagueId === null && stores.secondFactor.hasSecondFactor(account.doctorId)) {
          if (code === null) return invalid(c, brokenRule('code', 'code'));
          const refusal = attempt.attemptCode();
          if (refusal) return refusal;
          if (!stores.secondFactor.useCode(account.doctorId, code)) return invalid(c, brokenRule('code', 'wrong_code'));
        }
        return c.json({ access_token: openSession(stores, c, account) } satisfies LoginAnswer);
      },
    ),
    // Also closes the sockets that this session authorized.
    handle(logout, { log: { action: 'session.ended' }, right: 'everybody' }, (c) => {
      stores.sessions.logOut(c.get('session'));
      return c.body(null, 204);
    }),
  ];
}

interface LoginAttempt {
  /** The response after too many attempts. */
  refusal: Response | undefined;
  urgency: Urgency;
  /** Counts an attempt at the second factor, whose six digits are easily guessed. */
  attemptCode(): Response | undefined;
}

type LoginThrottle = (c: Context<ServerEnv>, username: string) => LoginAttempt;

/**
 * Prevents guessing without letting attackers lock out the doctor: attempts are counted by browser if it has logged in to this account
 * before, otherwise by address if the account is known there. All other clients share one limit per account.
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
