import { seen, type Mounted } from './mount';
import type { TestPractice } from './practice';
import { until } from './until';

const TOKEN_KEY = 'ordinacia.admin-token';
const PANEL = 'ordinacia-admin';

export interface HostPage {
  frame: HTMLIFrameElement;
  window: Window & typeof globalThis;
  /** The page's panel; a reload replaces it. */
  panel(): Mounted;
  violations(): Promise<string[]>;
}

/** The real host page, served by the practice server, in a frame of the test's page. */
export async function openHostPage(path: string, { logIn }: { logIn?: TestPractice } = {}): Promise<HostPage> {
  if (logIn) localStorage.setItem(TOKEN_KEY, logIn.token);
  const frame = document.createElement('iframe');
  frame.title = 'host page';
  frame.width = '1280';
  frame.height = '860';
  frame.style.border = '0';
  document.body.style.margin = '0';
  frame.src = path;
  document.body.append(frame);
  await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  const page: HostPage = {
    frame,
    get window() {
      // The type of `contentWindow` lacks the globals of the frame's realm.
      return frame.contentWindow as Window & typeof globalThis;
    },
    panel() {
      const element = frame.contentDocument?.querySelector<HTMLElement>(PANEL);
      if (!element) throw new Error('The page has no panel.');
      return seen(element);
    },
    async violations() {
      // The test's own violation names a file of the tests as its source.
      const isOwn = (report: string) => report.includes('/dist/test/');
      const reported: string[] = [];
      const { ReportingObserver } = page.window;
      const observer = new ReportingObserver(
        (reports) => reported.push(...reports.map(({ body }) => JSON.stringify(body))),
        { types: ['csp-violation'], buffered: true },
      );
      observer.observe();
      // Reports arrive in order: once this violation is reported, all earlier ones are.
      const style = page.window.document.createElement('style');
      style.textContent = 'body { color: red }';
      page.window.document.head.append(style);
      await until(() => reported.some((report) => isOwn(report)));
      observer.disconnect();
      style.remove();
      return reported.filter((report) => !isOwn(report));
    },
  };
  await until(() => frame.contentDocument?.querySelector(PANEL)?.shadowRoot?.querySelector('section, main'));
  return page;
}

export const hostToken = () => localStorage.getItem(TOKEN_KEY);

/** The page's path, and the target of its redirect after the login. */
export const whereIs = ({ window }: HostPage) => {
  const { pathname, search } = window.location;
  return { path: pathname, redirect: new URLSearchParams(search).get('redirect') };
};
