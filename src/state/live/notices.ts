import { NOTICE_HOLD_MS, NOTICE_STEP_MS } from '../../constants';
import { playChime } from '../../lib/chime';
import { showNotice } from '../../lib/show-notice';
import { withoutPrototype } from '../../lib/own-properties';
import { LANGUAGE } from '../../texts/language/language';
import { noticeTexts } from '../../texts/notice';
import type { DesktopNotices } from './desktop-notices';
import type { Sound } from './sound';
import { hasLocks } from './tab-leader';

/**
 * Tells of a notification: by sound, and by a desktop notice. Of the tabs that hear of it (`name` is the same in all of them) one makes the sound and one
 * shows the notice: whoever comes first, and the tab that is used need not wait. Without Web Locks each does.
 */
export function tellOfNotice(name: string, sound: Sound, desktopNotices: DesktopNotices): void {
  const steps = document.hasFocus() ? 0 : 1;
  // A browser plays nothing on a page that nobody has touched yet.
  const isMute = !(navigator as Partial<Navigator>).userActivation?.hasBeenActive;
  if (sound.isAllowed()) void inOneTab(`${name} sound`, isMute ? 2 : steps, playChime);
  if (desktopNotices.isAllowed()) void inOneTab(`${name} notice`, steps, show);
}

/** Says that there is something new, but not what: others may see the screen. Who uses the panel sees it there. */
function show(): void {
  const { title, body } = noticeTexts;
  if (!document.hasFocus()) showNotice(title, { body, tag: 'ordinacia', lang: LANGUAGE });
}

async function inOneTab(name: string, steps: number, tell: () => void): Promise<void> {
  if (!hasLocks()) return tell();
  if (steps > 0) await pause(steps * NOTICE_STEP_MS);
  try {
    await navigator.locks.request(name, withoutPrototype({ ifAvailable: true }), (lock) => {
      if (!lock) return undefined;
      tell();
      return pause(NOTICE_HOLD_MS);
    });
  } catch {
    // An opaque origin has no locks, and no other tabs.
    tell();
  }
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
