import { NEAR_PX } from '../../constants';

/** Calls back once with each element on the page that matches, also with later ones, until the returned function is called. */
export function watchPage(selector: string, onElement: (element: HTMLElement) => void): () => void {
  const known = new WeakSet<Node>();
  const handle = (element: Element) => {
    if (!(element instanceof HTMLElement) || known.has(element)) return;
    known.add(element);
    onElement(element);
  };
  const scan = (root: ParentNode) => root.querySelectorAll(selector).forEach(handle);

  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        if (node.matches(selector)) handle(node);
        scan(node);
      }
    }
  });
  observer.observe(document, { childList: true, subtree: true });
  scan(document);
  return () => observer.disconnect();
}

/** Calls back once the element is in the viewport, or near it. */
export function whenNear(element: Element, onNear: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      onNear();
    },
    { rootMargin: `${NEAR_PX}px` },
  );
  observer.observe(element);
}
