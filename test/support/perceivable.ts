import axe from 'axe-core';
import { AXE_RULES } from './accessible';
import { until } from './until';

/**
 * Describes parts of the panel that cannot be perceived or reached; empty if there are none. WCAG 2.2: 1.4.3, 1.4.10, 1.4.11 as far as
 * axe checks it, 1.4.12, 2.4.7, 2.4.11, 2.5.8, 4.1.2. `part`: a popup to check instead of the whole panel.
 */
export async function problemsOf(
  element: HTMLElement,
  root: ShadowRoot,
  part: HTMLElement | ShadowRoot = root,
): Promise<string[]> {
  const scrolled = window.scrollY;
  // Charts resize later.
  await until(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth).catch(
    () => undefined,
  );
  const found = [
    ...(await findingsOfAxe(part instanceof HTMLElement ? part : element)),
    ...sidewaysScroll(root),
    ...smallTargets(part),
    ...cutTexts(part),
    ...coveredStops(root, part),
    ...lostStyles(root, part),
  ];
  window.scrollTo(0, scrolled);
  return found;
}

/**
 * Declarations that an earlier class of their element overrides, although a later class should win: equal styles share the rule that was
 * added first.
 */
function lostStyles({ adoptedStyleSheets }: ShadowRoot, part: ParentNode): string[] {
  const rules = adoptedStyleSheets
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSStyleRule)
    .map(({ selectorText, style }, order) => ({ selectorText, style, order }));
  const byClass = new Map<string, typeof rules>();
  for (const rule of rules) byClass.set(rule.selectorText, [...(byClass.get(rule.selectorText) ?? []), rule]);
  return [...part.querySelectorAll('[class]')].flatMap((element) => {
    const own = [...element.classList].flatMap((name) => byClass.get(`.${name}`) ?? []);
    return own.flatMap(({ style, order }, index) =>
      own
        .slice(0, index)
        .filter((before) => before.order > order)
        .flatMap((before) => [...style].filter((property) => before.style.getPropertyValue(property) !== ''))
        .map((property) => `lost style: ${property} of ${short(element)}`),
    );
  });
}

/** Results that axe could not decide and that are known to be fine, each with the reason. */
const EXPLAINED: readonly [rule: string, part: string][] = [
  // Texts of charts: axe does not check SVG. They have the colour of muted text on the same surface.
  ['color-contrast', '<text x='],
  // Hours beside the calendar's week overlap its lines; the same muted colour on the same surface.
  ['color-contrast', '--from:'],
  // Arrow keys move through a menu and scroll it: `popups` checks each entry in a low window.
  ['scrollable-region-focusable', 'role="menu"'],
  // Arrow symbols on keys: the same colour as the letters on other keys.
  ['color-contrast', '<kbd'],
];

async function findingsOfAxe(element: HTMLElement): Promise<string[]> {
  const options: axe.RunOptions = { ...AXE_RULES, resultTypes: ['violations', 'incomplete'], elementRef: true };
  const { violations, incomplete } = await axe.run(element, options);
  return [
    ...violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `axe ${id}: ${html.slice(0, 160)}`)),
    ...incomplete.flatMap(({ id, nodes }) =>
      nodes
        .filter(({ html }) => !EXPLAINED.some(([rule, part]) => rule === id && html.includes(part)))
        // With forced colours axe compares the panel's colours, not the user's.
        .filter(() => id !== 'color-contrast' || !matchMedia('(forced-colors: active)').matches)
        // In popups and screens with a notice, `coveredStops` checks visibility by focusing; a figure has the colour of its row.
        .filter(({ any }) => !isOverScreen(element) || !/overlap|obscured|too short/.test(any[0]?.message ?? ''))
        // Rows that a list clips: `coveredStops` checks each of their controls while it has the focus.
        .filter(({ any, element: box }) => !box || !isCutOff(box) || !/obscured/.test(any[0]?.message ?? ''))
        .map(({ html, any }) => `axe incomplete ${id}: ${html.slice(0, 160)} ${any[0]?.message ?? ''}`),
    ),
  ];
}

/** Whether the element is a popup, or has a notice that covers the screen's end until scrolled there. */
const isOverScreen = ({ shadowRoot }: HTMLElement) => !shadowRoot || shadowRoot.querySelector('[data-below]') !== null;

/** The panel, or a whole page in a frame. */
type Root = ShadowRoot | Document;

