import { seen, type Mounted } from './mount';
import { openPageFrame, type PageFrame } from './page-frame';
import type { TestPractice } from './practice';
import { until } from './until';

export const CLASSIC = '/ordinacia/ordinacia.umd.js';
export const MODULES = '/ordinacia/esm/ordinacia.js';

export interface HostilePage {
  page: PageFrame;
  panel: Mounted;
}

export interface HostilePageOptions {
  head?: string;
  /** HTML of the body; the element replaces `{tag}`. */
  body?: string;
  element?: string;
  /** `null`: the head loads the script. */
  script?: typeof CLASSIC | typeof MODULES | null;
  /** Changes the page before the panel's script loads. */
  before?(page: PageFrame): void | Promise<void>;
  /** Changes the page after the script has loaded. */
  after?(page: PageFrame): void | Promise<void>;
}

export async function loadScript(page: PageFrame, script: string): Promise<void> {
  await (script === MODULES ? page.load(script, 'module') : page.load(script));
}

/** An integrator's page on which nobody is logged in. */
export async function openHostilePage(practice: TestPractice, options: HostilePageOptions = {}): Promise<HostilePage> {
  const { head = '', body = '{tag}', element = 'ordinacia-admin', script = CLASSIC, before, after } = options;
  const { lane } = practice;
  const tag = `<${element} api-base="/lane/${lane}" token-key="${lane}" realtime-key="ordinacia" routing="memory"></${element}>`;
  const page = await openPageFrame({ head, body: body.replace('{tag}', tag) });
  await before?.(page);
  if (script) await loadScript(page, script);
  await after?.(page);
  const found = page.document.querySelector<HTMLElement>(element);
  if (!found) throw new Error('The page has no panel.');
  await until(() => found.shadowRoot?.querySelector('main, section'));
  return { page, panel: seen(found) };
}
