import type { Bench } from './bench-setup';
import type { Report } from './report';

const TICKETS = 30;
/** Pause between events: closer events would share a load. */
const BETWEEN_MS = 1_300;

/** Measures from the arrival of a socket's frame to the paint of the new ticket, including the load in between, with the whole panel. */
export async function benchLive({ practice, doctorId, url, withPage }: Bench, report: Report, rounds: number) {
  const add = (user_alternate: string, isSilent: boolean) =>
    practice.tickets.addTicket(doctorId, { type: 'queue', user_alternate }, { isSilent });
  practice.transaction(() => {
    for (let number = 1; number <= TICKETS; number += 1) add(`Pacient ${number}`, true);
  });
  const figures: { ms: number; frames: number }[] = [];
  await withPage(async (page) => {
    await page.evaluateOnNewDocument(LISTEN);
    await page.goto(`${url}/admin/cakaren`);
    await page.waitForFunction(
      "document.querySelector('ordinacia-admin')?.shadowRoot?.textContent.includes('Naživo')",
      { polling: 'raf' },
    );
    for (let round = 0; round <= rounds; round += 1) {
      const name = `Nový ${round}`;
      const painted = page.evaluate(`painted(${JSON.stringify(name)})`) as Promise<{ ms: number; frames: number }>;
      add(name, false);
      figures.push(await painted);
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_MS));
    }
  });
  // The first round is a warm-up.
  const all = figures.slice(1);
  const of = (figure: 'ms' | 'frames') => all.map((one) => one[figure]);
  report.value('socket frame to paint', 'ms', of('ms'));
  report.p95('socket frame to paint', 'frames', of('frames'), 2);
}

/** Counts the frames from the last event about tickets to the frame that renders a name. */
const LISTEN = `
  let receivedAt = null;
  const Real = WebSocket;
  window.WebSocket = class extends Real {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', ({ data }) => {
        if (String(data).includes('update-waiting-tickets')) receivedAt = performance.now();
      });
    }
  };
  window.painted = (name) => {
    receivedAt = null;
    let isRendered = false;
    let frames = 0;
    const root = document.querySelector('ordinacia-admin').shadowRoot;
    const observer = new MutationObserver((records) => {
      isRendered ||= records.some(({ addedNodes }) => [...addedNodes].some(({ textContent }) => textContent.includes(name)));
    });
    observer.observe(root, { childList: true, subtree: true });
    return new Promise((resolve) => {
      const check = () => {
        if (receivedAt !== null) frames += 1;
        if (!isRendered) return requestAnimationFrame(check);
        observer.disconnect();
        const channel = new MessageChannel();
        channel.port1.onmessage = () => resolve({ ms: performance.now() - receivedAt, frames });
        channel.port2.postMessage(null);
      };
      requestAnimationFrame(check);
    });
  };
`;
