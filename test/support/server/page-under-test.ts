import type { ChromeLauncher } from '@web/test-runner-chrome';

export type Page = ReturnType<ChromeLauncher['getPage']>;

/** The page of a session of the runner. The runner's types do not include the launcher's `getPage`. */
export function pageUnderTest(launcher: object, sessionId: string): Page {
  return (launcher as Pick<ChromeLauncher, 'getPage'>).getPage(sessionId);
}
