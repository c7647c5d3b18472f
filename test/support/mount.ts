import { configure, queries, within, type BoundFunctions } from '@testing-library/dom';
import { showPage } from './hidden-page';
import type { TestPractice } from './practice';
import { LIMIT_MS } from './until';

/** The built modules, as a page loads them; the tests' bundle contains no code of the panel. */
const modules = '/ordinacia/esm/ordinacia.js';

export type Seen = BoundFunctions<typeof queries>;

export interface Mounted<One extends HTMLElement = HTMLElement> {
  element: One;
  root: ShadowRoot;
  /** Testing Library's queries of the shadow root. */
  see: Seen;
}

// Testing Library's error message prints the container, which fails for a shadow root.
configure({ asyncUtilTimeout: LIMIT_MS, getElementError: (message) => new Error(message?.split('\n')[0]) });

const mounted = new Set<HTMLElement>();

/** Adds an element with the practice's lane as its `api-base`, logged in by default. */
export async function mount<Name extends keyof HTMLElementTagNameMap>(
  practice: TestPractice,
  name: Name,
  { attributes = {}, properties = {}, isLoggedIn = true, parent = document.body }: MountOptions = {},
): Promise<Mounted<HTMLElementTagNameMap[Name]>> {
  await import(modules);
  const tokenKey = `token-${practice.lane}`;
  if (isLoggedIn) localStorage.setItem(tokenKey, practice.token);
  const element = document.createElement(name);
  const all = {
    'api-base': `/lane/${practice.lane}`,
    'token-key': tokenKey,
    'realtime-key': 'ordinacia',
    ...attributes,
  };
  Object.entries(all).forEach(([key, value]) => element.setAttribute(key, value));
  Object.assign(element, properties);
  parent.append(element);
  mounted.add(element);
  await Promise.resolve();
  return seen(element);
}

interface MountOptions {
  attributes?: Record<string, string>;
  /** Set before the element is appended. */
  properties?: Record<string, unknown>;
  isLoggedIn?: boolean;
  parent?: Element;
}

export function seen<One extends HTMLElement>(element: One): Mounted<One> {
  const root = element.shadowRoot;
  if (!root) throw new Error('The element has no shadow root.');
  // The queries work on any container; their types accept only elements.
  return { element, root, see: within(root as unknown as HTMLElement, queries) };
}

export const storedToken = (practice: TestPractice) => localStorage.getItem(`token-${practice.lane}`);

/** Removes every element of a test, clears the storage, and makes the page visible again. */
export async function unmountAll(): Promise<void> {
  mounted.forEach((element) => element.remove());
  mounted.clear();
  localStorage.clear();
  document.body.replaceChildren();
  // Elements unmount in a microtask after their removal.
  await Promise.resolve();
  showPage();
}
