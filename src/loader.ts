import { loadModule, type EntryName, type Origin, createNotice } from './elements/loader/load-module';
import { createPageApi } from './elements/loader/queued-page-api';
import { DISPLAY_LOAD_RETRY_MS, NEAR_PX } from './constants';

/*
 * A classic script that a page includes instead of the panel's: it finds the elements, loads their code, and shows a failed load with a
 * retry. Does nothing if another script of ours has run before.
 */
const ELEMENTS: readonly EntryName[] = ['admin', 'waiting-room', 'hot-panel', 'display'];
const tagOf = (name: EntryName) => `ordinacia-${name}`;

if (typeof document !== 'undefined' && !(window.Ordinacia && 'mount' in window.Ordinacia))
  start(document.currentScript);

function start(tag: Element | null) {
  const script = tag instanceof HTMLScriptElement ? tag : null;
  const origin: Origin = { base: new URL('.', script?.src ?? document.baseURI).href, nonce: script?.nonce ?? '' };
  const isNear = (element: Element) => (element.getAttribute('data-when') ?? script?.dataset['when']) === 'near';
  const running = new Map<EntryName, Promise<unknown>>();

  const load = (name: EntryName, attempt = 0) => {
    const loading = running.get(name) ?? loadModule(name, origin, attempt);
    running.set(name, loading);
    // A failed load is forgotten, so that the next request loads again.
    loading.catch(() => running.delete(name));
    return loading;
  };

  const show = (element: HTMLElement, name: EntryName) => {
    if (customElements.get(tagOf(name))) return;
    const notice = createNotice(element);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const attempt = (count: number) => {
      clearTimeout(timer);
      notice.loading();
      load(name, count).catch((error: unknown) => {
        console.error('[ordinacia] loader:', error);
        notice.failed(() => attempt(count + 1));
        // Nobody presses the button on a television.
        if (name === 'display') timer = setTimeout(attempt, DISPLAY_LOAD_RETRY_MS, count + 1);
        const detail = { code: 'chunk' };
        element.dispatchEvent(new CustomEvent('ordinacia-error', { bubbles: true, composed: true, detail }));
      });
    };
    void customElements.whenDefined(tagOf(name)).then(notice.remove);
    attempt(0);
  };

  const stop = watchPage(ELEMENTS.map(tagOf).join(), (element) => {
    const name = ELEMENTS.find((each) => element.matches(tagOf(each)));
    if (!name) return;
    if (isNear(element)) whenNear(element, () => show(element, name));
    else show(element, name);
  });
  void Promise.all(ELEMENTS.map((name) => customElements.whenDefined(tagOf(name)))).then(stop);

  const waiting = window.Ordinacia;
  const api = createPageApi(() => load('ordinacia'));
  window.Ordinacia = api;
  if (Array.isArray(waiting)) api.push(...waiting);
}

/** Calls back once with each element on the page that matches, also with later ones, until the returned function is called. */
function watchPage(selector: string, onElement: (element: HTMLElement) => void): () => void {
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
function whenNear(element: Element, onNear: () => void): void {
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
