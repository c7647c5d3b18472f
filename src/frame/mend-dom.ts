import { MEND_PAUSE_MS, MEND_SETTLE_MS } from '../constants';

/** The container of a React root. The build patches React to call both functions around each commit (build/small-react.mjs). */
export interface ReactContainer extends Element {
  beforeCommit?: () => void;
  afterCommit?: () => void;
}

/** The fields of React's internal tree that refer to the rendered nodes. The same from React 16 to 19. */
interface Fiber {
  tag: number;
  child: Fiber | null;
  sibling: Fiber | null;
  stateNode: unknown;
  memoizedProps: unknown;
}

/** The container in which React renders this node. */
export function containerOf(node: Element): ReactContainer | null {
  let container: Element | null = node;
  while (container && !valueOf(container, CONTAINER)) container = container.parentElement;
  return container;
}

/**
 * Reverts the changes of translators and extensions to React's nodes before React commits: otherwise React throws, or writes into a text
 * that has left the page. Nothing is re-rendered, so no input or open popup is lost. Foreign nodes that were only inserted stay. Removed
 * elements are put back even without a commit. `onMoved` is called after nodes were put back. Returns a function that stops it.
 */
export function mendDom(container: ReactContainer, onMoved?: () => void): () => void {
  // Changes from before this call are not known.
  let hasForeignChange = true;
  let hasCommitHooks = false;
  let mendedAt = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const observer = new MutationObserver((records) => {
    hasForeignChange = true;
    // A React of the page lacks our hooks, so its own changes are observed, too.
    if (!hasCommitHooks || records.some(hasRemovedElement)) mendSoon();
  });

  /** Limits the repairs, in case a script removes the same element again and again. */
  function mendSoon(): void {
    timer ??= setTimeout(mend, Math.max(MEND_SETTLE_MS, mendedAt + MEND_PAUSE_MS - performance.now()));
  }

  function mend(): void {
    clearTimeout(timer);
    timer = undefined;
    hasForeignChange = false;
    mendedAt = performance.now();
    try {
      if (mendTree(container)) onMoved?.();
    } catch (error) {
      // Another version of React may have another tree. The error boundary remains.
      console.warn('[ordinacia] the changes of another script could not be taken back', error);
    }
    observer.takeRecords();
  }

  container.beforeCommit = () => {
    hasCommitHooks = true;
    if (observer.takeRecords().length > 0 || hasForeignChange) mend();
  };
  container.afterCommit = () => {
    observer.takeRecords();
  };
  observer.observe(container, { childList: true, characterData: true, subtree: true });
  return () => {
    observer.disconnect();
    clearTimeout(timer);
    delete container.beforeCommit;
    delete container.afterCommit;
  };
}

const hasRemovedElement = ({ removedNodes }: MutationRecord): boolean =>
  [...removedNodes].some((node) => node instanceof Element && isOfReact(node) && !node.isConnected);

/** Restores the DOM that React expects. Returns whether nodes were put back. */
function mendTree(container: Element): boolean {
  const root = container.getRootNode();
  const focused = root instanceof ShadowRoot ? root.activeElement : null;
  const fiberRoot = (valueOf(container, CONTAINER) as Fiber).stateNode as { current: Fiber };
  const hasMoved = mendChildren(container, fiberRoot.current);
  if (hasMoved && focused instanceof HTMLElement && root instanceof ShadowRoot && root.activeElement !== focused)
    focused.focus({ preventScroll: true });
  return hasMoved;
}

function mendChildren(parent: Node, fiber: Fiber): boolean {
  const rendered: Fiber[] = [];
  let hasMoved = collect(fiber, rendered);
  let isBroken = false;
  let next: Node | null = null;
  for (const { stateNode } of rendered.reverse()) {
    const node = stateNode as Node;
    const isInPlace: boolean = node.parentNode === parent && (!next || isBefore(node, next));
    if (!isInPlace) {
      parent.insertBefore(node, next);
      isBroken = true;
    }
    next = node;
  }
  // Removes foreign nodes that wrap or replace React's nodes; nodes that were only inserted do no harm and stay.
  if (isBroken) for (const node of [...parent.childNodes]) if (!isOfReact(node)) node.remove();
  hasMoved ||= isBroken;
  for (const one of rendered) hasMoved = mendContent(one) || hasMoved;
  return hasMoved;
}

function mendContent(fiber: Fiber): boolean {
  const node = fiber.stateNode as Node;
  if (fiber.tag === TEXT) {
    if (node.nodeValue !== fiber.memoizedProps) node.nodeValue = fiber.memoizedProps as string;
    return false;
  }
  if (fiber.child) return mendChildren(node, fiber);
  // React renders a single text child without a fiber.
  const { children } = fiber.memoizedProps as { children?: unknown };
  const isText = typeof children === 'string' || typeof children === 'number';
  if (isText && node.textContent !== String(children)) node.textContent = String(children);
  return false;
}

/** Collects the fibers of a node's child nodes, and mends the portals among them. */
function collect(fiber: Fiber, rendered: Fiber[]): boolean {
  let hasMoved = false;
  for (let child = fiber.child; child; child = child.sibling) {
    if (child.tag === ELEMENT || child.tag === TEXT) rendered.push(child);
    else if (child.tag === PORTAL)
      hasMoved = mendChildren((child.stateNode as { containerInfo: Node }).containerInfo, child) || hasMoved;
    else hasMoved = collect(child, rendered) || hasMoved;
  }
  return hasMoved;
}

const PORTAL = 4;
const ELEMENT = 5;
const TEXT = 6;
const CONTAINER = '__reactContainer$';
const FIBER = '__reactFiber$';

const isBefore = (node: Node, other: Node): boolean =>
  (node.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

const isOfReact = (node: Node): boolean => valueOf(node, FIBER) !== undefined;

/** The names of React's properties end in random letters, which differ in each copy of React. */
function valueOf(node: Node, start: string): unknown {
  const name = Object.keys(node).find((key) => key.startsWith(start));
  return name === undefined ? undefined : Reflect.get(node, name);
}
