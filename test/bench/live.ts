import { print, seen, type Bench } from './bench-setup';
import type { Report } from './report';
import { percentile } from './statistics';

const TICKETS = 30;
/** Events that follow closer are answered by one load. */
const BETWEEN_MS = 1_300;

/** From the arrival of a socket's frame to the paint of what it announced: with the whole panel, its server, and the load in between. */
export async function benchLive(bench: Bench, report: Report, rounds: number): Promise<void> {
  print(`… socket frame to paint, ${TICKETS} tickets`);
  const { doctorId, page, close } = await bench.openAs('live');
  const add = (name: string, isSilent: boolean) =>
    bench.practice.addTicket(doctorId, { type: 'queue', user_alternate: name }, { isSilent });
  bench.practice.transaction(() => {
    for (let number = 1; number <= TICKETS; number += 1) add(`Pacient ${number}`, true);
  });
  await page.evaluateOnNewDocument(LISTEN);
  await page.setViewport({ width: 1280, height: 1080 });
  await page.bringToFront();
  await page.goto(`${bench.url}/admin/cakaren`);
  await seen(page, 'Naživo');
  const figures: { ms: number; frames: number }[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const name = `Nový ${round}`;
    const painted = page.evaluate(`painted(${JSON.stringify(name)})`) as Promise<{ ms: number; frames: number }>;
    add(name, false);
    figures.push(await painted);
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_MS));
  }
  await close();
  // The first one warms up.
  const all = figures.slice(1);
  report.value(
    'socket frame to paint',
    'ms',
    all.map(({ ms }) => ms),
  );
  report.goal(
    'socket frame to paint, p95',
    'frames',
    percentile(
      all.map(({ frames }) => frames),
      0.95,
    ),
    2,
  );
}

/** Counts the frames from the last message that announces tickets to the one that draws a name. */
const LISTEN = `
  let begun = null;
  const Real = WebSocket;
  window.WebSocket = class extends Real {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', ({ data }) => {
        if (String(data).includes('update-waiting-tickets')) begun = performance.now();
      });
    }
  };
  window.painted = (name) => {
    begun = null;
    let isDrawn = false;
    let frames = 0;
    const root = document.querySelector('ordinacia-admin').shadowRoot;
    const observer = new MutationObserver((records) => {
      isDrawn ||= records.some(({ addedNodes }) => [...addedNodes].some(({ textContent }) => textContent.includes(name)));
    });
    observer.observe(root, { childList: true, subtree: true });
    return new Promise((resolve) => {
      const look = () => {
        if (begun !== null) frames += 1;
        if (!isDrawn) return requestAnimationFrame(look);
        observer.disconnect();
        const channel = new MessageChannel();
        channel.port1.onmessage = () => resolve({ ms: performance.now() - begun, frames });
        channel.port2.postMessage(null);
      };
      requestAnimationFrame(look);
    });
  };
`;
