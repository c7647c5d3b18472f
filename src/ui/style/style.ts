import { css as gooberCss } from 'goober';

/** The rules of all elements, in one sheet: a strict content security policy and Trusted Types forbid a `<style>`. */
let text = '';
/** A sheet for each document: an element may be moved to another document. */
const sheets = new Map<Document, CSSStyleSheet>();
let isDirty = false;

function setText(next: string): void {
  text = next;
  if (isDirty) return;
  isDirty = true;
  // Batched: modules define many classes at once.
  queueMicrotask(flush);
}

function flush(): void {
  if (sheets.size === 0) return;
  isDirty = false;
  sheets.forEach((sheet) => sheet.replaceSync(text));
}

/** Adopts the sheet in a shadow root. */
export function adoptStyles(root: ShadowRoot): void {
  const { ownerDocument: page } = root;
  const { defaultView: realm } = page;
  const sheet = sheets.get(page) ?? new (realm ?? window).CSSStyleSheet();
  for (const other of sheets.keys()) if (!other.defaultView) sheets.delete(other);
  sheets.set(page, sheet);
  flush();
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
}

/** Adds compiled rules that are not yet in the sheet. The build calls this instead of the functions below (`build/compile-styles.mjs`). */
export function addRules(...parts: string[]): void {
  setText(parts.reduce((all, rules) => (all.includes(rules) ? all : all + rules), text));
}

/** A fake `<style>`, to whose text node goober writes: it redirects the text to the sheet. */
const target = {
  get firstChild() {
    return target;
  },
  parentNode: {},
  get data() {
    return text;
  },
  set data(next: string) {
    setText(next);
  },
  querySelector: () => target,
};

/** Creates a class. Each declaration must end with a semicolon, or goober drops it. */
export const css = boundTo({ target });
/** Adds rules that are not bound to a class. goober replaces the previous global rules with each call: it gets all of them every time. */
export function addGlobalRules(rules: string): string {
  globalRules += rules;
  return globalCss`${globalRules}`;
}
let globalRules = '';
const globalCss = boundTo({ target, g: 1 });
/** Creates an animation, and returns its name. */
export const keyframes = boundTo({ target, k: 1 });

/** goober reads its options from `this`. */
function boundTo(options: object): typeof gooberCss {
  return (...parts) => Reflect.apply(gooberCss, options, parts);
}

/** Joins the truthy class names. */
export const classes = (...names: (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ');
