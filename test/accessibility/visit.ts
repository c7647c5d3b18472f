import { domChanges, foreignTexts } from '../support/change-dom';
import { resetCondition, setCondition, type Condition } from '../support/conditions';
import type { Mounted } from '../support/mount';
import { emulateTouch } from '../support/page';
import { problemsOf } from '../support/perceivable';
import { cutRings } from '../support/rings';
import { until } from '../support/until';
import { focused, pressKeys, type } from '../support/user-input';
import { activate } from '../support/windows';

const BROKEN = 'Táto časť sa nečakane zastavila.';
/** Fields that iOS zooms in on when their text is smaller than 16 px. */
const TYPED_IN = 'input:not([type=radio], [type=checkbox], [type=file]), select, textarea';

/** DOM changes that translators and extensions make. */
export const changes = Object.entries(domChanges).map(([name, run]) => ({ name, run }));

/** The code that reverts such changes loads after first paint, together with the shortcuts. */
export const hasLateParts = ({ root }: Mounted) => until(() => root.querySelector('[data-keys]'));

export const isBroken = ({ see }: Mounted): boolean => see.queryByText(BROKEN) !== null;

const under = (name: string, found: readonly string[]) => found.map((problem) => `${name}: ${problem}`);

/** Findings of axe, target sizes, texts and focus order in each condition. `part` is a window over the screen. */
export async function lookedAt(
  { element, root }: Mounted,
  conditions: readonly Condition[],
  part?: HTMLElement,
): Promise<string[]> {
  const found: string[] = [];
  for (const condition of conditions) {
    await setCondition(condition, root);
    found.push(...under(condition.name, await problemsOf(element, root, part)));
  }
  const { length } = root.querySelectorAll('h1');
  if (!part && element.localName === 'ordinacia-admin' && length !== 1) found.push(`${length} headings of level 1`);
  return found;
}

/** Lists the focus rings that are clipped in windows of these sizes. */
export async function ringsIn(
  { root }: Mounted,
  sizes: readonly Condition[],
  part: HTMLElement | ShadowRoot = root,
): Promise<string[]> {
  const found: string[] = [];
  await resetCondition();
  // From here on the focus comes from the keyboard, so its ring shows.
  if (part === root) await pressKeys('Tab');
  for (const size of sizes) {
    await setCondition(size, root);
    // Charts resize a little later.
    if (part === root) await until(() => document.documentElement.scrollWidth <= size.width);
    found.push(...under(`ring at ${size.name}`, cutRings(root, part)));
  }
  await resetCondition();
  return found;
}

/** Lists the fields whose text is smaller than 16 px on a touch screen; finding no field is a problem, too. */
export async function smallFields(part: ParentNode): Promise<string[]> {
  // Resizing the window ends the emulation of touch.
  await emulateTouch(true);
  const isCoarse = matchMedia('(pointer: coarse)').matches;
  const fields = [...part.querySelectorAll(TYPED_IN)];
  const small = fields.filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16);
  await emulateTouch(false);
  if (!isCoarse || fields.length === 0) return ['no field under a finger'];
  return under(
    'with a finger',
    small.map((field) => `${field.localName} ${field.getAttribute('name') ?? ''}`),
  );
}

/** Submits a form without values and waits for its errors. */
export async function sendEmpty(box: HTMLElement): Promise<void> {
  const submit = box.querySelector<HTMLElement>('button[type="submit"]');
  if (!submit) throw new Error('The form cannot be sent.');
  await activate(submit);
  await until(() => box.querySelector('[aria-invalid="true"]'));
  await until(() => box.contains(focused()) && focused() !== submit);
}

/** Closes a window and the one from which it was opened. */
export async function closeWindow({ root }: Mounted, box: HTMLElement): Promise<void> {
  await pressKeys('Escape', 'Escape');
  await until(() => (!box.isConnected || !box.checkVisibility()) && !root.querySelector('dialog:modal'));
}

/** Lists the problems of a window after another script has changed its nodes: a form keeps its values, and shows its errors. */
export async function changedWindow(
  panel: Mounted,
  open: (panel: Mounted) => Promise<HTMLElement>,
  run: (root: ShadowRoot) => void,
  hasForm: boolean,
): Promise<string[]> {
  await hasLateParts(panel);
  const box = await open(panel);
  const field = hasForm ? box.querySelector<HTMLInputElement>('textarea, input[type=text]:not([role])') : null;
  if (field) {
    // The popup focuses its first field once it is drawn.
    await until(() => box.contains(focused()));
    field.focus();
    await type('12');
  }
  const typed = field?.value ?? '';
  run(panel.root);
  const found: string[] = [];
  if (hasForm) {
    await sendEmpty(box);
    if (field && (!field.isConnected || field.value !== typed || !typed.includes('12'))) found.push('the text is lost');
    found.push(...foreignTexts(panel.root));
  }
  if (isBroken(panel)) found.push('it has stopped');
  await closeWindow(panel, box);
  if (isBroken(panel)) found.push('it has stopped as it was closed');
  return found;
}
