import { escapeHtml } from '../escape-html';
import type { RealtimeServer } from './backend';

/** Puts the backend's socket server into a page in the place of the practice server's; without one takes the key away. */
export function withRealtimeAttributes(page: string, realtime: Required<RealtimeServer> | undefined): string {
  if (!realtime) return page.replaceAll(` ${PLACEHOLDER}`, '');
  const attributes = {
    'realtime-key': realtime.key,
    'realtime-host': realtime.host,
    'realtime-port': String(realtime.port),
    'realtime-tls': realtime.tls ? 'on' : 'off',
  };
  const text = Object.entries(attributes)
    .map(([name, value]) => `${name}="${escapeHtml(value)}"`)
    .join(' ');
  // A function, because `$` in a plain replacement text has a meaning of its own.
  return page.replaceAll(PLACEHOLDER, () => text);
}

const PLACEHOLDER = 'realtime-key="ordinacia"';
