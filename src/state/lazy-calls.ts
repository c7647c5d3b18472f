import { loadCalls } from '../api/load-calls';
import type * as formParts from './forms/form-parts';
import type * as waitingTimes from './resources/expected-now';
import type * as recordCalls from './resources/record-calls';
import type { SessionScope } from './session/session-scope';

/** The calls of screens and forms, which the waiting room does without: they come when one of them is first made. */
export interface LazyCalls {
  records(): Promise<typeof recordCalls>;
  forms(): Promise<typeof formParts>;
  /** No calls, but what the waiting room does without until it is drawn. */
  waitingTimes(): Promise<typeof waitingTimes>;
}

/** Calls that come after their session has ended are not made in the next one. `onMissing`: they did not come. */
export function createLazyCalls(scope: SessionScope, onMissing: () => void): LazyCalls {
  return {
    records: () => scope.inSameSession(loadCalls('record-calls', () => import('./resources/record-calls'), onMissing)),
    forms: () => scope.inSameSession(loadCalls('form-parts', () => import('./forms/form-parts'), onMissing)),
    waitingTimes: () =>
      scope.inSameSession(loadCalls('waiting-times', () => import('./resources/expected-now'), onMissing)),
  };
}
