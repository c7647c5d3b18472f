import { escapeHtml } from '../lib/text';
import { type Backend, completeRealtime, type RealtimeServer } from './backend';

/**
 * Replaces the practice server's socket server in a page by the backend's, or by none when it has none, and allows the pictures that a
 * backend names by its own address.
 */
export function withBackendAttributes(page: string, backend: Backend): string {
  const realtime = completeRealtime(backend);
  return withAttributes(page, {
    'picture-origins': new URL(backend.url).origin,
    ...(realtime && realtimeAttributes(realtime)),
  });
}

/** Replaces the practice server's own sockets in a page by those of another server. */
export const withRealtimeAttributes = (page: string, realtime: Required<RealtimeServer>) =>
  withAttributes(page, realtimeAttributes(realtime));

const realtimeAttributes = ({ key, host, port, tls }: Required<RealtimeServer>) => ({
  'realtime-key': key,
  'realtime-host': host,
  'realtime-port': String(port),
  'realtime-tls': tls ? 'on' : 'off',
});

function withAttributes(page: string, attributes: Record<string, string>) {
  const text = Object.entries(attributes)
    .map(([name, value]) => `${name}="${escapeHtml(value)}"`)
    .join(' ');
  // A function, because `$` in a replacement string is special.
  return page.replaceAll(PLACEHOLDER, () => text);
}

const PLACEHOLDER = 'realtime-key="ordinacia"';
