import { register, type RegistrationRequest } from './registration.contract';
import { definePart } from '../../state/parts';

/** Registers a doctor. */
export const registrationPart = definePart(({ client, session }) => ({
  /** Logs in at once if the server returns a token. Rejects with a `Failure`. */
  async register(form: RegistrationRequest): Promise<'logged-in' | 'registered'> {
    const { access_token } = await client.call(register, form);
    if (access_token === null) return 'registered';
    session.begin(access_token);
    return 'logged-in';
  },
  clear: () => undefined,
}));
