import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { LIMIT_MS } from './until';

/** A real press of the mouse in the middle of what is seen; fails when something else lies over it. */
export async function press(target: HTMLElement): Promise<void> {
  await sendMouse({ type: 'click', position: await steadyPointOf(target) });
}

/** Moves the real pointer onto it. */
export async function pointAt(target: HTMLElement): Promise<void> {
  await sendMouse({ type: 'move', position: await steadyPointOf(target) });
}

/** Where it is once it has stood still for two frames, with nothing over it: nobody aims at what still moves. */
async function steadyPointOf(target: HTMLElement): Promise<[number, number]> {
  const end = performance.now() + LIMIT_MS;
  for (let last = '', still = 0; ;) {
    target.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = target.getBoundingClientRect();
    const now = [left, top, width, height].join();
    still = now === last ? still + 1 : 0;
    last = now;
    if (still >= 2) {
      try {
        return pointOf(target);
      } catch (covered) {
        if (performance.now() > end) throw covered;
      }
    }
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

function pointOf(target: HTMLElement): [number, number] {
  target.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = target.getBoundingClientRect();
  const x = left + width / 2;
  const y = top + height / 2;
  const root = target.getRootNode();
  const hit = 'elementFromPoint' in root ? (root as ShadowRoot | Document).elementFromPoint(x, y) : null;
  if (!hit || !(target.contains(hit) || hit.contains(target))) {
    throw new Error(`${hit?.outerHTML.slice(0, 120) ?? 'nothing'} lies over ${target.outerHTML.slice(0, 120)}`);
  }
  const frame = target.ownerDocument.defaultView?.frameElement?.getBoundingClientRect();
  return [Math.round(x + (frame?.left ?? 0)), Math.round(y + (frame?.top ?? 0))];
}

/** Types with the real keyboard, where the focus is. */
export const type = (text: string) => sendKeys({ type: text });

/** Presses keys of the real keyboard, one after another. */
export async function keys(...names: string[]): Promise<void> {
  for (const press of names) await sendKeys({ press });
}

/** The element that has the focus, through shadow roots and frames. */
export function focused(): Element | null {
  let active: Element | null = document.activeElement;
  for (;;) {
    if (active instanceof HTMLIFrameElement) active = active.contentDocument?.activeElement ?? null;
    else if (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    else return active;
  }
}
