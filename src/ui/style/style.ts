import { css as gooberCss } from 'goober';

/**
 * The one style sheet of all elements. goober wants to write into the text node of a `<style>`, which a strict content
 * security policy and Trusted Types forbid: it gets an object that looks like one and feeds a constructable sheet.
 */
const sink = {
  text: '',
  sheet: null as CSSStyleSheet | null,
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
    // Modules define their classes in bursts: one parse for all of them.
    queueMicrotask(flush);
  },
  querySelector: () => sink,
};

/** A class from its declarations. Each ends with a semicolon, or goober drops it. */
export const css = boundTo({ target: sink });
/** Adds rules that are not bound to a class. */
export const addGlobalRules = (rules: string): string => globalCss`${rules}`;
const globalCss = boundTo({ target: sink, g: 1 });
/** The name of an animation. */
export const keyframes = boundTo({ target: sink, k: 1 });

/** Lets a shadow root use the sheet, now and as it grows. */
export function adoptStyles(root: ShadowRoot): void {
  const sheet = (sink.sheet ??= new CSSStyleSheet());
  flush();
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
}

/** goober takes its options from `this`. */
function boundTo(options: object): typeof gooberCss {
  return (...parts) => Reflect.apply(gooberCss, options, parts);
}

/** Joins the class names that apply. */
export const classes = (...names: (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ');

function flush(): void {
  if (!sink.sheet) return;
  sink.isDirty = false;
  sink.sheet.replaceSync(sink.text);
}
