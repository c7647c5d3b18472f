import { BROKEN_REALM } from '../texts/broken';
import { LANGUAGE } from '../texts/language/language';

/** Says in the element's place that the panel cannot run, with as little of the language and the page as there can be. */
export function standIn(element: HTMLElement): void {
  const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  const words = document.createElement('p');
  words.setAttribute('role', 'alert');
  words.setAttribute('lang', LANGUAGE);
  words.textContent = BROKEN_REALM;
  shadow.replaceChildren(words);
  element.dispatchEvent(
    new CustomEvent('ordinacia-error', { bubbles: true, composed: true, detail: { code: 'host-realm' } }),
  );
}
