import type { Client } from '../api/client';
import type { Recovery } from '../lib/retries';
import type { TabMessage } from './live/other-tabs';
import type { SessionScope } from './session/session-scope';
import type { Slice } from './slice';
import type { Toasts } from './ui/toasts';

/** The context of a slice that comes with its screen. */
export interface LateSliceContext {
  client: Client;
  scope: SessionScope;
  recovery: Recovery;
  toasts: Toasts;
  notifyOtherTabs(message: TabMessage): void;
}

export interface LateSlice extends Slice {
  /** Another tab has changed what it shows. */
  onChangedElsewhere(): void;
}

type Create<T extends LateSlice> = (context: LateSliceContext) => T;

export interface LateSlices extends LateSlice {
  /** The slice that this function makes: the same one each time. */
  of<T extends LateSlice>(create: Create<T>): T;
}

/** The slices of screens that are seldom opened: their code comes with the screen, so that no other page loads it. */
export function createLateSlices(context: LateSliceContext): LateSlices {
  const made = new Map<Create<LateSlice>, LateSlice>();
  return {
    of<T extends LateSlice>(create: Create<T>): T {
      // Only `create` itself makes what stands under it.
      const slice = (made.get(create) as T | undefined) ?? create(context);
      made.set(create, slice);
      return slice;
    },
    onChangedElsewhere: () => made.forEach((slice) => slice.onChangedElsewhere()),
    clear: (reason) => made.forEach((slice) => slice.clear(reason)),
  };
}
