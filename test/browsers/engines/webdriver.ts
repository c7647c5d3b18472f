/** A session of the W3C WebDriver protocol. The tests need only a few commands, so no library is used. */
export interface Session {
  /** `browserName browserVersion`. */
  readonly version: string;
  send(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown>;
}

/** Opens a session at a driver. Commands reject with the driver's message. */
export async function openSession(driver: string, capabilities: object): Promise<Session> {
  const { sessionId, capabilities: actual } = (await send(driver, 'POST', '/session', {
    capabilities: { alwaysMatch: capabilities },
  })) as { sessionId: string; capabilities: { browserName: string; browserVersion: string } };
  return {
    version: `${actual.browserName} ${actual.browserVersion}`,
    send: (method, path, body) => send(driver, method, `/session/${sessionId}${path}`, body),
  };
}

async function send(driver: string, method: string, path: string, body?: object): Promise<unknown> {
  const answer = await fetch(driver + path, { method, body: method === 'POST' ? JSON.stringify(body ?? {}) : null });
  const { value } = (await answer.json()) as { value: unknown };
  if (!answer.ok) {
    const { error, message } = value as { error: string; message: string };
    throw new Error(`${method} ${path.replace(/^\/session\/[^/]+/, '')}: ${error} ${message}`);
  }
  return value;
}

/** An action that clicks at a point of the window. */
export const clickAt = (x: number, y: number) => ({
  type: 'pointer',
  id: 'mouse',
  parameters: { pointerType: 'mouse' },
  actions: [
    { type: 'pointerMove', duration: 0, x, y, origin: 'viewport' },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
});

/** An action that presses keys one after another. */
export const keyStrokes = (values: readonly string[]) => ({
  type: 'key',
  id: 'keyboard',
  actions: values.flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]),
});
