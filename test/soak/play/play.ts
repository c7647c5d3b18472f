import { browserOf, type BrowserName, type Step } from '../model/script';
import { logIn, performers } from './steps';
import type { Scene } from './scene';

/** How often the doctor reacts to alerts, in milliseconds. */
const ATTEND_MS = 250;

export async function play(scene: Scene): Promise<void> {
  const perform = performers(scene);
  const startedAt = performance.now();
  const attending = setInterval(() => attendAll(scene), ATTEND_MS);
  let areTabsOpen = false;
  const openTabs = () => {
    if (!areTabsOpen) scene.script.tabs.forEach(scene.open);
    areTabsOpen = true;
  };
  for (const step of scene.script.steps) {
    // Steps at 0 happen before the pages open.
    if (step.at > 0) openTabs();
    await until(startedAt + step.at);
    scene.note(`${Math.round(performance.now() - startedAt)} ms: ${JSON.stringify(step)}`);
    performStep(step);
  }
  openTabs();
  clearInterval(attending);

  function performStep(step: Step): void {
    // TypeScript cannot see that the function accepts this step.
    const performer = perform[step.do] as (given: Scene, performed: Step) => void;
    performer(scene, step);
  }
}

/** Ends all faults: the network works, and every page is resumed and visible. */
export function healAll({ proxy, browsers, tabs }: Scene): void {
  proxy.heal();
  Object.values(browsers).forEach((browser) => browser.setOnline(true));
  for (const tab of tabs.values()) {
    tab.resume();
    tab.setHidden(false);
  }
}

export function attendAll({ tabs, desk }: Scene): void {
  for (const tab of tabs.values()) if (!tab.isClosed && !tab.isFrozen) desk.attend(tab);
}

/** Logs in again where a session has expired. The tabs of one browser share the result. */
export function logInAgain(scene: Scene): void {
  const seen = new Set<BrowserName>();
  for (const [name, tab] of scene.tabs) {
    const browser = browserOf(name);
    if (tab.isClosed || scene.expected[browser] === null) continue;
    if (tab.store.session.isLoggedIn.peek() || seen.has(browser)) continue;
    seen.add(browser);
    logIn(scene, tab, browser);
  }
}

async function until(moment: number): Promise<void> {
  const left = moment - performance.now();
  if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
}
