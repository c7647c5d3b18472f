import type { ChromeLauncher } from '@web/test-runner-chrome';

export type Page = ReturnType<ChromeLauncher['getPage']>;

/** The runner's own page, through its launcher, which the runner does not type. */
export function pageUnderTest(launcher: object, sessionId: string): Page {
  return (launcher as Pick<ChromeLauncher, 'getPage'>).getPage(sessionId);
}
