import { signal, type ReadonlySignal } from '@preact/signals-core';
import { askForNotices, noticePermission, showNotice, type NoticePermission } from '../../lib/desktop-notice';
import { LANGUAGE } from '../../texts/language/language';
import { storeTexts } from '../../texts/store';

export interface DesktopNotices {
  readonly permission: ReadonlySignal<NoticePermission>;
  /** Must be called from a click. Resolves with the doctor's decision. */
  ask(): Promise<NoticePermission>;
  /** Says that there is something new, but not what: others may see the screen. */
  notify(): void;
}

/** Desktop notifications, while another window has the focus. */
export function createDesktopNotices(isWanted: () => boolean): DesktopNotices {
  const permission = signal(noticePermission());
  return {
    permission,
    async ask() {
      permission.value = await askForNotices();
      return permission.value;
    },
    notify() {
      permission.value = noticePermission();
      if (permission.value !== 'granted' || !isWanted() || document.hasFocus()) return;
      const { title, body } = storeTexts.desktopNotice;
      showNotice(title, { body, tag: 'ordinacia', lang: LANGUAGE });
    },
  };
}
