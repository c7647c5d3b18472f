import { isRendered } from '../../lib/is-rendered';
import { RECORD_KEY, type RecordKey } from '../../ui/controls/use-record-keys';
import { createRegions, followIntoDetail, isRow, leaveDetail, moveToRow } from './move-focus';

interface KeyContext {
  root: ShadowRoot;
  /** Whether the doctor has shortcuts enabled. F6, Enter and Escape always work: they type nothing. */
  hasShortcuts(): boolean;
  /** Whether the element also handles keys while nothing on the page has the focus. */
  isWholePage(): boolean;
  showSheet(): void;
}

/**
 * Listens for the keys of an element (docs/shortcuts.md). A key presses the control that has it in `aria-keyshortcuts`, so that exactly the
 * announced keys work. Returns a function that stops it.
 */
export function listenForKeys({ root, hasShortcuts, isWholePage, showSheet }: KeyContext): () => void {
  const regions = createRegions(root);
  let cancelFollow: () => void = () => undefined;

  const plainKeys: Readonly<Record<string, (origin: Element | null) => boolean>> = {
    n: () => pressControl(root, 'N'),
    '/': () => pressControl(root, '/'),
    a: (origin) => sendToRecord(origin, 'A'),
    r: (origin) => sendToRecord(origin, 'R'),
    '?'() {
      showSheet();
      return true;
    },
  };
  const steps: Readonly<Record<string, 1 | -1>> = { j: 1, k: -1 };

  /** Returns whether the key was taken. */
  function take(event: KeyboardEvent, origin: Element | null): boolean {
    const { key, shiftKey, ctrlKey, altKey, metaKey, repeat } = event;
    const isPlain = !ctrlKey && !altKey && !metaKey;
    // An input method is composing text.
    if (event.isComposing) return false;
    if (key === 'Enter' && isPlain && !shiftKey && origin && isRow(origin)) {
      cancelFollow();
      cancelFollow = followIntoDetail(root, origin);
      return false;
    }
    if (event.defaultPrevented || hasPopup(root)) return false;
    if (key === 'F6' && isPlain) return regions.move(shiftKey ? -1 : 1);
    if (key === 'Escape' && isPlain) return origin !== null && !isTyping(origin) && leaveDetail(origin);
    if (!hasShortcuts() || (origin && isTyping(origin))) return false;
    const name = key.toLowerCase();
    if (name === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey) return !repeat && pressControl(root, 'Control+K');
    // Shift is ignored for signs: whether they need it depends on the keyboard.
    if (!isPlain || (shiftKey && /^[a-z]$/.test(name))) return false;
    const step = Object.hasOwn(steps, name) ? steps[name] : undefined;
    if (step) return moveToRow(root, step);
    return !repeat && Object.hasOwn(plainKeys, name) && plainKeys[name]?.(origin) === true;
  }

  const handle = (event: Event, origin: Element | null) => {
    if (!(event instanceof KeyboardEvent) || !take(event, origin)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onKey = (event: Event) => {
    const [origin] = event.composedPath();
    // Keys in the page's own content inside the element belong to the page.
    if (origin instanceof Element && origin.getRootNode() === root) handle(event, origin);
  };
  const onPageKey = (event: Event) => {
    const isUnfocused = event.target === document.body || event.target === document.documentElement;
    if (isUnfocused && isWholePage() && listening.size === 1) handle(event, null);
  };
  const onFocus = () => regions.remember(root.activeElement);

  listening.add(root);
  root.addEventListener('keydown', onKey);
  root.addEventListener('focusin', onFocus);
  document.addEventListener('keydown', onPageKey);
  return () => {
    cancelFollow();
    listening.delete(root);
    root.removeEventListener('keydown', onKey);
    root.removeEventListener('focusin', onFocus);
    document.removeEventListener('keydown', onPageKey);
  };
}

/** Presses the control of a key, preferably one in the focused region. */
function pressControl(root: ShadowRoot, key: string): boolean {
  const controls = [...root.querySelectorAll<HTMLElement>(`[aria-keyshortcuts~="${key}"]`)].filter(isReachable);
  const region = root.activeElement?.closest('main, [part~="list"], aside, section');
  const control = controls.find((one) => region?.contains(one)) ?? controls[0];
  if (!control) return false;
  // A control that opens a dialog stays unfocused: on closing, the dialog restores the previous focus.
  if (!control.hasAttribute('aria-haspopup')) control.focus();
  if (control instanceof HTMLInputElement) control.select();
  else control.click();
  return true;
}

const isReachable = (control: Element): boolean => isRendered(control) && !control.closest('[inert]');

function sendToRecord(origin: Element | null, key: RecordKey): boolean {
  const event = new CustomEvent(RECORD_KEY, { detail: key, bubbles: true, cancelable: true });
  return origin !== null && !origin.dispatchEvent(event);
}

/** Whether letters type text there, or select an option. */
const isTyping = (origin: Element): boolean =>
  origin.matches(TYPED) || (origin instanceof HTMLElement && origin.isContentEditable);

const TYPED =
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"], [type="file"]), textarea, select, [role="combobox"], [role="textbox"], [role="searchbox"], [role="spinbutton"]';

/** Whether an open dialog, drawer, menu or popover handles the keys. */
const hasPopup = (root: ShadowRoot): boolean =>
  root.querySelector('dialog[open], [popover][role="dialog"], [popover][role="menu"]') !== null ||
  document.querySelector('dialog[open]') !== null;

/** The panels on the page that have keys, whatever their tags; with several, unfocused keys are ambiguous. */
const listening = new Set<ShadowRoot>();
