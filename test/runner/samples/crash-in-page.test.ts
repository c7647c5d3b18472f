import { executeServerCommand } from '@web/test-runner-commands';
import { isFirstRun } from './remember-in-page';

describe('a page', () => {
  it('passes before', () => {});
  it('crashes once', async () => {
    if (!(await isFirstRun('crash'))) return;
    await executeServerCommand('page:crash', {});
    // Nothing more runs here.
    await new Promise(() => undefined);
  });
});
