import { NEAR_PX } from '../../constants';

/** Calls back once with each element of these names on the page, also with those that come later, until the returned function is called. */
export function watchPage(selector: string, onElement: (element: HTMLElement) => void): () => void {
  const known = new WeakSet<Node>();
  const meet = (element: Element) => {
    if (!(element instanceof HTMLElement) || known.has(element)) return;
    known.add(element);
    onElement(element);
  };
  const look = (root: ParentNode) => root.querySelectorAll(selector).forEach(meet);

  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        if (node.matches(selector)) meet(node);
        look(node);
      }
    }
  });
  observer.observe(document, { childList: true, subtree: true });
  look(document);
  return () => observer.disconnect();
}

/** Calls back once the element is seen, or nearly. */
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
