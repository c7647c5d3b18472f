import { css as gooberCss } from 'goober';

/** The rules of all elements, in one sheet: a strict content security policy and Trusted Types forbid a `<style>`. */
let text = '';
/** A sheet belongs to one document: a moved element may be in another one. */
const sheets = new Map<Document, CSSStyleSheet>();
let isDirty = false;

function setText(next: string): void {
  text = next;
  if (isDirty) return;
  isDirty = true;
  // Modules define many classes at once: parse them together.
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

/** Adds finished rules that are not there yet. The build calls this instead of the functions below (`build/compile-styles.mjs`). */
export function addRules(...parts: string[]): void {
  setText(parts.reduce((all, rules) => (all.includes(rules) ? all : all + rules), text));
}

/** goober writes to the text node of a `<style>`. This fake one is the text of the sheet. */
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
/** Adds rules that are not bound to a class. goober keeps one text of them and puts the next in its place: it gets all of them. */
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
