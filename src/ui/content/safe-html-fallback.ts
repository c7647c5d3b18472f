import DOMPurify from 'dompurify';

/**
 * `Element.setHTML` for browsers without it. Under Trusted Types DOMPurify needs the policy `dompurify`.
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
