/** The address of the socket server as set by the page; `null` for the API's. */
export interface GivenSocketAddress {
  host: string | null;
  port: number | null;
  tls: boolean | null;
  cluster: string | null;
}

/** The address of the socket server; host, port and scheme default to the API's. `apiBase` is absolute. */
export function socketAddress(apiBase: string, { host, port, tls, cluster }: GivenSocketAddress) {
  const api = new URL(apiBase);
  const isOwnHost = host === null && cluster === null;
  return {
    host: isOwnHost ? api.hostname : host,
    port: port ?? (isOwnHost && api.port ? Number(api.port) : null),
    tls: tls ?? api.protocol === 'https:',
    cluster,
  };
}
