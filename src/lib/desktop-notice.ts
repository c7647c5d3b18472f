export type NoticePermission = 'default' | 'granted' | 'denied' | 'unsupported';

/** Whether this page may show notices of the operating system. Without the API, or on an insecure page, it cannot at all. */
export function noticePermission(): NoticePermission {
  return canShow() ? Notification.permission : 'unsupported';
}

/** Asks the person in front of the screen; browsers want that to follow a press. */
export async function askForNotices(): Promise<NoticePermission> {
  return canShow() ? Notification.requestPermission() : 'unsupported';
}

/** A notice that brings its page back when it is pressed. One with the same tag takes the place of the one before. */
export function showNotice(title: string, options: { body: string; tag: string; lang: string }): void {
  try {
    const notice = new Notification(title, options);
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Android's Chrome has the class and refuses to make one: the bell tells the same.
    console.warn('[ordinacia] the browser shows no desktop notices');
  }
}

const canShow = (): boolean => typeof Notification !== 'undefined' && window.isSecureContext;
