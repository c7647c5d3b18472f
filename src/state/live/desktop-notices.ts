import { signal, type ReadonlySignal } from '@preact/signals-core';
import { askForNotices, noticePermission, type NoticePermission } from '../../lib/desktop-notice';

export interface DesktopNotices {
  readonly permission: ReadonlySignal<NoticePermission>;
  /** Must be called from a click. Resolves with the doctor's decision. */
  ask(): Promise<NoticePermission>;
  /** Whether the doctor has enabled them, and the browser shows them. */
  isAllowed(): boolean;
}

/** Desktop notifications, shown while another window has the focus. */
export function createDesktopNotices(isWanted: () => boolean): DesktopNotices {
  const permission = signal(noticePermission());
  return {
    permission,
    async ask() {
      permission.value = await askForNotices();
      return permission.value;
    },
    isAllowed() {
      permission.value = noticePermission();
      return permission.value === 'granted' && isWanted();
    },
  };
}
