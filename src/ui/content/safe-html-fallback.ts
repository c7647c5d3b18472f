import DOMPurify from 'dompurify';

/**
 * What `Element.setHTML` does, for browsers without it. Under Trusted Types DOMPurify needs a policy of its own name,
 * `dompurify`.
 */
export function purify(html: string, allowed: readonly string[]): DocumentFragment {
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS: [...allowed],
    ALLOWED_ATTR: ['href'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
}
