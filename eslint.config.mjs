import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { commentStart, noLiteralSpread, noSubjects } from './build/lint/rules.mjs';

/**
 * The layers of docs/architecture.md, each with the layers that it may import.
 * `entry` stands for the modules that register elements.
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
const names = Object.keys(layers);
const features = readdirSync('src/features');
const zones = [
  ...names.map((layer) => ({
    target: `./src/${layer}`,
    from: names.filter((other) => other !== layer && !layers[layer].includes(other)).map((other) => `./src/${other}`),
    message: `${layer} may only use ${layers[layer].join(', ') || 'nothing'}.`,
  })),
  ...features.map((feature) => ({
    target: `./src/features/${feature}`,
    from: features
      .filter((other) => other !== feature)
      .flatMap((other) => [`${other}/!(index.ts|events.ts|*contract.ts)`, `${other}/*/!(index.ts)`])
      .map((pattern) => `./src/features/${pattern}`),
    message: 'Use what an index.ts of the feature exports, its events or its contract.',
  })),
  {
    target: ['./src/features/**/*.tsx', './src/app', './src/frame'],
    from: ['./src/api'],
    except: ['./contract', './failure.ts'],
    message: 'Only parts make calls.',
  },
  {
    target: './src',
    from: ['./host', './server', './check', './test'],
    message: 'The panel must not import its host, the server or the tests.',
  },
  {
    target: ['./host', './server', './check'],
    from: [
      './src/!(api|elements|features)/**',
      './src/api/!(contract|session.ts|define-call.ts)',
      './src/elements/!(endpoints.ts)',
      './src/features/**/!(*contract.ts)',
    ],
    message: 'The server and the check share nothing with the panel but the contracts.',
  },
  {
    target: ['./server', './check'],
    from: ['./host', './test'],
    message: 'The server and the check are used by the host, and not the other way round.',
  },
  {
    target: './check',
    from: ['./server'],
    except: ['./cli/terminal.ts'],
    message: 'The check knows a server by its answers only.',
  },
];

/** Which files (paths below src) may import each dependency, so that it can be swapped in one place. */
const allowedImporters = {
  redaxios: /^api\/exchange\.ts$/,
  'laravel-echo': /^realtime\//,
  'pusher-js': /^realtime\//,
  goober: /^ui\/style\/style\.ts$/,
  'react-day-picker': /^(?:ui\/calendar\/|texts\/language\/calendar-locale\.ts$)/,
  '@floating-ui/react': /^ui\/overlays\//,
  dompurify: /^ui\/content\/safe-html/,
  'react-router-dom': /^(?:app\/|ui\/controls\/text-link\.tsx$|elements\/panel-router\.tsx$)/,
  '@preact/signals-core': /^(?:state\/|features\/.*\.ts$)/,
  'date-fns': /^lib\/dates\.ts$/,
  valibot:
    /^(?:api\/|features\/.*contract\.ts$|features\/(?:television\/screen\/display-feed|tickets\/departures)\.ts$)/,
  vest: /^(?:forms\/|.*\.rules\.ts$)/,
};

/** Reports a dependency that is imported elsewhere. Types are allowed: they add nothing to the bundle. */
const restrictedImporters = {
  create: (context) => ({
    ImportDeclaration(node) {
      const file = relative(join(import.meta.dirname, 'src'), context.filename);
      const name = Object.keys(allowedImporters).find(
        (one) => node.source.value === one || node.source.value.startsWith(`${one}/`),
      );
      if (!name || node.importKind === 'type' || allowedImporters[name].test(file)) return;
      context.report({ node, message: `${name} may be imported only by ${allowedImporters[name]}` });
    },
  }),
};

/** Syntax that breaks on a page that has changed the built-ins; libraries are rewritten (build/hardened-builtins.mjs). */
const changedBuiltIns = [
  {
    // A first argument that is a text is an event's name: that `bind` adds a listener.
    selector: 'CallExpression[callee.property.name="bind"]:not([arguments.0.raw=/^[\'"]/])',
    message: 'A page may have replaced `bind`: write an arrow function, or use Reflect.apply.',
  },
  {
    selector: 'CallExpression[callee.property.name="entries"]:not([callee.object.name="Object"])',
    message: 'Prototype replaces Array.prototype.entries by a function that returns the elements: use forEach.',
  },
  { selector: 'ForInStatement', message: 'A page may have added properties to the prototypes: use Object.keys.' },
  {
    selector: 'AssignmentExpression[left.object.property.name="prototype"]',
    message: 'A page may have frozen the prototypes: use a class.',
  },
  {
    selector:
      'AssignmentExpression[left.property.name=/^(?:constructor|toString|toLocaleString|valueOf|hasOwnProperty|isPrototypeOf|propertyIsEnumerable)$/]',
    message: 'A page may have frozen Object.prototype: such a name is defined (Object.defineProperty), not assigned.',
  },
];

/** Restricts vest to the bundled parts, without `enforce` and what uses it (build/unused-library-parts.mjs). */
const vestParts = {
  name: 'vest',
  allowImportNames: ['create', 'test'],
  allowTypeImports: true,
  message: 'Rules are functions of ours: `enforce` and what uses it are left out of the bundle.',
};
const noSchemas = {
  selector: 'CallExpression[callee.name="create"]:not([arguments.length=1])',
  message: "vest's schemas are left out of the bundle.",
};

/** Another subject of the practice server is used by its store, which server/stores.ts passes on. */
const otherFeatures = {
  regex: String.raw`^\.\./[a-z]`,
  allowTypeImports: true,
  message: 'A feature of the server uses another one by its store, and imports only its types.',
};
const anyFeature = {
  regex: '/features/',
  allowTypeImports: true,
  message: 'A mechanism of the server knows no subject, but for types.',
};

/** The client of the store: a view asks a part. */
const clientInView = ['MemberExpression[property.name="client"]', 'ObjectPattern > Property[key.name="client"]'].map(
  (selector) => ({ selector, message: 'Only parts make calls.' }),
);

const daylessPage = {
  selector: 'MemberExpression[property.name="newPage"]',
  message: '`openPage` (test/support/clock) gives a page the day on which the tests take place.',
};

export default tseslint.config(
  { ignores: ['dist/', 'node_modules/', 'host/data/', 'coverage/', 'test/build/consumer/', 'host/examples/*/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx,mjs,js}'],
    extends: [tseslint.configs.base],
    // oxlint's rules are in .oxlintrc.json; test/build/sources.test.ts finds import circles in a second.
    plugins: { 'import-x': importX },
    settings: {
      'import-x/extensions': ['.ts', '.tsx', '.mjs', '.js'],
      'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.tsx', '.mjs', '.js'] })],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
    },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones }],
    },
  },
  {
    files: ['src/**'],
    plugins: { ordinacia: { rules: { 'restricted-importers': restrictedImporters } } },
    rules: {
      'ordinacia/restricted-importers': 'error',
      'no-restricted-syntax': ['error', ...changedBuiltIns, noSchemas],
      '@typescript-eslint/no-restricted-imports': ['error', { paths: [vestParts] }],
    },
  },
  {
    files: ['server/features/*/*.ts'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns: [otherFeatures] }] },
  },
  {
    files: ['server/{backend,database,guard,http,identity,lib,observe,pages,realtime}/**/*.ts'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns: [anyFeature] }] },
  },
  {
    files: ['src/**/*.tsx', 'src/**/use-*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...changedBuiltIns, noSchemas, ...clientInView] },
  },
  {
    files: ['api', 'realtime', 'state', 'forms', 'ui', 'frame'].map((folder) => `src/${folder}/**`),
    plugins: { subjects: { rules: { 'no-subjects': noSubjects } } },
    rules: { 'subjects/no-subjects': 'error' },
  },
  {
    files: ['test/**'],
    // Benchmarks and the tests of other engines use the machine's own date.
    ignores: ['test/bench/**', 'test/browsers/**', 'test/support/clock/**'],
    rules: { 'no-restricted-syntax': ['error', daylessPage] },
  },
  {
    files: ['**/*.{ts,tsx,mjs,js}'],
    plugins: { written: { rules: { 'comment-start': commentStart, 'no-literal-spread': noLiteralSpread } } },
    rules: { 'written/comment-start': 'error', 'written/no-literal-spread': 'error' },
  },
  {
    files: ['src/**/*.tsx'],
    plugins: { 'react-hooks': hooks },
    rules: { ...hooks.configs.recommended.rules },
  },
);
