import type { RealtimeConfig, StoreConfig } from '../../src/state/store-config';
import type { TestPractice } from './practice';

/** Opens no socket. */
export const noRealtime: RealtimeConfig = {
  echo: null,
  key: null,
  host: null,
  port: null,
  tls: null,
  cluster: null,
  authPath: '/broadcasting/auth',
  channel: 'admin.{id}',
};

/** The configuration of an element without a socket. */
export const configOf = (apiBase: string, tokenKey: string): StoreConfig => ({
  apiBase,
  tokenKey,
  endpoints: {},
  getToken: null,
  pictureOrigins: null,
  timeZone: null,
  realtime: noRealtime,
});

/** The configuration of an element on the practice's lane, without a socket. */
export const storeConfig = ({ lane }: Pick<TestPractice, 'lane'>): StoreConfig =>
  configOf(`${location.origin}/lane/${lane}`, `token-${lane}`);
