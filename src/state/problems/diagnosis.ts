import { pathOf, type Call } from '../../api/define-call';
import { Failure } from '../../api/failure';
import { PROBE_LIFETIME_MS, PROBE_TIMEOUT_MS } from '../../constants';
import { errorReported, type Events } from '../events';
import type { StoreConfig } from '../store-config';
import { type ProblemCode, reportOnce } from './report-once';

export interface DiagnosisContext {
  config: StoreConfig;
  events: Pick<Events, 'emit'>;
  /** Calls that every server has; the first one needs a session. */
  probes: readonly [Call, ...Call[]];
}

export function report({ config, events }: DiagnosisContext, code: ProblemCode, what: string | Failure): void {
  if (typeof what !== 'string' && !isLasting(what)) return;
  const subject = typeof what === 'string' ? what : String(what.status ?? what.kind);
  reportOnce({ code, subject, where: config.apiBase }, (detail) => events.emit(errorReported, detail));
}

/** A refusal that no retry can change. */
const isLasting = ({ kind, status }: Failure): boolean =>
  kind === 'malformed' || (status !== null && status >= 400 && status < 500 && status !== 408 && status !== 429);

/** Reports a wrong `api-base`: a call that every server has is not found, or the response is not JSON. */
export function suspectBase(context: DiagnosisContext, { status, cause }: Failure, path: string): void {
  const known = context.probes.map((call) => pathOf(call, context.config.endpoints));
  const reason = cause instanceof Error ? cause.message : '';
  if (status === 404 && known.includes(path)) report(context, 'api-base', '404');
  else if (reason === 'not JSON' || reason === 'redirected') report(context, 'api-base', reason);
}

const results = new WeakMap<DiagnosisContext, { isBlocked: Promise<boolean>; at: number }>();

/** Browsers report a call blocked by CORS like a lost network: requests without a token distinguish the two. */
export async function explainOffline(context: DiagnosisContext, failure: Failure): Promise<Failure> {
  const last = results.get(context);
  const known =
    last && Date.now() - last.at < PROBE_LIFETIME_MS ? last : { isBlocked: isStoppedByCors(context), at: Date.now() };
  results.set(context, known);
  if (!(await known.isBlocked)) return failure;
  report(context, 'cors', '');
  return new Failure('cors', null, {}, null, { cause: failure.cause });
}

/** Whether the server responds, but CORS blocks this page. Checks the network before and after: it may have been lost in between. */
async function isStoppedByCors({ config: { apiBase, endpoints }, probes }: DiagnosisContext): Promise<boolean> {
  const url = apiBase + pathOf(probes[0], endpoints);
  const asPanel = { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest', 'Idempotency-Key': 'probe' };
  // Cross-Origin-Resource-Policy closes the practice server's calls to other origins, but not its scripts.
  const open = `${new URL(apiBase).origin}/ordinacia/integrity.json`;
  const isReached = async () => {
    const reached = await Promise.all([url, open].map((one) => isReachable(one, { mode: 'no-cors' })));
    return reached.includes(true);
  };
  return (await isReached()) && !(await isReachable(url, { headers: asPanel })) && (await isReached());
}

async function isReachable(url: string, options: RequestInit): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PROBE_TIMEOUT_MS);
    await fetch(url, { ...options, credentials: 'omit', cache: 'no-store', signal });
    return true;
  } catch {
    return false;
  }
}
