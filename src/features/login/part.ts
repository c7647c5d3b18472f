import { login } from '../../api/session';
import { definePart } from '../../state/parts';

/** Begins a session. */
export const loginPart = definePart(({ client, session }) => ({
  /** Rejects with a `Failure`; one with an error of `code` asks for the second factor. */
  async login(username: string, password: string, code?: string): Promise<void> {
    const request = { username, password, ...(code === undefined ? {} : { code }) };
    session.begin((await client.call(login, request)).access_token);
  },
  clear: () => undefined,
}));
