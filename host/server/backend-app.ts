import { Hono } from 'hono';
import { completeRealtime, realtimeOrigin, type Backend } from './backend/backend';
import { withRealtimeAttributes } from './backend/page-attributes';
import type { App, ServerEnv } from './calls/call-routes';
import { problem } from './calls/problems';
import { logFailure } from './failure-log';
import { notFoundPage } from './pages/not-found-page';
import { registerPages, type PageOptions } from './pages/pages';
import { securityHeaders } from './pages/security-headers';
import { requestPath } from './request-path';

/** Only the pages: calls go to an existing backend (`createForward`), and there is no kiosk and no socket here. */
export function createBackendApp(backend: Backend, pages: PageOptions): App {
  const realtime = completeRealtime(backend);
  const app = new Hono<ServerEnv>();
  app.use(securityHeaders(realtime && realtimeOrigin(realtime)));
  registerPages(app, {
    ...pages,
    transformPage: (page) => withRealtimeAttributes(pages.transformPage?.(page) ?? page, realtime),
  });
  app.notFound(notFoundPage);
  app.onError((error, c) => {
    logFailure(c.req.method, c.req.path, error);
    return problem(c, 500, 'Server Error');
  });
  return app;
}

/** The paths that the backend answers. */
export function isBackendPath(url: string | undefined): boolean {
  const path = requestPath(url)?.pathname;
  return ['/api', '/broadcasting'].some((each) => path === each || path?.startsWith(`${each}/`));
}
