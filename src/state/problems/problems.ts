import type { Failure } from '../../api/failure';
import { PROBE_TIMEOUT_MS } from '../../constants';
import { loadChunk } from '../../lib/load-chunk';
import type { DiagnosisContext } from './diagnosis';
import type { ProblemCode } from './report-once';

export type Problems = ReturnType<typeof createProblems>;

/** Mistakes that a developer has to fix. Their texts and the diagnosis load with the first report. */
export function createProblems(context: DiagnosisContext) {
  const load = () => loadChunk('diagnosis', () => import('./diagnosis'), PROBE_TIMEOUT_MS);
  const nothing = () => undefined;
  return {
    /** Reports a problem once. `subject` is never personal. A failure is reported only if no retry can change it. */
    report(code: ProblemCode, subject: string | Failure): void {
      void load().then(({ report }) => report(context, code, subject), nothing);
    },
    /** Finds the real cause of a failed call of this path. */
    async explain(failure: Failure, path: string): Promise<Failure> {
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
