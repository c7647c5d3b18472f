/** Shows a notification that focuses its page when it is clicked. It replaces an earlier one with the same tag. */
export function showNotice(title: string, options: { body: string; tag: string; lang: string }): void {
  try {
    const notice = new Notification(title, options);
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Chrome on Android has the class, but throws; the bell shows the notification in any case.
    console.warn('[ordinacia] the browser shows no desktop notices');
  }
}
