import type { Context } from 'hono';
import type { Urgency } from '../../identity/hashing';
import { normalisedEmail } from '../../identity/logins';
import type { Stores } from '../../stores';
import type { ServerEnv } from '../../http/server-env';
import { placeOf } from '../../identity/open-session';
import { createThrottle } from '../../http/throttle';

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
export function createLoginThrottle(stores: Pick<Stores, 'places'>): LoginThrottle {
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
