import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { until } from './until';

/** How often a press is aimed again because the page moved. */
const MOST_AIMS = 5;
const PRESS_EVENTS = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'];

/**
 * Clicks the middle of the element with the real mouse; fails if something covers it. If the page moved between aim and press, the events
 * of that press are swallowed, and it is aimed again. If the page moved after the button was down, it fails, unless `mayMoveAway` is set.
 */
export async function press(target: HTMLElement, { mayMoveAway = false } = {}): Promise<void> {
  let last: Press = { missed: undefined, isUnheard: true };
  for (let aim = 0; aim < MOST_AIMS && last.isUnheard; aim += 1) {
    last = await pressOnce(target);
    if (last.missed === undefined || (mayMoveAway && !last.isUnheard)) return;
  }
  throw new Error(`The press on ${outline(target)} became ${last.missed}`);
}

interface Press {
  /** Describes the event that hit another element than the target. */
  missed: string | undefined;
  isUnheard: boolean;
}

async function pressOnce(target: HTMLElement): Promise<Press> {
  const { position, aimed } = await stablePointOf(target);
  const page = target.ownerDocument.defaultView;
  const result: Press = { missed: undefined, isUnheard: false };
  let pressed: EventTarget | undefined;
  let clicks = 0;
  const guard = (event: Event) => {
    const [hit] = event.composedPath();
    if (event.type === 'pointerdown') {
      pressed = hit;
      result.isUnheard = !isHit(target, event) && hit !== aimed;
      if (result.isUnheard) result.missed = `a pointerdown on ${outline(hit)}`;
    }
    // A second click is the one that a label sends to its control. The press itself may have removed the target.
    if (event.type === 'click' && ++clicks === 1 && !isHit(target, event) && target.isConnected && hit !== pressed)
      result.missed ??= `a click on ${outline(hit)}`;
    if (!result.isUnheard) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const name of PRESS_EVENTS) page?.addEventListener(name, guard, { capture: true });
  try {
    await sendMouse({ type: 'click', position });
  } finally {
    // A leftover guard would swallow the presses of later tests.
    for (const name of PRESS_EVENTS) page?.removeEventListener(name, guard, { capture: true });
  }
  return result;
}

const isHit = (target: HTMLElement, event: Event) => event.composedPath().includes(target);

// No `instanceof`: the element may belong to a frame, whose classes differ.
const outline = (hit: EventTarget | undefined) =>
  (hit as Partial<HTMLElement> | undefined)?.outerHTML?.slice(0, 120) ?? 'the page';

export async function hover(target: HTMLElement): Promise<void> {
  const { position } = await stablePointOf(target);
  await sendMouse({ type: 'move', position });
}

/** Resolves with the measured box once it has not changed for two frames. */
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

interface Aim {
  /** The middle of the element, in pixels. */
  position: [number, number];
  /** The topmost element there: the target, a descendant, or an ancestor, such as the control's label. */
  aimed: Element;
}

/** Resolves with the aim at an element once it stands still and nothing covers it. */
async function stablePointOf(target: HTMLElement): Promise<Aim> {
  const box = () => {
    target.scrollIntoView({ block: 'center', behavior: 'instant' });
    return target.getBoundingClientRect();
  };
  return until(async () => {
    await stableBox(box);
    return aimAt(target);
  });
}

function aimAt(target: HTMLElement): Aim {
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
  return { position: [Math.round(x + (frame?.left ?? 0)), Math.round(y + (frame?.top ?? 0))], aimed: hit };
}

export const type = (text: string) => sendKeys({ type: text });

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

/** Resolves once the element listens to the keyboard, which starts after first paint. */
export const keysAreHeard = (root: ShadowRoot) => until(() => root.querySelector('[data-keys]'));

/** Resolves once the doctor's settings have loaded, too: they may turn letter shortcuts off. */
export async function shortcutsAreOn(root: ShadowRoot): Promise<void> {
  await keysAreHeard(root);
  await until(() => root.querySelector('[aria-keyshortcuts]'));
}

export async function pressWith(held: 'Shift' | 'Control' | 'Alt' | 'Meta', key: string): Promise<void> {
  await sendKeys({ down: held });
  await sendKeys({ press: key });
  await sendKeys({ up: held });
}
