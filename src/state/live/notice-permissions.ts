import { signal, type ReadonlySignal } from '@preact/signals-core';

export type Sound = ReturnType<typeof createSound>;

/** The permission to play a sound. `isWanted` is the doctor's own setting. */
export function createSound(isWanted: () => boolean) {
  let allowing = 0;
  return {
    /** Registers an element whose sound is on. Returns a function that unregisters it. */
    allow(): () => void {
      allowing += 1;
      return () => {
        allowing -= 1;
      };
    },
    /** Whether an element has its sound on, and the doctor has it enabled. */
    isAllowed: () => allowing > 0 && isWanted(),
  };
}

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

type NoticePermission = 'default' | 'granted' | 'denied' | 'unsupported';

/** Whether this page may show desktop notifications; `unsupported` without the API, or on an insecure page. */
function noticePermission(): NoticePermission {
  return canShow() ? Notification.permission : 'unsupported';
}

/** Asks the user; browsers require a user activation. */
async function askForNotices(): Promise<NoticePermission> {
  return canShow() ? Notification.requestPermission() : 'unsupported';
}

const canShow = (): boolean => typeof Notification !== 'undefined' && window.isSecureContext;
