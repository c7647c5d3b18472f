import { openPageAt, type PageFrame } from './page-frame';
import { seen, type Mounted } from './mount';
import { answerWith, type TestPractice } from './practice';
import { until } from './until';

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
