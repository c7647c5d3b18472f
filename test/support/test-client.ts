import { createClient, type Client, type ClientContext } from '../../src/api/client';
import { defineCall } from '../../src/api/define-call';
import { Failure } from '../../src/api/failure';

interface TestClient extends Client {
  rejected: string[];
}

export const API_BASE = 'https://practice.example/base';

const response = (answer: unknown): unknown => answer;
// Calls that resolve with the parsed JSON, without validation.
export const anyGet = defineCall()({ method: 'GET', path: '/api/tickets', response });
export const anyPost = defineCall<object>()({ method: 'POST', path: '/api/ticket-next', response });

export function createTestClient(context: Partial<ClientContext> = {}): TestClient {
  const rejected: string[] = [];
  const client = createClient({
    apiBase: API_BASE,
    endpoints: () => ({}),
    token: () => 'a-token',
    socketId: () => '12.34',
    onUnauthorized(token) {
      rejected.push(token);
      return Promise.resolve(null);
    },
    onFailed: (failure) => Promise.resolve(failure),
    ...context,
  });
  return { ...client, rejected };
}

/** The call's failure; throws when the call succeeds or rejects with anything else. */
export async function failureOf(call: Promise<unknown>): Promise<Failure> {
  const caught: unknown = await call.then(
    () => 'The call succeeded.',
    (error: unknown) => error,
  );
  if (caught instanceof Failure) return caught;
  throw new Error(`not a Failure: ${String(caught)}`);
}
