/** Marks a text as CSS: the build minifies it, editors highlight it. */
export const rules = String.raw;

const sheets = new WeakMap<ShadowRoot, { sheet: CSSStyleSheet; page: Document }>();

/** Gives a shadow root its own sheet, without a `<style>`: a strict policy of the page forbids that. A sheet belongs to one document. */
export function adoptRules(root: ShadowRoot, text: string): void {
  const { ownerDocument: page } = root;
  const known = sheets.get(root);
  const sheet = known?.page === page ? known.sheet : new (page.defaultView ?? window).CSSStyleSheet();
  sheets.set(root, { sheet, page });
  sheet.replaceSync(text);
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}

/** A window so low that sticky elements would hide the focused one: nothing may be sticky. At 400 % zoom a window is 225 px high. */
export const lowWindow = '@media (max-height: 439.98px)';
/** Any other window. */
export const highWindow = '@media (min-height: 440px)';

/** Styles that extend a link's or button's click area to its nearest positioned ancestor. */
export const stretchedLink = `
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--radius);
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 3px solid var(--primary);
    outline-offset: 2px;
  }
`;
