/** An existing Laravel backend instead of the practice server. */
export interface Backend {
  /** `https://practice.example`, may carry a base path. */
  url: string;
  /** Its Reverb, Soketi or Pusher Channels server. Without one the panel polls. */
  realtime?: RealtimeServer;
}

export interface RealtimeServer {
  key: string;
  /** The backend's own host when absent. */
  host?: string;
  /** 443 or 80 when absent. */
  port?: number;
  /** As the backend's address when absent. */
  tls?: boolean;
}

/** The socket server with every default resolved: the panel's defaults would be the page's host, not the backend's. */
export function completeRealtime({ url, realtime }: Backend): Required<RealtimeServer> | undefined {
  if (!realtime) return undefined;
  const { hostname, protocol } = new URL(url);
  const tls = realtime.tls ?? protocol === 'https:';
  return { tls, host: hostname, port: tls ? 443 : 80, ...realtime };
}

/** The origin that the page's policy must allow. */
export function realtimeOrigin({ host, port, tls }: Required<RealtimeServer>): string {
  return `${tls ? 'wss' : 'ws'}://${host}:${port}`;
}
