import { LANGUAGE } from '../texts/language/language';
import { UNSUPPORTED_PAGE } from '../texts/unsupported-page';

/** Shows in the element that the panel cannot run on this page; uses as few built-ins as possible. */
export function showPlaceholder(element: HTMLElement): void {
  showMessage(element, UNSUPPORTED_PAGE);
  element.dispatchEvent(
    new CustomEvent('ordinacia-error', { bubbles: true, composed: true, detail: { code: 'host-realm' } }),
  );
}

/** Shows a message instead of the panel. */
export function showMessage(element: HTMLElement, text: string): void {
  const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  const message = document.createElement('p');
  message.setAttribute('role', 'alert');
  message.setAttribute('lang', LANGUAGE);
  message.textContent = text;
  shadow.replaceChildren(message);
}
