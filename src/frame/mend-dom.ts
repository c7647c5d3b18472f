import { MEND_PAUSE_MS, MEND_SETTLE_MS } from '../constants';

/** The container of a React root. The build lets React call both around each change of the DOM (build/small-react.mjs). */
export interface ReactContainer extends Element {
  beforeCommit?: () => void;
  afterCommit?: () => void;
}

/** The part of React's internal tree that says which nodes it has drawn. The same from React 16 to 19. */
interface Fiber {
  tag: number;
  child: Fiber | null;
  sibling: Fiber | null;
  stateNode: unknown;
  memoizedProps: unknown;
}

/** The element in which React draws this node. */
export function containerOf(node: Element): ReactContainer | null {
  let container: Element | null = node;
  while (container && !valueOf(container, CONTAINER)) container = container.parentElement;
  return container;
}

/**
 * Takes back what translators and extensions change among React's nodes, before React touches them: otherwise React throws, or writes
 * into a text that has left the page. Nothing is drawn anew, so nothing that was typed or opened is lost. Nodes that are only inserted stay.
 * A removed element comes back by itself. `onMoved` is called after nodes were put back. Returns a function that stops it.
 */
export function mendDom(container: ReactContainer, onMoved?: () => void): () => void {
  // Changes from before this call are not known.
  let hasForeignChange = true;
  let isReactHeard = false;
  let mendedAt = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const observer = new MutationObserver((records) => {
    hasForeignChange = true;
    // React copies of the page call nothing: their own changes are looked at, too.
    if (!isReactHeard || records.some(hasRemovedElement)) mendSoon();
  });

  /** A script that removes the same element again and again is not followed more often than this. */
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
      // Another React has another tree. The error boundary remains.
      console.warn('[ordinacia] the changes of another script could not be taken back', error);
    }
    observer.takeRecords();
  }

  container.beforeCommit = () => {
    isReactHeard = true;
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

/** Makes the DOM what React takes it for. Returns whether nodes were put back. */
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
  const drawn: Fiber[] = [];
  let hasMoved = collect(fiber, drawn);
  let isBroken = false;
  let next: Node | null = null;
  for (const { stateNode } of drawn.reverse()) {
    const node = stateNode as Node;
    const isInPlace: boolean = node.parentNode === parent && (!next || isBefore(node, next));
    if (!isInPlace) {
      parent.insertBefore(node, next);
      isBroken = true;
    }
    next = node;
  }
  // Foreign nodes around or in place of React's. Where they only stand beside them, they harm nothing and stay.
  if (isBroken) for (const node of [...parent.childNodes]) if (!isOfReact(node)) node.remove();
  hasMoved ||= isBroken;
  for (const one of drawn) hasMoved = mendContent(one) || hasMoved;
  return hasMoved;
}

function mendContent(fiber: Fiber): boolean {
  const node = fiber.stateNode as Node;
  if (fiber.tag === TEXT) {
    if (node.nodeValue !== fiber.memoizedProps) node.nodeValue = fiber.memoizedProps as string;
    return false;
  }
  if (fiber.child) return mendChildren(node, fiber);
  // React draws a lone text without a fiber.
  const { children } = fiber.memoizedProps as { children?: unknown };
  const isText = typeof children === 'string' || typeof children === 'number';
  if (isText && node.textContent !== String(children)) node.textContent = String(children);
  return false;
}

/** Collects the nodes that stand directly in the node of a fiber, and mends what is drawn elsewhere from here. */
function collect(fiber: Fiber, drawn: Fiber[]): boolean {
  let hasMoved = false;
  for (let child = fiber.child; child; child = child.sibling) {
    if (child.tag === ELEMENT || child.tag === TEXT) drawn.push(child);
    else if (child.tag === PORTAL)
      hasMoved = mendChildren((child.stateNode as { containerInfo: Node }).containerInfo, child) || hasMoved;
    else hasMoved = collect(child, drawn) || hasMoved;
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

/** React's properties end in random letters, other ones in each copy of React. */
function valueOf(node: Node, start: string): unknown {
  const name = Object.keys(node).find((key) => key.startsWith(start));
  return name === undefined ? undefined : Reflect.get(node, name);
}
