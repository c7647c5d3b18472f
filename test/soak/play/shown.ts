import type { Store } from '../world/panel-store';
import type { TabName } from '../model/script';

const AT_THE_DESK = ['tickets', 'appData', 'recepts', 'patients', 'officeHours'] as const;
/** The waiting room, and the doctor whose colours it has. */
const IN_THE_WIDGET = ['tickets', 'appData'] as const;

export type Shown = (typeof AT_THE_DESK)[number];

/** The resources whose screens a tab has open. What no screen shows need not be right. */
export const shownIn = (tab: TabName): readonly Shown[] => (tab === 'widget' ? IN_THE_WIDGET : AT_THE_DESK);

/** Reads them as screens do, which is how the store knows that they are wanted. */
export function showScreens(store: Store, tab: TabName): void {
  for (const name of shownIn(tab)) store[name].data.subscribe(() => undefined);
}
