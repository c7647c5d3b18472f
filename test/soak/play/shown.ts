import type { Store } from '../world/panel-store';
import type { TabName } from '../model/script';

const AT_THE_DESK = ['tickets', 'appData', 'recepts', 'patients', 'officeHours'] as const;
/** The waiting room, and the doctor's settings for its colours. */
const IN_THE_WIDGET = ['tickets', 'appData'] as const;

export type Shown = (typeof AT_THE_DESK)[number];

/** The resources that a tab's screens show; others may be stale. */
export const shownIn = (tab: TabName): readonly Shown[] => (tab === 'widget' ? IN_THE_WIDGET : AT_THE_DESK);

/** Subscribes to the resources, as screens do: the store loads only those in use. */
export function showScreens(store: Store, tab: TabName): void {
  for (const name of shownIn(tab)) store[name].data.subscribe(() => undefined);
}
