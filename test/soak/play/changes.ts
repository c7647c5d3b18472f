import type { TabName } from '../model/script';

/** Data whose changes send no event, so that another computer cannot know of them. */
export type Quiet = 'doctor-state' | 'announcement' | 'settings' | 'notifications' | 'office-hours' | 'patients';

/** Records which tabs have changed, or tried to change, such data. */
export interface Changes {
  add(what: Quiet, tab: TabName): void;
  by(what: Quiet): readonly (TabName | 'gone')[];
  /** The tab has closed before it could report its changes to other tabs: they count as made by „gone“. */
  lose(tab: TabName): void;
}

export function createChanges(): Changes {
  const all = new Map<Quiet, Set<TabName | 'gone'>>();
  return {
    add: (what, tab) => void all.set(what, (all.get(what) ?? new Set()).add(tab)),
    by: (what) => [...(all.get(what) ?? [])],
    lose: (tab) => all.forEach((tabs) => tabs.delete(tab) && tabs.add('gone')),
  };
}
