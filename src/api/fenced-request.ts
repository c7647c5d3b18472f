export interface FencedRequest {
  request: XMLHttpRequest;
  release(): void;
}

/**
 * An `XMLHttpRequest` that cannot leave the API's origin. It follows redirects by itself, and only a content security policy can block one
 * to another origin: the request is made in an empty frame with such a policy. `null` if the page cannot access its frames.
 */
export async function createFencedRequest(apiBase: string): Promise<FencedRequest | null> {
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
