// @ts-check
// Run by `npm pack`, before it: a package holds what was built of exactly these sources.
import { buildPanel, installPackages, requireNode } from './prepare.mjs';

requireNode();
if (!(await installPackages()) || !(await buildPanel())) process.exit(1);
