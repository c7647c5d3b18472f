import { computed, effect, signal, type ReadonlySignal } from '@preact/signals-core';
import { densities, themes, type Density, type Theme } from '../../api/contract';
import { DISPLAY_KEY } from '../../constants';
import { isOn } from '../../lib/is-on';
import type { TextStorage } from '../../lib/storage';
import type { Slice } from '../slice';

/** How the doctor wants the panel to look: at once as it was chosen, and from the first moment of a page. */
export interface Display extends Slice {
  readonly theme: ReadonlySignal<Theme>;
  readonly density: ReadonlySignal<Density>;
  /** Names and numbers of patients are unreadable until they are pointed at. */
  readonly isPrivate: ReadonlySignal<boolean>;
  /** Remembers it for the next page. Returns what stops it. */
  watch(): () => void;
}

interface DisplayContext {
  storage: TextStorage;
  /** The value of a setting that counts now. */
  settingOf(name: string): unknown;
  /** Whether the doctor's settings are known. */
  isKnown(): boolean;
}

export function createDisplay({ storage, settingOf, isKnown }: DisplayContext): Display {
  // Names must not be readable while a page loads only because it does not know yet that they should not be.
  const saved = signal(storage.read(DISPLAY_KEY)?.split(' ') ?? []);
  const theme = computed(() => oneOf(themes, isKnown() ? settingOf('theme') : saved.value[0]));
  const density = computed(() => oneOf(densities, isKnown() ? settingOf('density') : saved.value[1]));
  const isPrivate = computed(() => (isKnown() ? isOn(settingOf('privacy')) : saved.value[2] === 'private'));
  return {
    theme,
    density,
    isPrivate,
    watch: () =>
      effect(() => {
        if (!isKnown()) return;
        const choices = [theme.value, density.value, isPrivate.value ? 'private' : 'open'];
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

/** The first one stands for whatever is none of them. */
const oneOf = <Value extends string>(values: readonly [Value, ...Value[]], wanted: unknown): Value =>
  values.find((value) => value === wanted) ?? values[0];
