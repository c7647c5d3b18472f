import type { TabName } from '../model/script';

/** Data that changes without an event of the channel: a page of another computer cannot know of it. */
export type Quiet = 'doctor-state' | 'announcement' | 'settings' | 'notifications' | 'office-hours' | 'patients';

/** Tabs that have changed, or tried to change, such data. */
export interface Changes {
  add(what: Quiet, tab: TabName): void;
  by(what: Quiet): readonly (TabName | 'gone')[];
  /** The tab has left before it could tell the others of its changes. */
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
