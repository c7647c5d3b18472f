import { signal, type ReadonlySignal } from '@preact/signals-core';
import { askForNotices, noticePermission, showNotice, type NoticePermission } from '../../lib/desktop-notice';
import { LANGUAGE } from '../../texts/language/language';
import { storeTexts } from '../../texts/store';

export interface DesktopNotices {
  readonly permission: ReadonlySignal<NoticePermission>;
  /** To be called by a press. Resolves with what the doctor decided. */
  ask(): Promise<NoticePermission>;
  /** Something new has come. Says nothing of what it is: a screen in a practice is seen by others too. */
  notify(): void;
}

/** Notices of the operating system, while the doctor works in another window. */
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
