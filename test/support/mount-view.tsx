import { StrictMode, type Fragment, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { adoptStyles } from '../../src/ui/style/style';
import { rootClass, type Theme } from '../../src/ui/style/theme';
import { showPage } from './hidden-page';
import { seen, type Mounted } from './mount';
import { until } from './until';

export interface MountedView extends Mounted {
  /** Resolves once the colour transition has ended. */
  setTheme(theme: Theme): Promise<void>;
  unmount(): void;
}

const views = new Set<MountedView>();

/** Renders React content in a shadow root with the panel's styles, as an element does. */
export function mountView(content: ReactNode, theme: Theme = 'light', Mode: typeof Fragment = StrictMode): MountedView {
  const host = document.createElement('div');
  const shadow = host.attachShadow({ mode: 'open' });
  adoptStyles(shadow);
  const container = shadow.appendChild(document.createElement('div'));
  container.className = rootClass;
  container.dataset.theme = theme;
  document.body.append(host);
  const root = createRoot(container);
  root.render(<Mode>{content}</Mode>);
  const view = {
    ...seen(host),
    async setTheme(next: Theme) {
      container.dataset.theme = next;
      // Wait for the colour transition to end.
      await until(() => container.getAnimations({ subtree: true }).length === 0);
    },
    unmount() {
      root.unmount();
      host.remove();
      views.delete(view);
    },
  };
  views.add(view);
  return view;
}

export function unmountViews(): void {
  views.forEach((view) => view.unmount());
  showPage();
}
