import { css as gooberCss } from 'goober';

/**
 * The style sheet of all elements. goober writes to the text node of a `<style>`, which a strict content security policy and
 * Trusted Types forbid: this fake target forwards the text to a constructable style sheet.
 */
const sink = {
  text: '',
  /** A sheet belongs to one document: a moved element may be in another one. */
  sheets: new Map<Document, CSSStyleSheet>(),
  isDirty: false,
  get firstChild() {
    return sink;
  },
  parentNode: {},
  get data() {
    return sink.text;
  },
  set data(text: string) {
    sink.text = text;
    if (sink.isDirty) return;
    sink.isDirty = true;
    // Modules define many classes at once: parse them together.
    queueMicrotask(flush);
  },
  querySelector: () => sink,
};

/** Creates a class. Each declaration must end with a semicolon, or goober drops it. */
export const css = boundTo({ target: sink });
/** Adds rules that are not bound to a class. goober keeps one text of them and puts the next in its place: it gets all of them. */
export function addGlobalRules(rules: string): string {
  globalRules += rules;
  return globalCss`${globalRules}`;
}
let globalRules = '';
const globalCss = boundTo({ target: sink, g: 1 });
/** Creates an animation, and returns its name. */
export const keyframes = boundTo({ target: sink, k: 1 });

/** Adopts the sheet in a shadow root. */
export function adoptStyles(root: ShadowRoot): void {
  const { ownerDocument: page } = root;
  const { defaultView: realm } = page;
  const sheet = sink.sheets.get(page) ?? new (realm ?? window).CSSStyleSheet();
  for (const other of sink.sheets.keys()) if (!other.defaultView) sink.sheets.delete(other);
  sink.sheets.set(page, sheet);
  flush();
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
}

/** goober reads its options from `this`. */
function boundTo(options: object): typeof gooberCss {
  return (...parts) => Reflect.apply(gooberCss, options, parts);
}

/** Joins the truthy class names. */
export const classes = (...names: (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ');

function flush(): void {
  if (sink.sheets.size === 0) return;
  sink.isDirty = false;
  sink.sheets.forEach((sheet) => sheet.replaceSync(sink.text));
}
