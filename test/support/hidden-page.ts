/** Makes the page report that it is hidden. The panel then does not retry, so a test's click is the only attempt. */
export function hidePage(page = document): void {
  Object.defineProperty(page, 'hidden', { configurable: true, get: () => true });
}

export function showPage(): void {
  if (!Object.hasOwn(document, 'hidden')) return;
  Reflect.deleteProperty(document, 'hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}
