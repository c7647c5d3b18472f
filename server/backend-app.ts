import { Hono } from 'hono';
import { completeRealtime, realtimeOrigin, withBackendAttributes, type Backend } from './backend/backend';
import type { App, ServerEnv } from './http/server-env';
import { failureResponse } from './observe/failure-response';
import { recordRoute } from './observe/observation';
import { notFoundPage } from './pages/error-pages';
import { registerPages, type PageOptions } from './pages/pages';
import { securityHeaders } from './pages/security-headers';
import { isIn, requestPath } from './request-path';

/** Only the pages: calls go to an existing backend (`createForward`), and there is no kiosk and no socket here. */
export function createBackendApp(backend: Backend, pages: PageOptions): App {
  const realtime = completeRealtime(backend);
  const app = new Hono<ServerEnv>();
  app.use(recordRoute);
  app.use(
    securityHeaders({
      socket: realtime && realtimeOrigin(realtime),
      // Pictures of people have addresses of the backend.
      images: new URL(backend.url).origin,
    }),
  );
  registerPages(app, {
    ...pages,
    transformPage: (page) => withBackendAttributes(pages.transformPage?.(page) ?? page, backend),
  });
  app.notFound(notFoundPage);
  app.onError(failureResponse);
  return app;
}

/** Whether the backend serves this path, as written or with its dots resolved: where these differ, forwarding refuses the request. */
export const isBackendPath = (url: string | undefined): boolean =>
  [url?.replace(/[?#].*$/s, ''), requestPath(url)?.pathname].some((path) => isIn(BACKEND_PATHS, path));

const BACKEND_PATHS = ['/api', '/broadcasting', '/display/api', '/calendar-feed'];
