import type { StoreConfig } from '../../../src/state/store-config';
import { createBrowserChannels, createBrowserStorage } from './browser-channels';
import { createBrowserLocks } from './browser-locks';
import { openTab, type Tab, type TabBrowser, type TabOptions } from './tab';

/** A browser on one computer: its tabs share storage, channels and locks. */
export interface Browser extends TabBrowser {
  readonly tabs: readonly Tab[];
  open(name: string, config: StoreConfig): Tab;
  setOnline(isOnline: boolean): void;
  close(): void;
}

interface BrowserOptions extends Omit<TabOptions, 'name' | 'browser' | 'config'> {
  url: string;
  isSecure: boolean;
}

export function createBrowser({ url, isSecure, ...options }: BrowserOptions): Browser {
  const tabs: Tab[] = [];
  let isOnline = true;

  const browser: Browser = {
    storage: createBrowserStorage(url),
    channels: createBrowserChannels(),
    locks: isSecure ? createBrowserLocks() : null,
    get isOnline() {
      return isOnline;
    },
    tabs,
    open(name, config) {
      const tab = openTab({ ...options, name, browser, config });
      tabs.push(tab);
      return tab;
    },
    setOnline(next) {
      if (next === isOnline) return;
      isOnline = next;
      tabs.forEach((tab) => tab.onLine(next));
    },
    close: () => tabs.forEach((tab) => tab.close(true)),
  };
  return browser;
}
