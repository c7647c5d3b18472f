import DOMPurify from 'dompurify';
import { LAST_CODE_POINT } from '../../constants';

/**
 * `Element.setHTML` for browsers without it. Under Trusted Types DOMPurify needs the policy `dompurify`: if the page does not allow that
 * policy, nothing can be parsed, and only the text is shown.
 */
export function purify(html: string, allowed: readonly string[]): DocumentFragment {
  canParse ??= sanitize('<b>a</b>', ['b'])?.textContent === 'a';
  const clean = canParse ? sanitize(html, allowed) : null;
  if (clean) return clean;
  const text = new DocumentFragment();
  text.append(textOf(html));
  return text;
}

/** Probed once: DOMPurify reports no parse failure, but returns „null“ as a text. */
let canParse: boolean | undefined;

function sanitize(html: string, allowed: readonly string[]): DocumentFragment | null {
  const clean: unknown = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: [...allowed],
    ALLOWED_ATTR: ['href'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  return clean instanceof DocumentFragment ? clean : null;
}

/** Extracts the text of HTML by regular expressions. The result is inserted as text, so remaining markup stays harmless. */
const textOf = (html: string): string =>
  html
    .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, ' ')
    .replace(/<\/?(?:b|strong|i|em|u|small|span|a)\b[^>]*>/gi, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole: string, decimal?: string, hex?: string, name?: string) => {
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      if (name !== undefined) return NAMED.get(name) ?? whole;
      return code > 0 && code <= LAST_CODE_POINT ? String.fromCodePoint(code) : whole;
    })
    .replace(/\s+/g, ' ')
    .trim();

const NAMED = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', '\u00a0'],
  ['ndash', '–'],
  ['mdash', '—'],
  ['hellip', '…'],
]);
