import { existsSync, statSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/**
 * The layers of docs/architecture.md, each with the layers that it may import.
 * `elements` also holds the modules that register elements.
 * @type {Record<string, readonly string[]>}
 */
const layers = {
  lib: [],
  texts: ['lib'],
  api: ['lib', 'texts'],
  realtime: ['lib', 'texts', 'api'],
  state: ['lib', 'texts', 'api', 'realtime'],
  ui: ['lib', 'texts'],
  forms: ['lib', 'texts', 'ui'],
  frame: ['lib', 'texts', 'api', 'state', 'ui', 'forms'],
  features: ['lib', 'texts', 'api', 'realtime', 'state', 'ui', 'forms'],
  app: ['lib', 'texts', 'api', 'state', 'ui', 'forms', 'features', 'frame'],
  elements: ['lib', 'texts', 'api', 'state', 'ui', 'forms', 'features', 'frame', 'app'],
};

/** Imports that are not allowed: those of a file in `target` from a file in `from`, unless it is in `except`. */
const zones = [
  {
    target: /^src\/(?:features\/.*\.tsx$|app\/|frame\/)/,
    from: /^src\/api\//,
    except: /^src\/api\/(?:contract\/|failure\.ts$)/,
    message: 'Only parts make calls.',
  },
  {
    target: /^src\//,
    from: /^(?:host|server|check|test)\//,
    message: 'The panel must not import its host, the server or the tests.',
  },
  {
    target: /^(?:host|server|check)\//,
    from: /^src\/[^/]+\//,
    except:
      /^src\/(?:api\/(?:contract\/|session\.ts$|define-call\.ts$)|elements\/endpoints\.ts$|features\/.*contract\.ts$)/,
    message: 'The server and the check share nothing with the panel but the contracts.',
  },
  {
    target: /^(?:server|check)\//,
    from: /^(?:host|test)\//,
    message: 'The server and the check are used by the host, and not the other way round.',
  },
  {
    target: /^check\//,
    from: /^server\//,
    except: /^server\/cli\/terminal\.ts$/,
    message: 'The check knows a server by its answers only.',
  },
];

const LAYER = /^src\/([^/]+)\//;
const FEATURE = /^src\/features\/([^/]+)\//;
const INTERFACE = /^src\/features\/[^/]+\/(?:index\.ts|events\.ts|[^/]*contract\.ts|[^/]+\/index\.ts)$/;

/**
 * Why a file must not import another one; undefined if it may.
 * @param {string} file path from the repository's root, with `/`
 * @param {string} imported path of the same kind
 * @returns {string | undefined}
 */
function forbiddenImport(file, imported) {
  const [layer = '', other = ''] = [file, imported].map((path) => LAYER.exec(path)?.[1]);
  const allowed = layers[layer];
  if (allowed && layers[other] && layer !== other && !allowed.includes(other)) {
    return `${layer} may only use ${allowed.join(', ') || 'nothing'}.`;
  }
  const [feature, otherFeature] = [file, imported].map((path) => FEATURE.exec(path)?.[1]);
  if (feature && otherFeature && feature !== otherFeature && !INTERFACE.test(imported)) {
    return 'Use what an index.ts of the feature exports, its events or its contract.';
  }
  return zones.find(({ target, from, except }) => target.test(file) && from.test(imported) && !except?.test(imported))
    ?.message;
}

const ROOT = join(import.meta.dirname, '../..');
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.js', '/index.ts', '/index.tsx'];

/** Path of the file that a relative import means, from the repository's root; the import's own path if there is none. */
function fileOf(/** @type {string} */ path) {
  const found = ENDINGS.map((ending) => path + ending).find((one) => existsSync(one) && statSync(one).isFile());
  return fromRoot(found ?? path);
}

const fromRoot = (/** @type {string} */ path) => relative(ROOT, path).split(sep).join('/');

/** Reports imports against the arrows of docs/architecture.md. */
export const layering = {
  create(context) {
    const check = (node) => {
      const path = node.source?.value;
      if (typeof path !== 'string' || !path.startsWith('.')) return;
      const message = forbiddenImport(fromRoot(context.filename), fileOf(join(dirname(context.filename), path)));
      if (message) context.report({ node, message });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};
