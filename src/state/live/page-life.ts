import { SLEEP_GAP_MS, SLEEP_TICK_MS } from '../../constants';

interface PageLifeHandlers {
  /** The browser reports no network. */
  onOffline(): void;
  /** The network is back, or the page is visible or runs again: events may have been missed. */
  onResume(cause: 'online' | 'visible'): void;
}

/** Watches the network, the visibility and the sleep of the page. Returns a function that stops it. */
export function watchPageLife({ onOffline, onResume }: PageLifeHandlers): () => void {
  let ranAt = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** No event reports that the machine slept: a timer that fires too late shows it. */
  function tick(): void {
    const hasSlept = Date.now() - ranAt > SLEEP_GAP_MS;
    ranAt = Date.now();
    clearTimeout(timer);
    if (document.hidden) return;
    timer = setTimeout(tick, SLEEP_TICK_MS);
    if (hasSlept) onResume('visible');
  }

  const onVisible = () => {
    if (document.hidden) return;
    ranAt = Date.now();
    tick();
    onResume('visible');
  };
  const ended = new AbortController();
  const { signal } = ended;
  for (const event of ['visibilitychange', 'resume']) document.addEventListener(event, onVisible, { signal });
  for (const event of ['focus', 'pageshow']) window.addEventListener(event, onVisible, { signal });
  window.addEventListener('online', () => onResume('online'), { signal });
  window.addEventListener('offline', onOffline, { signal });
  tick();

  return () => {
    clearTimeout(timer);
    ended.abort();
  };
}
