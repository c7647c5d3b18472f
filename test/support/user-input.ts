import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { until } from './until';

/** A real mouse click in the middle of the element; fails when something covers it, or comes in between before the press or its click arrives. */
export async function press(target: HTMLElement): Promise<void> {
  const position = await stablePointOf(target);
  const page = target.ownerDocument.defaultView;
  let missed: string | undefined;
  const look = (event: Event) => {
    const path = event.composedPath();
    // Of the target's page, which may be a frame with classes of its own.
    const hit = path[0] as Partial<HTMLElement> | undefined;
    // A press may itself take its target away.
    const isGone = event.type === 'click' && !target.isConnected;
    if (isGone || path.includes(target) || hit?.contains?.(target)) return;
    missed ??= `${event.type} on ${hit?.outerHTML?.slice(0, 120) ?? 'the page'}`;
  };
  const events = ['pointerdown', 'click'];
  for (const event of events) page?.addEventListener(event, look, { capture: true, once: true });
  await sendMouse({ type: 'click', position });
  for (const event of events) page?.removeEventListener(event, look, { capture: true });
  if (missed !== undefined) throw new Error(`The press on ${target.outerHTML.slice(0, 120)} became a ${missed}`);
}

/** Moves the real pointer over the element. */
export async function hover(target: HTMLElement): Promise<void> {
  await sendMouse({ type: 'move', position: await stablePointOf(target) });
}

/** The measured box, once it has not moved for two frames. */
export async function stableBox(measure: () => DOMRect | undefined): Promise<DOMRect> {
  let last = '';
  let frames = 0;
  return until(async () => {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const box = measure();
    if (!box) return undefined;
    const now = [box.left, box.top, box.width, box.height].join();
    frames = now === last ? frames + 1 : 0;
    last = now;
    return frames >= 2 && box;
  });
}

/** The element's middle, once it does not move and nothing covers it. */
async function stablePointOf(target: HTMLElement): Promise<[number, number]> {
  const box = () => {
    target.scrollIntoView({ block: 'center', behavior: 'instant' });
    return target.getBoundingClientRect();
  };
  return until(async () => {
    await stableBox(box);
    return pointOf(target);
  });
}

function pointOf(target: HTMLElement): [number, number] {
  target.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = target.getBoundingClientRect();
  const x = left + width / 2;
  const y = top + height / 2;
  const root = target.getRootNode();
  const hit = 'elementFromPoint' in root ? (root as ShadowRoot | Document).elementFromPoint(x, y) : null;
  if (!hit || !(target.contains(hit) || hit.contains(target))) {
    if (!target.isConnected) throw new Error(`${target.outerHTML.slice(0, 120)} has been removed.`);
    throw new Error(`${hit?.outerHTML.slice(0, 120) ?? 'nothing'} lies over ${target.outerHTML.slice(0, 120)}`);
  }
  const frame = target.ownerDocument.defaultView?.frameElement?.getBoundingClientRect();
  return [Math.round(x + (frame?.left ?? 0)), Math.round(y + (frame?.top ?? 0))];
}

/** Types with the real keyboard into the focused element. */
export const type = (text: string) => sendKeys({ type: text });

/** Presses keys of the real keyboard, one after another. */
export async function pressKeys(...names: string[]): Promise<void> {
  for (const press of names) await sendKeys({ press });
}

/** The focused element, across shadow roots and frames. */
export function focused(): Element | null {
  let active: Element | null = document.activeElement;
  for (;;) {
    if (active instanceof HTMLIFrameElement) active = active.contentDocument?.activeElement ?? null;
    else if (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    else return active;
  }
}
