import { queries, within } from '@testing-library/dom';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { adoptStyles } from '../../src/ui/style';
import { rootClass, type Theme } from '../../src/ui/theme';
import type { Seen } from './mount';

export interface MountedView {
  element: HTMLElement;
  root: ShadowRoot;
  see: Seen;
}

const mounted = new Map<HTMLElement, Root>();

/** Draws a part of the panel alone, in a shadow root with the panel's styles. */
export function mountView(view: ReactNode, { theme = 'light' }: { theme?: Theme } = {}): MountedView {
  const element = document.body.appendChild(document.createElement('div'));
  const root = element.attachShadow({ mode: 'open' });
  adoptStyles(root);
  const place = root.appendChild(document.createElement('div'));
  const react = createRoot(place);
  react.render(
    <div className={rootClass} lang="sk" data-theme={theme}>
      {view}
    </div>,
  );
  mounted.set(element, react);
  // The queries take any container; their types know only elements.
  return { element, root, see: within(root as unknown as HTMLElement, queries) };
}

/** Takes every view of a test off the page. */
export function unmountViews(): void {
  mounted.forEach((react, element) => {
    react.unmount();
    element.remove();
  });
  mounted.clear();
}
