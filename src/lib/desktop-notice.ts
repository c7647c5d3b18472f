export type NoticePermission = 'default' | 'granted' | 'denied' | 'unsupported';

/** Whether this page may show desktop notifications; `unsupported` without the API, or on an insecure page. */
export function noticePermission(): NoticePermission {
  return canShow() ? Notification.permission : 'unsupported';
}

/** Asks the user; browsers require a user activation. */
export async function askForNotices(): Promise<NoticePermission> {
  return canShow() ? Notification.requestPermission() : 'unsupported';
}

const canShow = (): boolean => typeof Notification !== 'undefined' && window.isSecureContext;
