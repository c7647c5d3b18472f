import { escapeHtml } from '../escape-html';
import type { RealtimeServer } from './backend';

/** Replaces the practice server's socket server in a page by the backend's, or removes the key when it has none. */
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
  // A function, because `$` in a replacement string is special.
  return page.replaceAll(PLACEHOLDER, () => text);
}

const PLACEHOLDER = 'realtime-key="ordinacia"';
