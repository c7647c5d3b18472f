import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the server and its data files: `server`, or `dist/server` when built. */
export const SERVER_FOLDER = dirname(fileURLToPath(import.meta.url));

/** The project's folder, found from `server` and from `dist/server`. */
const PROJECT = projectAbove(SERVER_FOLDER);

/** The pages with their files. */
export const HOST_FOLDER = join(PROJECT, 'host');
/** The built panel. */
export const DIST_FOLDER = join(PROJECT, 'dist');
export const DEFAULT_DATABASE_FILE = join(HOST_FOLDER, 'data', 'ordinacia.db');

function projectAbove(folder: string): string {
  if (existsSync(join(folder, 'host', 'index.html'))) return folder;
  const above = dirname(folder);
  if (above === folder) throw new Error('The folder „host“ with the pages is missing.');
  return projectAbove(above);
}
