import type { Fragment } from 'react';
import { LateParts } from '../../src/elements/lazy-late-parts';
import { popups } from '../../src/elements/popups';
import { panel } from '../../src/elements/panel';
import { Frame } from '../../src/frame/frame';
import type { PopupProps } from '../../src/state/ui/popups';
import { acquireStore } from '../../src/state/store-registry';
import type { Store } from '../../src/state/store';
import { until } from './until';
import { mountView, type MountedView, unmountViews } from './mount-view';
import type { TestPractice } from './practice';
import { storeConfig } from './store-config';
import { emulateMedia } from '@web/test-runner-commands';
import { unmountAll } from './mount';

export interface MountedFrame extends MountedView {
  store: Store;
  opener: HTMLElement;
}

const releases = new Set<() => void>();

/** Mounts the frame of an element with its store, around a button that opens the popup. */
export async function mountFrame<Name extends keyof PopupProps>(
  practice: TestPractice,
  name: Name,
  props: PopupProps[Name],
  Mode?: typeof Fragment,
): Promise<MountedFrame> {
  localStorage.setItem(`token-${practice.lane}`, practice.token);
  const { store, release } = acquireStore(storeConfig(practice), panel);
  releases.add(release);
  const view = mountView(
    <Frame store={store} theme="auto" popups={popups} LateParts={LateParts} hasSound={false} onReady={() => undefined}>
      <button onClick={() => store.popups.show(name, props)}>Otvoriť</button>
    </Frame>,
    undefined,
    Mode,
  );
  await until(() => store.appData.admin.peek() ?? store.appData.failure.peek());
  return { ...view, store, opener: await view.see.findByRole('button', { name: 'Otvoriť' }) };
}

/** Releases the stores. `unmountViews` removes the views. */
export function releaseFrames(): void {
  releases.forEach((release) => release());
  releases.clear();
  localStorage.clear();
}

/** Removes everything that a test mounted, and returns to light colours. */
export async function clearPage(): Promise<void> {
  await emulateMedia({ colorScheme: 'light' });
  unmountViews();
  await unmountAll();
  releaseFrames();
}
