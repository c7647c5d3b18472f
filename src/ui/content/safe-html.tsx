import { useLayoutEffect, useRef } from 'react';
import { CHUNK_TIMEOUT_MS } from '../../constants';
import { loadChunk } from '../../lib/load-chunk';

/** Sanitized HTML from the server: text formatting and safe links only. */
export function SafeHtml({ html, className }: { html: string; className?: string }) {
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const target = container.current;
    if (!target) return;
    let isCurrent = true;
    if (typeof target.setHTML === 'function') {
      target.setHTML(html, { sanitizer });
      hardenLinks(target);
    } else {
      // Loaded only by browsers without the Sanitizer API.
      target.textContent = '';
      loadChunk('safe-html', () => import('./safe-html-fallback'), CHUNK_TIMEOUT_MS)
        .then(({ purify }) => {
          if (!isCurrent) return;
          target.replaceChildren(purify(html, ALLOWED));
          hardenLinks(target);
        })
        .catch(() => {
          if (isCurrent) target.textContent = html.replace(/<[^>]*>/g, ' ');
        });
    }
    return () => {
      isCurrent = false;
    };
  }, [html]);
  return <div ref={container} className={className} />;
}

const ALLOWED = ['b', 'strong', 'i', 'em', 'u', 'small', 'br', 'p', 'ul', 'ol', 'li', 'span', 'a'];

const sanitizer = {
  elements: ALLOWED.map((name) => (name === 'a' ? { name, attributes: ['href'] } : { name, attributes: [] })),
  // Common elements that are not allowed keep their content; all others are removed with it.
  replaceWithChildrenElements: [
    'div',
    'section',
    'article',
    'header',
    'footer',
    'center',
    'blockquote',
    'pre',
    'code',
    'font',
    'mark',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'table',
    'tbody',
    'thead',
    'tr',
    'td',
    'th',
    'sub',
    'sup',
    's',
    'del',
  ],
};

const PROTOCOLS = /^(?:https?|mailto|tel):$/;

/** Keeps only absolute addresses with safe protocols, and sends no referrer. */
function hardenLinks(root: Element): void {
  for (const link of root.querySelectorAll('a')) {
    const address = link.getAttribute('href')?.trim() ?? '';
    if (!URL.canParse(address) || !PROTOCOLS.test(new URL(address).protocol)) {
      link.removeAttribute('href');
      continue;
    }
    link.rel = 'noopener noreferrer nofollow';
    link.target = '_blank';
    link.referrerPolicy = 'no-referrer';
  }
}

interface SanitizerConfig {
  elements: { name: string; attributes: string[] }[];
  replaceWithChildrenElements: string[];
}

declare global {
  interface Element {
    /** Not in every browser yet. */
    setHTML?(html: string, options?: { sanitizer: SanitizerConfig }): void;
  }
}
