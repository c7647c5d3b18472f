import { computed, effect, signal, type ReadonlySignal } from '@preact/signals-core';
import { densities, themes, type Density, type Theme } from '../../api/contract/appearance';
import { DISPLAY_KEY, HOT_PANEL_KEY } from '../../constants';
import type { TextStorage } from '../../lib/storage';
import { isOn } from '../app-data';
import type { Part } from '../part';

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

interface DisplayContext {
  storage: TextStorage;
  /** The current value of a setting. */
  settingOf(name: string): unknown;
  /** Whether the doctor's settings are known. */
  isKnown(): boolean;
  /** The parts of the panel that the server refuses to this login. */
  denied(): readonly string[];
}

export function createDisplay({ storage, settingOf, isKnown, denied: deniedNow }: DisplayContext): Display {
  // Otherwise hidden names would be readable until the settings load, and a colleague's panel would load data of the doctor.
  const saved = signal(storage.read(DISPLAY_KEY)?.split(' ') ?? []);
  const theme = computed(() => oneOf(themes, isKnown() ? settingOf('theme') : saved.value[0]));
  const density = computed(() => oneOf(densities, isKnown() ? settingOf('density') : saved.value[1]));
  const isPrivate = computed(() => (isKnown() ? isOn(settingOf('privacy')) : saved.value[2] === 'private'));
  const denied = computed(() => (isKnown() ? deniedNow() : saved.value.slice(3)));
  return {
    theme,
    density,
    isPrivate,
    hasShortcuts: computed(() => isKnown() && isOn(settingOf('shortcuts'), true)),
    denied,
    watch: () =>
      effect(() => {
        if (!isKnown()) return;
        const choices = [theme.value, density.value, isPrivate.value ? 'private' : 'open', ...denied.value];
        saved.value = choices;
        storage.write(DISPLAY_KEY, choices.join(' '));
      }),
    clear(reason) {
      if (reason !== 'logout') return;
      saved.value = [];
      storage.remove(DISPLAY_KEY);
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
