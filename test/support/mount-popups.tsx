import { createRoot } from 'react-dom/client';
import { LateParts } from '../../src/elements/lazy-late-parts';
import { popups } from '../../src/elements/popups';
import { panel } from '../../src/elements/panel';
import { patientsPart } from '../../src/features/patients';
import { Frame } from '../../src/frame/frame';
import type { PopupProps } from '../../src/state/ui/popups';
import { createStore, type Store } from '../../src/state/store';
import { adoptStyles } from '../../src/ui/style/style';
import type { Theme } from '../../src/ui/style/theme';
import { showPage } from './hidden-page';
import { seen, type Mounted } from './mount';
import type { TestPractice } from './practice';
import { storeConfig } from './store-config';
import { until } from './until';

export interface MountedPopups extends Mounted {
  store: Store;
  /** Opens the popup; has the focus again after it closes. */
  opener: HTMLButtonElement;
  setTheme(theme: Theme): Promise<void>;
}

const unmounts = new Set<() => void>();

/** Mounts a frame with popups and a logged-in store, as in an element, around one button that opens a form's popup. */
export async function mountPopups(
  practice: TestPractice,
  name: Exclude<keyof PopupProps, 'alert' | 'confirmation'>,
): Promise<MountedPopups> {
  localStorage.setItem(`token-${practice.lane}`, practice.token);
  const store = createStore(storeConfig(practice), panel);
  const patients = store.part(patientsPart);
  const stop = store.start();
  // Loads the patients, as the search of the whole panel does.
  const unsubscribe = patients.data.subscribe(() => undefined);
  const host = document.body.appendChild(document.createElement('div'));
  const shadow = host.attachShadow({ mode: 'open' });
  adoptStyles(shadow);
  const root = createRoot(shadow.appendChild(document.createElement('div')));
  const render = (theme: Theme) =>
    root.render(
      <Frame
        store={store}
        theme={theme}
        popups={popups}
        LateParts={LateParts}
        hasSound={false}
        onReady={() => undefined}
      >
        <button type="button" onClick={() => store.popups.show(name, {})}>
          Otvoriť
        </button>
      </Frame>,
    );
  render('light');
  unmounts.add(() => {
    root.unmount();
    host.remove();
    unsubscribe();
    stop();
  });
  const mounted = seen(host);
  const opener = await mounted.see.findByRole<HTMLButtonElement>('button', { name: 'Otvoriť' });
  await until(() => patients.data.peek() && store.appData.admin.peek());
  return {
    ...mounted,
    store,
    opener,
    async setTheme(theme) {
      render(theme);
      const frame = await until(() => shadow.querySelector(`[data-theme="${theme}"]`));
      // Wait for the colour transition to end.
      await until(() => frame.getAnimations({ subtree: true }).length === 0);
    },
  };
}

export function unmountPopups(): void {
  unmounts.forEach((unmount) => unmount());
  unmounts.clear();
  localStorage.clear();
  showPage();
}
