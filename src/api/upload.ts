import { UPLOAD_TIMEOUT_MS } from '../constants';
import { withoutPrototype } from '../lib/own-properties';
import { formTexts } from '../texts/forms';
import type { CallOptions, Client } from './client';
import type { Call, ResponseOf } from './define-call';
import { Failure, malformed } from './failure';
import { toRawResponse, hardenedFetch, refuseOutside, type Transport } from './hardened-fetch';

export type UploadOptions = Pick<CallOptions, 'key' | 'signal' | 'token' | 'onProgress'>;

/** A multipart POST that reports its progress. */
export const upload = <Definition extends Call>(
  client: Client,
  definition: Definition,
  body: FormData,
  options: UploadOptions = {},
): Promise<ResponseOf<Definition>> =>
  client.call(definition, body, { ...options, timeout: UPLOAD_TIMEOUT_MS, transport });

/**
 * `XMLHttpRequest`, because `fetch` reports no upload progress; `fetch` if a request could be redirected to another origin. Rejects like
 * {@link hardenedFetch}.
 */
const transport: Transport = async (url, sent, limits) => {
  const { apiBase, timeout, signal, onProgress } = limits;
  refuseOutside(url, apiBase);
  const fenced = await createFencedRequest(apiBase);
  if (!fenced) return hardenedFetch(url, sent, limits);
  const { request, release } = fenced;
  const { method = 'POST', headers, body = null } = withoutPrototype(sent);
  const abort = () => request.abort();
  try {
    return await new Promise((resolve, reject) => {
      const failWith = (kind: 'aborted' | 'timeout' | 'offline') => () => reject(new Failure(kind));
      request.open(method, url);
      new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value));
      request.timeout = timeout;
      request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
      request.onabort = failWith('aborted');
      request.ontimeout = failWith('timeout');
      request.onerror = failWith('offline');
      request.onload = () => {
        // `XMLHttpRequest` follows redirects: reject a response from another address.
        if (request.responseURL !== new URL(url).href) reject(malformed('redirected'));
        else resolve(toRawResponse(request.status, headersOf(request), request.responseText));
      };
      signal?.addEventListener('abort', abort);
      if (signal?.aborted) failWith('aborted')();
      else request.send(body);
    });
  } finally {
    signal?.removeEventListener('abort', abort);
    release();
  }
};

function headersOf(request: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const [name, ...value] = line.split(': ');
    if (name) headers.append(name, value.join(': '));
  }
  return headers;
}

interface FencedRequest {
  request: XMLHttpRequest;
  release(): void;
}

/**
 * An `XMLHttpRequest` that cannot leave the API's origin. It follows redirects by itself, and only a content security policy can block one
 * to another origin: the request is made in an empty frame with such a policy. `null` if the page cannot access its frames.
 */
async function createFencedRequest(apiBase: string): Promise<FencedRequest | null> {
  const frame = document.createElement('iframe');
  frame.style.display = 'none';
  // Some browsers replace the empty document of a new frame.
  await new Promise((resolve) => {
    frame.onload = resolve;
    document.documentElement.append(frame);
  });
  const release = () => frame.remove();
  const { contentDocument: page, contentWindow } = frame;
  if (!page || !contentWindow) {
    release();
    return null;
  }
  const policy = page.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = `connect-src ${new URL(apiBase).origin}`;
  page.head.append(policy);
  return { request: new (contentWindow as Window & typeof globalThis).XMLHttpRequest(), release };
}

/**
 * Reads a chosen file into memory: it is only a reference, unreadable once the file was changed, moved or deleted. Rejects then as if the
 * server had refused the field; nothing is sent.
 */
export async function fileInMemory(file: File, field: string): Promise<File> {
  try {
    return new File([await file.arrayBuffer()], file.name, { type: file.type });
  } catch (cause) {
    throw new Failure('validation', 422, { [field]: [formTexts.file.changed] }, null, { cause });
  }
}
