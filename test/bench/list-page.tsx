// Runs in the browser: measures the waiting room's list, and the same rows rendered by hand.
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { WaitingRoom } from '../../src/features/tickets/room/waiting-room';
import { ticketsPart } from '../../src/features/tickets';
import { StoreContext } from '../../src/state/react/use-store';
import { answer, benchStore, emptyRoot, nextPaint, type MountedRoot } from './page-parts';
import { benchTickets } from './tickets';

const realFetch = window.fetch.bind(window);
let waiting = '[]';
/** Time of the last response with tickets. */
let answeredAt = Number.NaN;

// Stubs the tickets, and a change with the delay of a network. Other calls are real.
window.fetch = async (input, init) => {
  const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
  if (pathname === '/api/tickets') {
    const response = answer(waiting);
    // Taken after encoding, which is the stub's work.
    answeredAt = performance.now();
    return response;
  }
  if (pathname !== '/api/ticket-next') return realFetch(input, init);
  await new Promise((resolve) => setTimeout(resolve, 200));
  return answer('{}');
};
const store = benchStore();
const tickets = store.part(ticketsPart);

let current: MountedRoot | null = null;
let pressed = Promise.resolve(Number.NaN);

function clear(): void {
  current?.root?.unmount();
  current?.host.remove();
  current = null;
}

/** Forces layout. */
const layOut = () => document.body.getBoundingClientRect();

/** Measures an action with its layout, in milliseconds. */
function timed(act: () => void): number {
  layOut();
  const start = performance.now();
  act();
  layOut();
  return performance.now() - start;
}

/** Measures a change of the tickets from the parsed response to render and layout, in milliseconds. */
function changeTo(count: number): Promise<number> {
  waiting = JSON.stringify(benchTickets(count));
  return new Promise((resolve) => {
    const before = tickets.data.peek();
    let isFirst = true;
    const stop = tickets.data.subscribe((data) => {
      if (isFirst || data === before) {
        isFirst = false;
        return;
      }
      const start = performance.now();
      const channel = new MessageChannel();
      // React renders in a microtask, before any task.
      channel.port1.onmessage = () => {
        layOut();
        resolve(performance.now() - start);
        stop();
      };
      channel.port2.postMessage(null);
    });
    tickets.reload();
  });
}

function mountRoom(): void {
  const next = emptyRoot();
  const root = createRoot(next.container);
  current = { ...next, root };
  flushSync(() =>
    root.render(
      <StoreContext value={store}>
        <WaitingRoom />
      </StoreContext>,
    ),
  );
}

const isAnyRendered = () => current?.shadow.querySelector('[data-ticket]') !== null;

const bench = {
  /** Loads the tickets before anything is rendered. */
  async load(count: number): Promise<void> {
    waiting = JSON.stringify(benchTickets(count));
    const isKnown = () => tickets.data.peek() && store.appData.admin.peek();
    const stop = tickets.data.subscribe(() => undefined);
    if (isKnown()) await changeTo(count);
    else store.start();
    while (!isKnown()) await new Promise((resolve) => setTimeout(resolve, 5));
    stop();
  },
  /** Measures the panel's first render of the list, in milliseconds. */
  draw: () => timed(mountRoom),
  /** Measures from the response with the tickets to the paint of the first rows, in milliseconds. The empty room is rendered before. */
  async show(count: number): Promise<number> {
    clear();
    tickets.clear();
    mountRoom();
    await nextPaint();
    waiting = JSON.stringify(benchTickets(count));
    tickets.reload();
    let paintedAt = await nextPaint();
    while (!isAnyRendered()) paintedAt = await nextPaint();
    return paintedAt - answeredAt;
  },
  /** Whether no more space is estimated for rows below. */
  isSettled: () =>
    current?.shadow.querySelector<HTMLElement>('[role="group"]')?.style.paddingBottom.includes('calc') === false,
  /** Measures the panel's render of one more ticket. */
  more: changeTo,
  /** Measures the same rows without a library, copied from a row that the panel has rendered, in milliseconds. */
  drawByHand(count: number): number {
    const list = current?.shadow.querySelector('ul');
    const pattern = list?.querySelector('li:nth-child(3)')?.cloneNode(true);
    if (!(pattern instanceof HTMLElement) || !list) throw new Error('There is no row to copy.');
    const next = emptyRoot();
    const area = list.closest('[role="group"]')?.cloneNode(false) as HTMLElement;
    const section = area.appendChild(document.createElement('section'));
    section.style.display = 'grid';
    const rows = section.appendChild(document.createElement('ul'));
    rows.style.cssText = 'display: grid; gap: 8px';
    clear();
    current = next;
    return timed(() => {
      for (let index = 0; index < count; index += 1) rows.append(rowByHand(pattern, index));
      next.container.append(area);
    });
  },
  async showByHand(count: number): Promise<number> {
    const text = JSON.stringify(benchTickets(count));
    await nextPaint();
    const start = performance.now();
    const [day] = JSON.parse(text) as { tickets: unknown[] }[];
    bench.drawByHand(day?.tickets.length ?? 0);
    return (await nextPaint()) - start;
  },
  moreByHand(): number {
    const list = current?.shadow.querySelector('ul');
    const pattern = list?.querySelector('li')?.cloneNode(true);
    if (!(pattern instanceof HTMLElement) || !list) throw new Error('There is no list.');
    return timed(() => list.append(rowByHand(pattern, list.childElementCount)));
  },
  clear,
  place(selector: string) {
    const box = current?.shadow.querySelector(selector)?.getBoundingClientRect();
    return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
  },
  expectPress(): void {
    pressed = new Promise((resolve) => {
      window.addEventListener(
        'click',
        ({ timeStamp }) => void nextPaint().then((paintedAt) => resolve(paintedAt - timeStamp)),
        { capture: true, once: true },
      );
    });
  },
  /** Resolves with the time from the expected press to the paint of its frame, in milliseconds. */
  pressed: () => pressed,
  isBusy: () => current?.shadow.querySelector('[data-ticket] [aria-busy="true"]') !== null,
};

function rowByHand(pattern: HTMLElement, index: number): HTMLElement {
  const row = pattern.cloneNode(true) as HTMLElement;
  row.dataset['ticket'] = String(index);
  const name = row.querySelector('[data-open] span');
  if (name) name.textContent = `Pacient ${index}`;
  return row;
}

export type ListBench = typeof bench;
Object.assign(window, { bench });
