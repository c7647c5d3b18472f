// Loaded before the built server: ends the process when it loads what production has not installed, or anything but JavaScript.
import { register } from 'node:module';
import Module from 'node:module';

const FORBIDDEN = /\/node_modules\/(?:tsx|esbuild|typescript|@swc|rollup)\/|\.[mc]?tsx?$/;

/** @param {string} path */
function refuse(path) {
  if (!FORBIDDEN.test(path)) return;
  process.stderr.write(`not for production: ${path}\n`);
  process.exit(3);
}

// CommonJS packages load here.
const load = Module._extensions['.js'];
Module._extensions['.js'] = (module, path) => {
  refuse(path);
  load(module, path);
};

register(
  `data:text/javascript,${encodeURIComponent(`
    import { writeSync } from 'node:fs';
    const forbidden = ${FORBIDDEN};
    export async function load(url, context, next) {
      if (forbidden.test(url)) {
        writeSync(2, 'not for production: ' + url + '\\n');
        process.exit(3);
      }
      return next(url, context);
    }
  `)}`,
);
