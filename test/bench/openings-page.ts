/** `window.bench` of the page: finds what is pressed by its name, and says when what it opens is painted. */
export interface OpeningsPage {
  /** The middle of the link, button or entry whose name begins so, in sight; `null` while there is none. */
  placeOf(name: string): { x: number; y: number } | null;
  isSeen(selector: string, text: string): boolean;
  /** The next press is to open this. */
  expect(selector: string, text: string): void;
  /** Milliseconds from that press until the frame that shows it is painted. */
  opened(): Promise<number>;
}

/** Runs in the page before its own scripts. */
export const OPENINGS_PAGE = `{
  const root = () => document.querySelector('ordinacia-admin')?.shadowRoot;
  const isDrawn = (element) => element.getClientRects().length > 0;
  // Without the marks that isolate a foreign name.
  const nameOf = (element) =>
    (element.getAttribute('aria-label') ?? element.textContent).replace(/[\\u2066-\\u2069]/g, '').trim();
  const isSeen = (selector, text) =>
    [...(root()?.querySelectorAll(selector) ?? [])].some((one) => isDrawn(one) && one.textContent.includes(text));
  let opened = null;
  window.bench = {
    isSeen,
    placeOf(name) {
      const pressed = [...(root()?.querySelectorAll('a, button, [role="menuitem"]') ?? [])];
      const found = pressed.find((one) => isDrawn(one) && nameOf(one).startsWith(name));
      if (!found) return null;
      found.scrollIntoView({ block: 'nearest' });
      const box = found.getBoundingClientRect();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    },
    opened: () => opened,
    expect(selector, text) {
      opened = new Promise((resolve) => {
        const begin = ({ timeStamp }) => {
          const look = () => {
            if (!isSeen(selector, text)) return requestAnimationFrame(look);
            const channel = new MessageChannel();
            channel.port1.onmessage = () => resolve(performance.now() - timeStamp);
            channel.port2.postMessage(null);
          };
          requestAnimationFrame(look);
        };
        window.addEventListener('click', begin, { capture: true, once: true });
      });
    },
  };
}`;