function sidewaysScroll(root: Root): string[] {
  const { documentElement: page } = root instanceof ShadowRoot ? document : root;
  const { scrollWidth, clientWidth } = page;
  const boxes = [...root.querySelectorAll<HTMLElement>('dialog, [popover]')].filter(
    (box) => box.checkVisibility() && box.scrollWidth > box.clientWidth + 1,
  );
  const wide = [...root.querySelectorAll('*')].findLast((one) => one.getBoundingClientRect().right > clientWidth + 1);
  const sizes = `the page is ${scrollWidth} px wide in a window of ${clientWidth} px`;
  return [
    ...(scrollWidth > clientWidth ? [`${sizes}: ${wide ? short(wide) : ''}`] : []),
    ...boxes.map((box) => `scrolls sideways: ${short(box)}`),
  ];
}

/**
 * Describes content that is wider than the page, clipped, or overlapped by a control; empty if there is none. A text that contains
 * `preview` may end in an ellipsis. `part`: a popup.
 */
export const overflowsOf = (root: Root, preview: string | null = null, part: Root | HTMLElement = root): string[] => [
  ...sidewaysScroll(root),
  ...cutTexts(
    part,
    (box) => isInCalendar(box) || (preview !== null && box.textContent.includes(preview) && hasDots(box)),
  ),
  ...textsUnderControls(part),
];

function hasDots(box: HTMLElement): boolean {
  const { textOverflow, webkitLineClamp } = getComputedStyle(box);
  return textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
}

function textsUnderControls(part: Root | HTMLElement): string[] {
  const within = 'host' in part ? 'main ' : '';
  const buttons = [...part.querySelectorAll<HTMLElement>(`${within}button, ${within}a[href]`)].filter(
    (button) => button.checkVisibility() && button.getBoundingClientRect().width > 1,
  );
  // The first ticket sticks above the others.
  const first = part.querySelector('[aria-label^="Ďalší pacient"]')?.closest('li');
  return [...part.querySelectorAll<HTMLElement>(`${within}*`)].flatMap((box) => {
    const texts = [...box.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    if (texts.length === 0 || !box.checkVisibility() || isClipped(box)) return [];
    const lines = texts.flatMap((text) => {
      const range = box.ownerDocument.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()].map((line) => visiblePart(line, box));
    });
    return buttons
      .filter((button) => !button.contains(box) && !box.contains(button))
      .filter((button) => first?.contains(button) === first?.contains(box))
      .filter((button) => lines.some((line) => isOver(line, visiblePart(button.getBoundingClientRect(), button))))
      .map((button) => `${short(box)} runs under ${short(button)}`);
  });
}

/** Whether only screen readers perceive the box. */
const isClipped = (box: HTMLElement) => getComputedStyle(box).clipPath !== 'none';

/** Whether an ancestor clips the box vertically. */
function isCutOff(box: HTMLElement): boolean {
  const edges = box.getBoundingClientRect();
  return visiblePart(edges, box).height < edges.height - 1;
}

/** The rectangle without the parts that ancestors clip. */
function visiblePart({ left, top, right, bottom }: DOMRect, box: HTMLElement): DOMRect {
  let edges = { left, top, right, bottom };
  for (let at: HTMLElement | null = box; at; at = at.parentElement) {
    if (getComputedStyle(at).overflow === 'visible') continue;
    const clip = at.getBoundingClientRect();
    edges = {
      left: Math.max(edges.left, clip.left),
      top: Math.max(edges.top, clip.top),
      right: Math.min(edges.right, clip.right),
      bottom: Math.min(edges.bottom, clip.bottom),
    };
  }
  return new DOMRect(
    edges.left,
    edges.top,
    Math.max(0, edges.right - edges.left),
    Math.max(0, edges.bottom - edges.top),
  );
}

const isOver = (one: DOMRect, other: DOMRect) =>
  one.height > 0 &&
  one.width > 0 &&
  one.left < other.right - 2 &&
  other.left < one.right - 2 &&
  one.top < other.bottom - 2 &&
  other.top < one.bottom - 2;

const STOPS = 'a[href], button, input, select, textarea, [tabindex]';

/** Elements that Tab reaches; radio buttons as a group. */
export function tabStops(part: HTMLElement | ShadowRoot): HTMLElement[] {
  return [...part.querySelectorAll<HTMLElement>(STOPS)].filter(
    (stop) => stop.tabIndex >= 0 && !stop.matches(':disabled') && stop.checkVisibility({ checkVisibilityCSS: true }),
  );
}

