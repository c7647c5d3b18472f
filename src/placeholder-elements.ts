import { showPlaceholder } from './elements/placeholder';

/** Registers elements that only say that the panel cannot run here: what the classic file does when it breaks as it starts. */
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
