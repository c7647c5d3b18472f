/** The page says that it is hidden, as behind another tab: the panel then makes no attempts of its own, and a test's click is the only one. */
export function hidePage(page = document): void {
  Object.defineProperty(page, 'hidden', { configurable: true, get: () => true });
}

/** The page is visible again. */
export function showPage(): void {
  if (!Object.hasOwn(document, 'hidden')) return;
  Reflect.deleteProperty(document, 'hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}
