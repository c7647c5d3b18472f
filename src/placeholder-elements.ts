import { showPlaceholder } from './elements/placeholder';

/**
 * Registers elements that only show that the panel cannot run here: the fallback of the classic file when it throws on start.
 * Calls instead of a loop: a page may have removed the iterator and the methods of arrays.
 */
export default function registerPlaceholders(): void {
  registerPlaceholder('ordinacia-admin');
  registerPlaceholder('ordinacia-waiting-room');
  registerPlaceholder('ordinacia-hot-panel');
}

function registerPlaceholder(name: string): void {
  if (customElements.get(name)) return;
  customElements.define(
    name,
    class extends HTMLElement {
      connectedCallback() {
        showPlaceholder(this);
      }
    },
  );
}
