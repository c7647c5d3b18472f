import type { Failure } from '../../api/failure';
import { PROBE_TIMEOUT_MS } from '../../constants';
import { loadChunk } from '../../lib/load-chunk';
import type { DiagnosisContext } from './diagnosis';
import type { ProblemCode } from './problem-codes';

/** What a developer has to mend. The words, and the finding out, come when there is something to tell. */
export interface Problems {
  /** Tells it once. `subject` is never personal; of a failure it is told where it lasts. */
  tell(code: ProblemCode, subject: string | Failure): void;
  /** What a call of this path really failed for. */
  explain(failure: Failure, path: string): Promise<Failure>;
}

export function createProblems(context: DiagnosisContext): Problems {
  const load = () => loadChunk('diagnosis', () => import('./diagnosis'), PROBE_TIMEOUT_MS);
  const nothing = () => undefined;
  return {
    tell(code, subject) {
      void load().then(({ tell }) => tell(context, code, subject), nothing);
    },
    async explain(failure, path) {
      const { kind, status } = failure;
      if (status === 404 || kind === 'malformed')
        void load().then(({ suspectBase }) => suspectBase(context, failure, path), nothing);
      const isForeign = new URL(context.config.apiBase).origin !== self.origin;
      if (kind !== 'offline' || !isForeign || !navigator.onLine) return failure;
      return load().then(
        ({ explainOffline }) => explainOffline(context, failure),
        () => failure,
      );
    },
  };
}
