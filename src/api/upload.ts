import { Failure } from './failure';
import type { Answer } from './exchange';

export interface Upload {
  headers: Readonly<Record<string, string>>;
  /** Milliseconds for the whole exchange. */
  timeout: number;
  signal: AbortSignal | undefined;
  /** The part that has been sent, 0 to 1. */
  onProgress: ((part: number) => void) | undefined;
}

/**
 * One multipart POST and its whole answer. By `XMLHttpRequest`, because `fetch` does not tell how much of a body has gone
 * out. Rejects with a failure of kind `aborted`, `timeout` or `offline`.
 */
export function upload(url: string, body: FormData, { headers, timeout, signal, onProgress }: Upload): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const giveUp = () => request.abort();
    const fail = (kind: 'aborted' | 'timeout' | 'offline') => () => {
      signal?.removeEventListener('abort', giveUp);
      reject(new Failure(kind));
    };
    request.open('POST', url);
    Object.entries(headers).forEach(([name, value]) => request.setRequestHeader(name, value));
    request.timeout = timeout;
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onabort = fail('aborted');
    request.ontimeout = fail('timeout');
    request.onerror = fail('offline');
    request.onload = () => {
      signal?.removeEventListener('abort', giveUp);
      resolve({
        status: request.status,
        headers: headersOf(request),
        text: request.responseText,
        // It follows redirects without asking: what came from another address is a login page.
        isRedirected: request.responseURL !== new URL(url, document.baseURI).href,
      });
    };
    signal?.addEventListener('abort', giveUp);
    if (signal?.aborted) fail('aborted')();
    else request.send(body);
  });
}

function headersOf(request: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const [name, ...value] = line.split(': ');
    if (name) headers.append(name, value.join(': '));
  }
  return headers;
}
