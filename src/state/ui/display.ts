import { computed, effect, signal, type ReadonlySignal } from '@preact/signals-core';
import { densities, themes, type Density, type Theme } from '../../api/contract/appearance';
import { DISPLAY_KEY, HOT_PANEL_KEY } from '../../constants';
import type { TextStorage } from '../../lib/storage';
import { isOn } from '../app-data';
import type { Part } from '../part';
import type { Core } from '../parts';

/** Theme, density, privacy, and the parts denied to this login. Until the settings arrive, the values of the last page load apply. */
export interface Display extends Part {
  readonly theme: ReadonlySignal<Theme>;
  readonly density: ReadonlySignal<Density>;
  /** Names and numbers of patients are blurred until hovered or focused. */
  readonly isPrivate: ReadonlySignal<boolean>;
  /** Whether letters are shortcuts. `false` until the doctor's settings are known: they may be switched off. */
  readonly hasShortcuts: ReadonlySignal<boolean>;
  /** The parts of the panel that the server refuses to this login. */
  readonly denied: ReadonlySignal<readonly string[]>;
  /** Saves the values for the next page load. Returns a function that stops it. */
  watch(): () => void;
}

type DisplayContext = Pick<Core, 'storage' | 'apiBase' | 'appData' | 'settingValues'>;

export function createDisplay({ storage, apiBase, appData: { admin }, settingValues }: DisplayContext): Display {
  // Another server's panel on the same origin has other settings.
  const key = `${DISPLAY_KEY} ${apiBase}`;
  // Otherwise hidden names would be readable until the settings load, and a colleague's panel would load data of the doctor.
  const saved = signal(storage.read(key)?.split(' ') ?? []);
  const { of } = settingValues;
  const theme = computed(() => oneOf(themes, admin.value ? of('theme') : saved.value[0]));
  const density = computed(() => oneOf(densities, admin.value ? of('density') : saved.value[1]));
  const isPrivate = computed(() => (admin.value ? isOn(of('privacy')) : saved.value[2] === 'private'));
  const denied = computed(() => admin.value?.attributes.denied ?? saved.value.slice(3));
  return {
    theme,
    density,
    isPrivate,
    hasShortcuts: computed(() => admin.value !== null && isOn(of('shortcuts'), true)),
    denied,
    watch: () =>
      effect(() => {
        if (!admin.value) return;
        const choices = [theme.value, density.value, isPrivate.value ? 'private' : 'open', ...denied.value];
        saved.value = choices;
        storage.write(key, choices.join(' '));
      }),
    clear(reason) {
      if (reason !== 'logout') return;
      saved.value = [];
      storage.remove(key);
    },
  };
}

/** Falls back to the first value. */
const oneOf = <Value extends string>(values: readonly [Value, ...Value[]], wanted: unknown): Value =>
  values.find((value) => value === wanted) ?? values[0];

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
