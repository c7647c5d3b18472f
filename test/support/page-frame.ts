import { seen, type Mounted } from './mount';
import { answerWith, type TestPractice } from './practice';
import { until } from './until';

export interface PageFrame {
  window: Window & typeof globalThis;
  document: Document;
  readonly errors: string[];
  /** Adds a script to the page and waits until it has run. */
  load(src: string, type?: 'module'): Promise<void>;
  remove(): void;
}

export const openPageAt = (address: string, width?: number): Promise<PageFrame> =>
  openFrame((frame) => {
    if (width !== undefined) frame.width = String(width);
    frame.src = address;
  });

/** Opens a page with this HTML in its head and body. */
export const openPageFrame = ({ head = '', body = '' } = {}): Promise<PageFrame> =>
  openFrame((frame) => {
    const title = `<title>Stránka</title>`;
    frame.srcdoc = `<!doctype html><html lang="sk"><head>${title}${head}</head><body>${body}</body></html>`;
  });

const frames = new Set<HTMLIFrameElement>();

/** Removes the pages of a test, and clears the storage that they share. */
export function closePages(): void {
  frames.forEach((frame) => frame.remove());
  frames.clear();
  localStorage.clear();
}

async function openFrame(fill: (frame: HTMLIFrameElement) => void): Promise<PageFrame> {
  const frame = document.createElement('iframe');
  const isLoaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  frame.title = 'Stránka';
  frame.width = '1200';
  frame.height = '800';
  frame.style.border = '0';
  fill(frame);
  frames.add(frame);
  document.body.append(frame);
  await isLoaded;
  const { contentWindow, contentDocument } = frame;
  if (!contentWindow || !contentDocument) throw new Error('The frame has no page.');
  const page = contentWindow as Window & typeof globalThis;
  const errors: string[] = [];
  page.addEventListener('error', ({ message }) => errors.push(message));
  page.addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
  return {
    window: page,
    document: contentDocument,
    errors,
    load: (src, type) =>
      new Promise((resolve, reject) => {
        const script = contentDocument.createElement('script');
        if (type) script.type = type;
        script.src = src;
        script.onload = () => resolve();
        script.onerror = () => reject(new Error(`${src} did not load.`));
        contentDocument.head.append(script);
      }),
    remove: () => frame.remove(),
  };
}

const PAGE = '/page.html';

export interface SlowPage extends PageFrame {
  panel: Mounted;
}

/**
 * Opens a page with one element, in a frame. Its modules load through the practice's lane: a test can hold each of them, and none is cached
 * by another test.
 */
export async function openSlowPage(practice: TestPractice, name: string, width: number, path = ''): Promise<SlowPage> {
  const { lane, token } = practice;
  localStorage.setItem(`token-${lane}`, token);
  const body = `<!doctype html><html lang="sk"><head><title>Stránka</title>
    <script type="module" src="/lane/${lane}/ordinacia/esm/ordinacia.js"></script></head><body style="margin: 0">
    <${name} api-base="/lane/${lane}" token-key="token-${lane}" realtime-key="ordinacia" routing="hash"></${name}></body></html>`;
  await answerWith(lane, PAGE, 200, body, { 'content-type': 'text/html' });
  document.body.style.margin = '0';
  const page = await openPageAt(`/lane/${lane}${PAGE}#${path}`, width);
  const element = await until(() => {
    const found = page.document.querySelector<HTMLElement>(name);
    return found?.shadowRoot && found;
  });
  return { ...page, panel: seen(element) };
}

/**
 * Measures position and height of the selector's elements in every animation frame. `moved` returns the changes.
 */
export function watchPositions(
  { window, panel }: SlowPage,
  selector: string,
): { moved(): readonly string[]; stop(): void } {
  const first = new Map<Element, string>();
  const moved: string[] = [];
  let isOver = false;
  const measure = () => {
    if (isOver) return;
    for (const element of panel.root.querySelectorAll(selector)) {
      const { top, height } = element.getBoundingClientRect();
      // Fractions of a pixel are invisible.
      const now = `${Math.round(top + window.scrollY)} + ${Math.round(height)}`;
      const before = first.get(element) ?? now;
      if (before !== now) moved.push(`${element.textContent.slice(0, 20)}: ${before} → ${now}`);
      first.set(element, now);
    }
    window.requestAnimationFrame(measure);
  };
  measure();
  return {
    moved: () => moved,
    stop() {
      isOver = true;
    },
  };
}
