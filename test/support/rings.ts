import { short, tabStops } from './perceivable';

/** A focus ring and the box that draws it: the control, an element around or beside it, or a stretched `::after`. */
interface Ring {
  drawnBy: Element;
  /** The edges run along the middle of the outline. */
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** Half of the outline's width. */
  half: number;
}

/** Positions are fractions of a pixel. */
const TOLERANCE_PX = 0.6;
/** How many ancestors of the control may draw its ring. */
const LEVELS = 4;

/**
 * Describes incomplete focus rings: clipped by an ancestor or the window, or covered. Focuses each stop of Tab and each menu entry, from
 * last to first as Shift+Tab does.
 */
export function cutRings(root: ShadowRoot, part: HTMLElement | ShadowRoot): string[] {
  const stops = [...tabStops(part), ...part.querySelectorAll<HTMLElement>('[role^="menuitem"]')].reverse();
  if (stops.length === 0) return ['nothing takes the focus'];
  return stops.flatMap((stop) => {
    const rings = ringsOf(stop);
    const broken = rings.flatMap((ring) => clippedBy(ring) ?? coveredBy(ring, root) ?? []);
    return [...(rings.length === 0 ? ['no ring'] : []), ...broken].map((what) => `${what}: ${short(stop)}`);
  });
}

/** Outlines that appear with the focus; a selected element may have others without it. */
function ringsOf(stop: HTMLElement): Ring[] {
  const near = new Set<Element>([
    stop,
    ...(stop.closest('label')?.querySelectorAll('*') ?? []),
    ...(stop.parentElement?.children ?? []),
  ]);
  for (let at: Element | null = stop, level = 0; at && level < LEVELS; at = at.parentElement, level += 1) near.add(at);
  const outlines = () => [...near].flatMap((one) => [...outlineOf(one), ...outlineOf(one, '::after')]);
  stop.blur();
  const unfocused = new Set(outlines().map(({ key }) => key));
  stop.focus();
  return outlines()
    .filter(({ key }) => !unfocused.has(key))
    .map(({ ring }) => ring);
}

const ids = new WeakMap<Element, number>();
let lastId = 0;

function outlineOf(one: Element, pseudo?: '::after'): { key: string; ring: Ring }[] {
  const style = getComputedStyle(one, pseudo);
  const { outlineStyle, outlineColor } = style;
  const width = parseFloat(style.outlineWidth);
  if (outlineStyle === 'none' || width === 0 || (pseudo && style.content === 'none')) return [];
  const box = pseudo ? boxOfAfter(one, style) : one.getBoundingClientRect();
  const out = parseFloat(style.outlineOffset) + width / 2;
  if (!ids.has(one)) ids.set(one, (lastId += 1));
  return [
    {
      key: [ids.get(one), pseudo, width, style.outlineOffset, outlineStyle, outlineColor].join(' '),
      ring: {
        drawnBy: one,
        left: box.left - out,
        top: box.top - out,
        right: box.right + out,
        bottom: box.bottom + out,
        half: width / 2,
      },
    },
  ];
}

/** Box of an `::after` that is stretched over its container. */
function boxOfAfter(one: Element, { position, left, top, width, height }: CSSStyleDeclaration): DOMRect {
  if (position !== 'absolute' || !(one instanceof HTMLElement)) return one.getBoundingClientRect();
  const holder = getComputedStyle(one).position === 'static' ? (one.offsetParent ?? one) : one;
  const around = holder.getBoundingClientRect();
  return new DOMRect(
    around.left + holder.clientLeft + parseFloat(left),
    around.top + holder.clientTop + parseFloat(top),
    parseFloat(width),
    parseFloat(height),
  );
}

function clippedBy({ drawnBy, half, ...line }: Ring): string | undefined {
  const [left, top, right, bottom] = [line.left - half, line.top - half, line.right + half, line.bottom + half];
  const cut = (by: string, clip: { left: number; top: number; right: number; bottom: number }) => {
    const missing = {
      left: clip.left - left,
      top: clip.top - top,
      right: right - clip.right,
      bottom: bottom - clip.bottom,
    };
    const sides = Object.entries(missing).filter(([, px]) => px > TOLERANCE_PX);
    return sides.length > 0
      ? `cut by ${by} (${sides.map(([side, px]) => `${side} ${Math.round(px * 10) / 10} px`).join(', ')})`
      : undefined;
  };
  for (let at: Element | null = drawnBy.parentElement; at; at = at.parentElement) {
    if (!clips(at)) continue;
    const box = at.getBoundingClientRect();
    const inner = {
      left: box.left + at.clientLeft,
      top: box.top + at.clientTop,
      right: box.left + at.clientLeft + at.clientWidth,
      bottom: box.top + at.clientTop + at.clientHeight,
    };
    const found = cut(short(at).replace(/ .*/, ` .${at.className}`), inner);
    if (found) return found;
    // Ancestors do not clip an element in the top layer.
    if (at.matches('dialog, [popover]')) return undefined;
  }
  return cut('the window', { left: 0, top: 0, right: innerWidth, bottom: innerHeight });
}

function clips(box: Element): boolean {
  const { overflowX, overflowY, contain, contentVisibility } = getComputedStyle(box);
  return (
    overflowX !== 'visible' ||
    overflowY !== 'visible' ||
    /paint|strict|content/.test(contain) ||
    contentVisibility === 'auto'
  );
}

/** Checks the middle of each side and points near its ends. */
function coveredBy({ drawnBy, left, top, right, bottom }: Ring, root: ShadowRoot): string | undefined {
  const points = [0.06, 0.5, 0.94].flatMap((part) => {
    const [x, y] = [left + (right - left) * part, top + (bottom - top) * part];
    return [
      [x, top],
      [x, bottom],
      [left, y],
      [right, y],
    ] as const;
  });
  for (const [x, y] of points) {
    const over = root.elementsFromPoint(x, y).find((hit) => isAbove(hit, drawnBy));
    if (over) {
      const { top: from, bottom: to } = over.getBoundingClientRect();
      return `at ${Math.round(x)}, ${Math.round(y)} px under what stands at ${Math.round(from)}–${Math.round(to)} px (${short(over)})`;
    }
  }
  return undefined;
}

function isAbove(hit: Element, drawnBy: Element): boolean {
  if (hit.contains(drawnBy) || drawnBy.contains(hit)) return false;
  const [over, under] = [layerIn(hit, drawnBy), layerIn(drawnBy, hit)];
  return over.isOpaque && over.level > under.level;
}

/** The layer of one element relative to the other, within their common ancestor, and whether it has a background. */
function layerIn(one: Element, other: Element): { level: number; isOpaque: boolean } {
  let level = 0;
  let isOpaque = false;
  for (let at: Element | null = one; at && !at.contains(other); at = at.parentElement) {
    const { position, zIndex, backgroundColor } = getComputedStyle(at);
    if (!/^rgba\(.*, 0\)$/.test(backgroundColor)) isOpaque = true;
    if (position !== 'static') level = zIndex === 'auto' ? Math.max(level, 0.5) : Number(zIndex) + 0.5;
    if (at.matches('dialog, [popover]')) level = Infinity;
  }
  return { level, isOpaque };
}
