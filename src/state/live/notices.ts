import { NOTICE_HOLD_MS, NOTICE_STEP_MS } from '../../constants';
import { playChime } from '../../lib/chime';
import { withoutPrototype } from '../../lib/own-properties';
import { LANGUAGE } from '../../texts/language/language';
import { noticeTexts } from '../../texts/notice';
import type { DesktopNotices, Sound } from './notice-permissions';
import { hasLocks } from './tab-leader';

/**
 * Notifies the doctor by a sound and a desktop notice. `name` is the same in all tabs: the first tab that locks it plays the sound, and the
 * first one shows the notice; the focused tab does not wait. Without Web Locks every tab does both.
 */
export function notifyDoctor(name: string, sound: Sound, desktopNotices: DesktopNotices): void {
  const steps = document.hasFocus() ? 0 : 1;
  // Browsers play no sound before the first user activation.
  const isMute = !(navigator as Partial<Navigator>).userActivation?.hasBeenActive;
  if (sound.isAllowed()) void inOneTab(`${name} sound`, isMute ? 2 : steps, playChime);
  if (desktopNotices.isAllowed()) void inOneTab(`${name} notice`, steps, show);
}

/** Shows no details: others may see the screen. Nothing is shown while the page has the focus: the panel shows the notification. */
function show(): void {
  const { title, body } = noticeTexts;
  if (document.hasFocus()) return;
  try {
    // Replaces an earlier notice with the same tag.
    const notice = new Notification(title, { body, tag: 'ordinacia', lang: LANGUAGE });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Chrome on Android has the class, but throws; the bell shows the notification in any case.
    console.warn('[ordinacia] the browser shows no desktop notices');
  }
}

async function inOneTab(name: string, steps: number, run: () => void): Promise<void> {
  if (!hasLocks()) return run();
  if (steps > 0) await pause(steps * NOTICE_STEP_MS);
  try {
    await navigator.locks.request(name, withoutPrototype({ ifAvailable: true }), (lock) => {
      if (!lock) return undefined;
      run();
      return pause(NOTICE_HOLD_MS);
    });
  } catch {
    // An opaque origin has no locks and no other tabs.
    run();
  }
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