/** The area that accepts a press: a radio button's or checkbox's label, otherwise the control. */
const targetOf = (stop: HTMLElement): HTMLElement =>
  (stop instanceof HTMLInputElement && /radio|checkbox/.test(stop.type) && stop.closest('label')) || stop;

/** Describes targets smaller than 24 × 24 px, except links within a text. */
function smallTargets(part: HTMLElement | ShadowRoot): string[] {
  return tabStops(part)
    .filter((stop) => stop.tabIndex >= 0 && stop.matches('a, button, input, select, textarea'))
    .flatMap((stop) => {
      const { width, height } = targetOf(stop).getBoundingClientRect();
      const isInText = stop.matches('a') && getComputedStyle(stop).display === 'inline';
      // A stretched `::after` enlarges the click area.
      const after = getComputedStyle(stop, '::after');
      const isStretched = after.position === 'absolute' && after.content !== 'none';
      // Visible only with the focus.
      const isHidden = getComputedStyle(stop).clipPath !== 'none' || width <= 1 || height <= 1;
      if (isInText || isStretched || isHidden || (width >= 24 && height >= 24)) return [];
      return [`a target of ${Math.round(width)} × ${Math.round(height)} px: ${short(stop)}`];
    });
}

/** Describes texts that do not fit into their box and are clipped, with or without an ellipsis. */
function cutTexts(part: HTMLElement | Root, isAllowed: (box: HTMLElement) => boolean = isInCalendar): string[] {
  return [...part.querySelectorAll<HTMLElement>('*')].flatMap((box) => {
    if (!box.checkVisibility() || box.clientWidth <= 1) return [];
    const { overflowX, overflowY } = getComputedStyle(box);
    const hasText = [...box.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const isCut = (overflowX === 'hidden' || overflowX === 'clip') && hasText && box.scrollWidth > box.clientWidth + 1;
    const isLow = overflowY === 'hidden' && hasText && box.scrollHeight > box.clientHeight + 3;
    return (isCut || isLow) && !isAllowed(box) ? [`cut: ${short(box)}`] : [];
  });
}

/** Calendar terms may be shortened: their size is their duration. The accessible name, the detail and the list have the full text. */
const isInCalendar = (box: HTMLElement): boolean => box.closest('[role="gridcell"]') !== null && hasDots(box);

/** Focuses each stop of Tab, from last to first as Shift+Tab does; describes those that are covered or take no focus. */
function coveredStops(root: ShadowRoot, part: HTMLElement | ShadowRoot): string[] {
  const before = root.activeElement;
  const found = tabStops(part)
    .reverse()
    .flatMap((stop) => {
      // Focusing a focused element again would not scroll to it.
      stop.blur();
      stop.focus();
      const target = targetOf(stop);
      if (root.activeElement !== stop) return [`takes no focus: ${short(stop)}`];
      return isInSight(target, root) ? [] : [`covered: ${short(stop)}`];
    });
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  else if (root.activeElement instanceof HTMLElement) root.activeElement.blur();
  return found;
}

function isInSight(target: HTMLElement, root: ShadowRoot): boolean {
  const { left, top, width, height } = target.getBoundingClientRect();
  // A visually hidden control: an element beside it is shown instead.
  if (width <= 1 || height <= 1) return true;
  return [0.5, 0.1, 0.9].some((down) =>
    [0.5, 0.05, 0.95].some((right) => {
      const hit = root.elementFromPoint(left + width * right, top + height * down);
      return hit !== null && (target.contains(hit) || hit.contains(target));
    }),
  );
}

/** Describes why the focused element is not fully visible: outside the window or covered; undefined if middle and ends are visible. */
export function hiddenPartOf(stop: Element | null, root: ShadowRoot): string | undefined {
  if (!(stop instanceof HTMLElement)) return 'the focus is nowhere';
  const { left, top, width, height, right, bottom } = targetOf(stop).getBoundingClientRect();
  if (width <= 1 || height <= 1) return undefined;
  const box = `${Math.round(left)}–${Math.round(right)} × ${Math.round(top)}–${Math.round(bottom)} px`;
  const isOutside = height <= innerHeight ? top < -1 || bottom > innerHeight + 1 : bottom <= 0 || top >= innerHeight;
  if (isOutside) return `outside the window: ${short(stop)} (${box})`;
  return isInSight(targetOf(stop), root) ? undefined : `covered: ${short(stop)} (${box})`;
}

export const short = (element: Element) =>
  `<${element.tagName.toLowerCase()}> ${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 60)}`;
