import { once } from 'node:events';
import { connect } from 'node:tls';
import { administrationInit } from '../src/features/practice/contract';
import { isAnswer, type Client, type Outcome } from './client';
import { MENDS, wordsOf } from './words';
import type { CheckOptions } from './options';
import type { Report } from './report';

/** `reached`: the address can be checked. `missing`: a server is there, but with a fault. `nothing`: there is no server. */
type Reached = 'reached' | 'missing' | 'nothing';

export async function checkAddress(options: CheckOptions, client: Client, report: Report): Promise<Reached> {
  const url = new URL(options.base);
  const outcome = await client.call(administrationInit);
  const answers = report.line('address.answers', 'A server answers there');
  const tls = report.line('address.tls', 'TLS with a certificate that is accepted');
  const stays = report.line('address.stays', 'The calls are not redirected to another address');

  if (!isAnswer(outcome)) {
    const isCertificate = outcome.kind === 'certificate';
    const came = outcome.trouble;
    answers.settle(isCertificate, { expected: 'an answer', came });
    if (isCertificate) tls.missing({ expected: 'a valid certificate for this name', came, mend: MENDS.certificate });
    else tls.unseen('no answer came');
    stays.unseen('no answer came');
    return isCertificate ? 'missing' : 'nothing';
  }
  answers.holds();

  if (url.protocol === 'https:') tls.holds(await certificateNote(url, options.timeoutMs));
  else if (isThisMachine(url.hostname)) tls.unseen('an address of this machine needs none');
  else
    tls.missing({
      expected: 'https://',
      came: 'http:// – names, notes and the token can be read on the way',
      mend: MENDS.tls,
    });

  const other = movedTo(outcome, url, options.pathOf(administrationInit));
  stays.settle(other === null, {
    expected: 'an answer from this address',
    came: wordsOf(outcome),
    mend: `Set api-base to ${other}.`,
  });
  return other === null ? 'reached' : 'missing';
}

/** The API's address if a redirect leads to another origin; only its origin if the path changes too (a login page). */
function movedTo(outcome: Outcome, base: URL, path: string): string | null {
  const location =
    isAnswer(outcome) && outcome.status >= 300 && outcome.status <= 399 ? outcome.headers.get('location') : null;
  if (location === null || !URL.canParse(location, base)) return null;
  const target = new URL(location, base);
  if (target.pathname.replace(/\/$/, '').endsWith(path) && target.origin !== base.origin)
    return target.origin + target.pathname.replace(/\/$/, '').slice(0, -path.length);
  return target.origin === base.origin ? null : target.origin;
}

/** Includes the reserved names `localhost` and `.test`. */
const isThisMachine = (name: string) =>
  /(?:^|\.)(?:localhost|test)$/.test(name) || name === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(name);

/** Expiry of the certificate, which the call before has verified. */
async function certificateNote(url: URL, timeoutMs: number): Promise<string | undefined> {
  const socket = connect({ host: url.hostname, port: Number(url.port || 443), servername: url.hostname });
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(timeoutMs) });
    const until = new Date(socket.getPeerCertificate().valid_to);
    return `valid until ${until.toISOString().slice(0, 10)}`;
  } catch {
    // No connection in time, or a date that cannot be read: the line holds without a note.
    return undefined;
  } finally {
    socket.destroy();
  }
}
