import type { ChromeLauncher } from '@web/test-runner-chrome';

export type Page = ReturnType<ChromeLauncher['getPage']>;

/** The runner's own page, through its launcher, whose type the runner does not tell. */
export function pageUnderTest(launcher: object, sessionId: string): Page {
  return (launcher as Pick<ChromeLauncher, 'getPage'>).getPage(sessionId);
}
