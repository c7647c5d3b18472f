import { BROKEN_REALM } from '../texts/broken';

/** Says in the element's place that the panel cannot run. Needs as little of the language and the page as possible. */
export function showCannotRun(element: HTMLElement): void {
  const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  const message = document.createElement('p');
  message.setAttribute('role', 'alert');
  message.setAttribute('lang', 'sk');
  message.textContent = BROKEN_REALM;
  shadow.replaceChildren(message);
  element.dispatchEvent(
    new CustomEvent('ordinacia-error', { bubbles: true, composed: true, detail: { code: 'host-realm' } }),
  );
}
