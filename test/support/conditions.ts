import { emulateMedia, setViewport } from '@web/test-runner-commands';
import { forceColours } from './page';

export interface Condition {
  name: string;
  width: number;
  height: number;
  isDark?: boolean;
  hasForcedColours?: boolean;
  /** Text spacing of WCAG 1.4.12. */
  hasSpacedText?: boolean;
}

/** Windows of 1280 × 900 and 1280 × 1024 px at a zoom of 400 %. */
export const lowest = [
  { name: '320 × 225', width: 320, height: 225 },
  { name: '320 × 256', width: 320, height: 256 },
] as const;

/** All with reduced motion. 640 × 450 px is a window of 1280 × 900 px at a zoom of 200 %. */
export const conditions: readonly Condition[] = [
  { name: 'light', width: 1280, height: 800 },
  { name: '320 px', width: 320, height: 640 },
  { name: 'dark', width: 1280, height: 800, isDark: true },
  { name: 'text spacing', width: 1280, height: 800, hasSpacedText: true },
  { name: 'at 200 %', width: 640, height: 450 },
  { name: 'forced colours', width: 1280, height: 800, hasForcedColours: true },
  { name: '320 px, text spacing', width: 320, height: 640, hasSpacedText: true },
  { name: '390 px, dark', width: 390, height: 844, isDark: true },
  { name: 'low window', width: 1280, height: 600 },
  ...lowest,
];

/** Set by `npm run test:access`: checks every state in every condition. Otherwise each state gets some conditions, in turn. */
declare const EVERY_COMBINATION: boolean;

/** Returns a function that gives the next `count` of `all`, cyclically; with `EVERY_COMBINATION`, all of them. */
export function inTurn<Item>(all: readonly Item[]) {
  let turn = 0;
  return (count: number): readonly Item[] => {
    const chosen = Array.from({ length: count }, (_, index) => all[(turn + index) % all.length]);
    turn += count;
    return EVERY_COMBINATION ? all : chosen.filter((item) => item !== undefined);
  };
}

export const namesOf = (chosen: readonly { name: string }[]): string =>
  EVERY_COMBINATION ? 'every condition' : chosen.map(({ name }) => name).join('; ');

const spaced = new CSSStyleSheet();
spaced.replaceSync(`
  *:not(svg *) { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`);

/** Applies the condition to the window and the panel; colours change without a transition. */
export async function setCondition(condition: Condition, root: ShadowRoot): Promise<void> {
  const { width, height, isDark = false, hasForcedColours = false, hasSpacedText = false } = condition;
  await setViewport({ width, height });
  await emulateMedia({ colorScheme: isDark ? 'dark' : 'light' });
  await forceColours(hasForcedColours);
  const others = root.adoptedStyleSheets.filter((sheet) => sheet !== spaced);
  root.adoptedStyleSheets = hasSpacedText ? [...others, spaced] : others;
  await nextFrames();
}

export async function resetCondition(): Promise<void> {
  await emulateMedia({ colorScheme: 'light' });
  await forceColours(false);
  await setViewport({ width: 1280, height: 800 });
}

/** Size-dependent layout updates a frame later. */
async function nextFrames(): Promise<void> {
  for (let count = 0; count < 3; count += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
}
