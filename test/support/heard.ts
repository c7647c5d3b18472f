import { plainSpaces } from '../../src/lib/clean-text';

/** Speech of a screen reader: changes of live regions, and descriptions of elements that get the focus. */
interface Heard {
  /** How often a text was spoken since the last `forget`. */
  times(text: string): number;
  all(): readonly string[];
  forget(): void;
  stop(): void;
}

export function listen(root: ShadowRoot): Heard {
  let spoken: string[] = [];
  const changes = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      const nodes = type === 'characterData' ? [target] : [...addedNodes];
      for (const node of nodes) if (isLive(node, root)) spoken.push(plainSpaces(node.textContent ?? ''));
    }
  });
  changes.observe(root, { subtree: true, childList: true, characterData: true });
  const handleFocus = ({ target }: Event) => {
    if (!(target instanceof HTMLElement)) return;
    const described = [target.closest('[role="radiogroup"]'), target].flatMap(
      (one) => one?.getAttribute('aria-describedby')?.split(' ') ?? [],
    );
    spoken.push(plainSpaces(described.map((id) => root.getElementById(id)?.textContent ?? '').join(' ')));
  };
  root.addEventListener('focusin', handleFocus);
  return {
    times: (text) => spoken.filter((one) => one.includes(text)).length,
    all: () => spoken,
    forget() {
      changes.takeRecords();
      spoken = [];
    },
    stop() {
      changes.disconnect();
      root.removeEventListener('focusin', handleFocus);
    },
  };
}

/** Whether the node is in a live region that is read: one behind a modal dialog is not. */
function isLive(node: Node, root: ShadowRoot): boolean {
  const element = node instanceof Element ? node : node.parentElement;
  const region = element?.closest('[aria-live], [role="status"], [role="alert"], [role="log"]');
  if (!region || region.getAttribute('aria-live') === 'off') return false;
  const window = [...root.querySelectorAll('dialog:modal')].at(-1);
  return !window || window.contains(region);
}
