// @ts-check
// `npm run practice -- COMMAND`: maintains the database of the practice server.
import { join } from 'node:path';
import { buildServer, installPackages, isForProduction, requireNode, run } from '../build/prepare.mjs';

requireNode();
if (!isForProduction() && !((await installPackages()) && (await buildServer()))) process.exit(1);
const program = join('dist', 'server', 'practice.js');
const { code } = await run(process.execPath, ['--enable-source-maps', program, ...process.argv.slice(2)]);
process.exit(code ?? 1);
