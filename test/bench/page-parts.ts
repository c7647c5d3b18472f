// Runs in the browser: shared by the measured pages.
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { panel } from '../../src/elements/panel';
import { createStore } from '../../src/state/store';
import { adoptStyles } from '../../src/ui/style/style';
import { rootClass } from '../../src/ui/style/theme';
import { configOf } from '../support/store-config';

/** A store on the page's server, without a socket. */
export const benchStore = () => createStore(configOf(location.origin, 'ordinacia.admin-token'), panel);

export const answer = (body: string) => new Response(body, { headers: { 'Content-Type': 'application/json' } });

/**
 * Replaces the response of matching calls by this text, after the skeleton is painted. The result is the time of the last response, in
 * milliseconds.
 */
export function answerAfterPaint(
  isMeant: (address: URL) => boolean,
  read: (load: () => Promise<Response>) => Promise<string>,
): () => number {
  const realFetch = window.fetch.bind(window);
  let answeredAt = Number.NaN;
  window.fetch = async (input, init) => {
    const load = () => realFetch(input, init);
    if (!isMeant(new URL(input instanceof Request ? input.url : input, location.href))) return load();
    const text = await read(load);
    await nextPaint();
    await nextPaint();
    answeredAt = performance.now();
    return answer(text);
  };
  return () => answeredAt;
}

export interface MountedRoot {
  host: HTMLElement;
  shadow: ShadowRoot;
  container: HTMLElement;
  root: Root | null;
}

/** The container of a page's content: new content replaces the previous one. */
export function createPlace() {
  let mounted = emptyRoot();

  function empty(): MountedRoot {
    mounted.root?.unmount();
    mounted.host.remove();
    return (mounted = emptyRoot());
  }

  return {
    render(content: ReactNode): void {
      const { container } = empty();
      const root = createRoot(container);
      mounted.root = root;
      flushSync(() => root.render(content));
    },
    /** Shows these nodes. */
    show: (content: HTMLElement) => empty().container.replaceWith(content),
    find: (selector: string) => [...mounted.shadow.querySelectorAll<HTMLElement>(selector)],
    /** Copies of the selected elements, and a copy of the content without them. */
    pattern(selector: string) {
      const screen = mounted.container.cloneNode(true) as HTMLElement;
      const nodes = [...screen.querySelectorAll<HTMLElement>(selector)];
      for (const node of nodes) node.remove();
      return { nodes, screen };
    },
  };
}

export type Pattern = ReturnType<ReturnType<typeof createPlace>['pattern']>;

/** Resolves with the time of the first frame in which `isDone` is true, in milliseconds. */
export async function painted(isDone: () => boolean): Promise<number> {
  let at = await nextPaint();
  while (!isDone()) at = await nextPaint();
  return at;
}

/** An empty container in a shadow root with the panel's styles. */
export function emptyRoot(): MountedRoot {
  const host = document.createElement('div');
  const shadow = host.attachShadow({ mode: 'open' });
  adoptStyles(shadow);
  const container = shadow.appendChild(document.createElement('div'));
  container.className = rootClass;
  container.dataset['theme'] = 'light';
  document.body.append(host);
  return { host, shadow, container, root: null };
}

/** Resolves with the time, in milliseconds, once the next frame is painted. */
export const nextPaint = () =>
  new Promise<number>((resolve) => {
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => resolve(performance.now());
      channel.port2.postMessage(null);
    });
  });
