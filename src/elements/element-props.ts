import type { OrdinaciaElement } from './ordinacia-element';
import type { ElementEvents } from './element-events';

/** The events as a page hears them. */
export type ElementEventMap = {
  [Name in keyof ElementEvents as `ordinacia-${Name}`]: CustomEvent<ElementEvents[Name]>;
};

declare global {
  // Interfaces of the browser grow by what extends them.
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type
  interface HTMLElementEventMap extends ElementEventMap {}
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type
  interface DocumentEventMap extends ElementEventMap {}
}

/** What a framework may set on every element: attributes by their names, properties by theirs. */
export interface ElementProps extends Partial<Pick<OrdinaciaElement, 'endpoints' | 'getToken' | 'echo'>> {
  'api-base'?: string;
  apiBase?: string;
  'token-key'?: string;
  tokenKey?: string;
  theme?: 'auto' | 'light' | 'dark';
  sound?: 'on' | 'off' | boolean;
  'realtime-key'?: string;
  realtimeKey?: string;
  'realtime-host'?: string;
  realtimeHost?: string;
  'realtime-port'?: string | number;
  realtimePort?: string | number;
  'realtime-tls'?: 'true' | 'false';
  realtimeTls?: boolean;
  'realtime-cluster'?: string;
  realtimeCluster?: string;
  'realtime-auth'?: string;
  realtimeAuth?: string;
  'realtime-channel'?: string;
  realtimeChannel?: string;
}

export interface AdminProps extends ElementProps {
  routing?: 'history' | 'hash' | 'memory';
  'base-path'?: string;
  basePath?: string;
  registration?: 'on' | 'off' | boolean;
}

export interface HotPanelProps extends ElementProps {
  open?: boolean | 'true' | 'false';
}
