import { pathOf, type Call } from '../../api/define-call';
import { Failure } from '../../api/failure';
import { PROBE_BELIEVED_MS, PROBE_TIMEOUT_MS } from '../../constants';
import { errorReported, type Events } from '../events';
import type { StoreConfig } from '../store-config';
import type { ProblemCode } from './problem-codes';
import { tellOnce } from './tell';

export interface DiagnosisContext {
  config: StoreConfig;
  events: Pick<Events, 'emit'>;
  /** Calls that every server has; the first one needs a session. */
  probes: readonly [Call, ...Call[]];
}

export function tell({ config, events }: DiagnosisContext, code: ProblemCode, what: string | Failure): void {
  if (typeof what !== 'string' && !isLasting(what)) return;
  const subject = typeof what === 'string' ? what : String(what.status ?? what.kind);
  tellOnce({ code, subject, where: config.apiBase }, (detail) => events.emit(errorReported, detail));
}

/** A refusal that will not change by itself. */
const isLasting = ({ kind, status }: Failure): boolean =>
  kind === 'malformed' || (status !== null && status >= 400 && status < 500 && status !== 408 && status !== 429);

/** Reports a server that is not ours: a call that every server has is not found, or something else responds. */
export function suspectBase(context: DiagnosisContext, { status, cause }: Failure, path: string): void {
  const known = context.probes.map((call) => pathOf(call, context.config.endpoints));
  const reason = cause instanceof Error ? cause.message : '';
  if (status === 404 && known.includes(path)) tell(context, 'api-base', '404');
  else if (reason === 'not JSON' || reason === 'redirected') tell(context, 'api-base', reason);
}

const found = new WeakMap<DiagnosisContext, { isBlocked: Promise<boolean>; at: number }>();

/** A browser says of a call that CORS has stopped only what it says of a network that is gone: requests without a token tell them apart. */
export async function explainOffline(context: DiagnosisContext, failure: Failure): Promise<Failure> {
  const last = found.get(context);
  const known =
    last && Date.now() - last.at < PROBE_BELIEVED_MS ? last : { isBlocked: isStoppedByCors(context), at: Date.now() };
  found.set(context, known);
  if (!(await known.isBlocked)) return failure;
  tell(context, 'cors', '');
  return new Failure('cors', null, {}, null, { cause: failure.cause });
}

/** Whether the server answers, but not this page. In between, a network that is gone could not have come and gone. */
async function isStoppedByCors({ config: { apiBase, endpoints }, probes }: DiagnosisContext): Promise<boolean> {
  const url = apiBase + pathOf(probes[0], endpoints);
  const asPanel = { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest', 'Idempotency-Key': 'probe' };
  // The practice server's own calls are closed to every other origin (Cross-Origin-Resource-Policy), its scripts to none.
  const open = `${new URL(apiBase).origin}/ordinacia/integrity.json`;
  const isReached = async () => {
    const reached = await Promise.all([url, open].map((one) => answers(one, { mode: 'no-cors' })));
    return reached.includes(true);
  };
  return (await isReached()) && !(await answers(url, { headers: asPanel })) && (await isReached());
}

async function answers(url: string, options: RequestInit): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PROBE_TIMEOUT_MS);
    await fetch(url, { ...options, credentials: 'omit', cache: 'no-store', signal });
    return true;
  } catch {
    return false;
  }
}
