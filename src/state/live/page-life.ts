import { SLEEP_GAP_MS, SLEEP_TICK_MS } from '../../constants';

interface PageLifeHandlers {
  /** The browser says that there is no network. */
  onOffline(): void;
  /** The network is back, or the page is seen or runs again: whatever was missed meanwhile was missed silently. */
  onWake(cause: 'online' | 'seen'): void;
}

/** Watches for what the browser knows of the network and of a page that slept. Returns a function that stops it. */
export function watchPageLife({ onOffline, onWake }: PageLifeHandlers): () => void {
  let ranAt = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** A sleeping machine tells nobody when it wakes: a timer notices that it comes too late. */
  function tick(): void {
    const hasSlept = Date.now() - ranAt > SLEEP_GAP_MS;
    ranAt = Date.now();
    clearTimeout(timer);
    if (document.hidden) return;
    timer = setTimeout(tick, SLEEP_TICK_MS);
    if (hasSlept) onWake('seen');
  }

  const onSeen = () => {
    if (document.hidden) return;
    ranAt = Date.now();
    tick();
    onWake('seen');
  };
  const ended = new AbortController();
  const { signal } = ended;
  for (const event of ['visibilitychange', 'resume']) document.addEventListener(event, onSeen, { signal });
  for (const event of ['focus', 'pageshow']) window.addEventListener(event, onSeen, { signal });
  window.addEventListener('online', () => onWake('online'), { signal });
  window.addEventListener('offline', onOffline, { signal });
  tick();

  return () => {
    clearTimeout(timer);
    ended.abort();
  };
}
