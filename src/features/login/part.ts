import { login } from '../../api/session';
import { definePart } from '../../state/parts';

/** Begins a session. */
export const loginPart = definePart(({ client, session }) => ({
  /** Rejects with a `Failure`; a field error of `code` means that the second factor is required. */
  async login(username: string, password: string, code?: string): Promise<void> {
    const request = { username, password, ...(code === undefined ? {} : { code }) };
    session.begin((await client.call(login, request)).access_token);
  },
  clear: () => undefined,
}));
