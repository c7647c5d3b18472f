import { signal, type ReadonlySignal } from '@preact/signals-core';
import { HOT_PANEL_KEY } from '../../constants';
import type { TextStorage } from '../../lib/storage';

export interface HotPanel {
  /** Whether the panel is shown beside the screens; stored in this browser. */
  readonly isOn: ReadonlySignal<boolean>;
  set(isOn: boolean): void;
}

export function createHotPanel(storage: TextStorage): HotPanel {
  const isOn = signal(storage.read(HOT_PANEL_KEY) === 'on');
  return {
    isOn,
    set(next) {
      isOn.value = next;
      storage.write(HOT_PANEL_KEY, next ? 'on' : 'off');
    },
  };
}
