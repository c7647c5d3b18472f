import type { CallRoute } from '../../../server/http/call-routes';
import { callRoutes } from '../../../server/practice-app';
import { createOwnRealtime } from '../../../server/realtime/own-realtime';
import type { TestPractice } from './test-practice';

/** Every call route that a server can have. */
export const routesOf = ({ practice }: TestPractice): CallRoute[] =>
  callRoutes(practice, createOwnRealtime(), { registration: 'open', kiosk: 'open' });
