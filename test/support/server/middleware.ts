import type { TestRunnerCoreConfig } from '@web/test-runner';

export type Middleware = NonNullable<TestRunnerCoreConfig['middleware']>[number];
