import { showPlaceholder } from './elements/placeholder';

/** Registers elements that only say that the panel cannot run here: the fallback of the classic file when it throws on start. */
export default function registerPlaceholders(): void {
  for (const name of ['ordinacia-admin', 'ordinacia-waiting-room', 'ordinacia-hot-panel']) {
    if (customElements.get(name)) continue;
    customElements.define(
      name,
      class extends HTMLElement {
        connectedCallback() {
          showPlaceholder(this);
        }
      },
    );
  }
}
