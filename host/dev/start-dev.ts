import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import { panelModules } from '../../build/quick-bundle.mjs';
import { startServer, type RunningServer, type ServerOptions } from '../../server/start-server';
import { createDevBundle } from './dev-bundle';
import { registerDevPages, withReloading } from './dev-pages';
import { watchFolder } from './watch-folder';

interface DevOptions extends ServerOptions {
  /** The folder of the project. */
  root: string;
  print(line: string): void;
}

/** The server with a panel bundled from its sources: each change is bundled, and open pages reload. */
export async function startDev({ root, print, ...options }: DevOptions): Promise<RunningServer> {
  const gallery = 'test/ui/gallery-page.tsx';
  const hasGallery = existsSync(join(root, gallery));
  const bundle = await createDevBundle(root, {
    ...panelModules(root),
    ...(hasGallery ? { 'esm/gallery': gallery } : {}),
  });
  const update = async (isBundled: boolean) => {
    const start = performance.now();
    await bundle.update(isBundled);
    const { failure } = bundle.state();
    print(failure ?? `Bundled in ${Math.round(performance.now() - start)} ms`);
  };
  const bundled = ['src', join('test', 'ui'), join('test', 'support')].filter((folder) =>
    existsSync(join(root, folder)),
  );
  const watchers = [
    ...bundled.map((folder) => watchFolder(join(root, folder), () => void update(true))),
    watchFolder(
      join(root, 'host'),
      () => void update(false),
      (path) => NOT_SERVED.includes(path.split(sep)[0] ?? ''),
    ),
  ];
  const stop = async () => {
    watchers.forEach((watcher) => watcher.close());
    await bundle.close();
  };
  try {
    const [server] = await Promise.all([
      startServer({
        ...options,
        pages: {
          hostFolder: join(root, 'host'),
          transformPage: withReloading,
          register: (app) => registerDevPages(app, bundle),
        },
      }),
      update(true),
    ]);
    return {
      ...server,
      async close() {
        await stop();
        await server.close();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Folders of `host` whose changes affect no page; a change in `dev` restarts this server (host/dev.mjs). */
const NOT_SERVED = ['data', 'dev'];
