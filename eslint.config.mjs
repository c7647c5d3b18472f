import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import a11y from 'eslint-plugin-jsx-a11y';
import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { noLiteralSpread } from './build/lint/no-literal-spread.mjs';

/**
 * The floors of docs/architecture.md, each with all that it may use. Whatever is not named is closed to it.
 * `entry` stands for the modules that register elements.
 */
const floors = {
  lib: [],
  texts: ['lib'],
  api: ['lib', 'texts'],
  realtime: ['lib', 'texts', 'api'],
  state: ['lib', 'texts', 'api', 'realtime'],
  ui: ['lib', 'texts'],
  forms: ['lib', 'texts', 'ui'],
  frame: ['lib', 'texts', 'api', 'state', 'ui', 'forms'],
  features: ['lib', 'texts', 'api', 'state', 'ui', 'forms'],
  app: ['lib', 'texts', 'api', 'state', 'ui', 'forms', 'features', 'frame'],
  elements: ['lib', 'texts', 'api', 'state', 'ui', 'forms', 'features', 'frame', 'app'],
};
const names = Object.keys(floors);
const features = readdirSync('src/features');

const zones = [
  ...names.map((floor) => ({
    target: `./src/${floor}`,
    from: names.filter((other) => other !== floor && !floors[floor].includes(other)).map((other) => `./src/${other}`),
    message: `${floor} may only use ${floors[floor].join(', ') || 'nothing'}.`,
  })),
  ...features.map((feature) => ({
    target: `./src/features/${feature}`,
    from: features.filter((other) => other !== feature).map((other) => `./src/features/${other}`),
    message: 'What two features need moves down.',
  })),
  // Features take the records' types, and the failures, but call nothing themselves: the store's actions do.
  ...['features', 'app', 'frame', 'elements'].map((floor) => ({
    target: `./src/${floor}`,
    from: ['client', 'calls', 'record-calls', 'form-calls', 'load-calls', 'exchange', 'hardened-fetch', 'upload'].map(
      (file) => `./src/api/${file}.ts`,
    ),
    message: 'Calls belong to the actions of the store.',
  })),
  { target: './src', from: ['./host', './test'], message: 'The panel knows neither its host nor its tests.' },
  {
    target: './host',
    from: ['./src'],
    except: ['./api/contract'],
    message: 'The practice server shares nothing with the panel but the contract.',
  },
];

/** Each dependency has one place (paths below src); to swap it, one file changes. */
const homes = {
  redaxios: /^api\/exchange\.ts$/,
  'laravel-echo': /^realtime\//,
  'pusher-js': /^realtime\//,
  goober: /^ui\/style\/style\.ts$/,
  'react-day-picker': /^(?:ui\/calendar\/|texts\/language\/calendar-locale\.ts$)/,
  '@floating-ui/react': /^ui\/overlays\//,
  dompurify: /^ui\/content\/safe-html/,
  'react-router-dom': /^(?:app\/|ui\/controls\/text-link\.tsx$|elements\/panel-router\.tsx$)/,
  '@preact/signals-core': /^state\//,
  'date-fns': /^lib\/dates\.ts$/,
  valibot: /^api\//,
  vest: /^(?:forms\/|.*\.rules\.ts$)/,
};

/** A dependency that is imported outside of its adapter. Types are free: they leave nothing in the bundle. */
const oneHome = {
  create: (context) => ({
    ImportDeclaration(node) {
      const file = relative(join(import.meta.dirname, 'src'), context.filename);
      const name = Object.keys(homes).find(
        (one) => node.source.value === one || node.source.value.startsWith(`${one}/`),
      );
      if (!name || node.importKind === 'type' || homes[name].test(file)) return;
      context.report({ node, message: `${name} is imported in one place only: ${homes[name]}` });
    },
  }),
};

/** What a page that has changed the language's built-ins would break; the libraries are rewritten (build/hardened-builtins.mjs). */
const changedBuiltIns = [
  {
    // What binds handlers to events begins with their name.
    selector: 'CallExpression[callee.property.name="bind"]:not([arguments.0.raw=/^[\'"]/])',
    message: 'A page may have replaced `bind`: write an arrow function, or use Reflect.apply.',
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

/** What of vest is in no bundle (build/unused-library-parts.mjs): `enforce`, and what uses it. */
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

export default tseslint.config(
  { ignores: ['dist/', 'node_modules/', 'host/data/', 'coverage/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx,mjs,js}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { 'import-x': importX },
    settings: {
      'import-x/extensions': ['.ts', '.tsx', '.mjs', '.js'],
      'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.tsx', '.mjs', '.js'] })],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
    },
    rules: {
      'import-x/no-cycle': 'error',
      'import-x/no-restricted-paths': ['error', { zones }],
      '@typescript-eslint/no-confusing-void-expression': 'off',
      // Our interfaces' methods are closures: there is no `this` to lose.
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      eqeqeq: 'error',
      'no-console': ['error', { allow: ['warn', 'error'] }],
    },
  },
  {
    files: ['src/**'],
    plugins: { ordinacia: { rules: { 'one-home': oneHome } } },
    rules: {
      'ordinacia/one-home': 'error',
      'no-restricted-syntax': ['error', ...changedBuiltIns, noSchemas],
      '@typescript-eslint/no-restricted-imports': ['error', { paths: [vestParts] }],
    },
  },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { written: { rules: { 'no-literal-spread': noLiteralSpread } } },
    rules: { 'written/no-literal-spread': 'error' },
  },
  {
    files: ['src/**/*.tsx'],
    extends: [a11y.flatConfigs.strict],
    plugins: { 'react-hooks': hooks },
    rules: { ...hooks.configs.recommended.rules },
  },
  {
    files: ['test/**'],
    rules: {
      // A plugin of chai's declares that `equal` may return a promise; it does so only for what is awaited anyway.
      // The suites of node:test wait for themselves.
      '@typescript-eslint/no-floating-promises': [
        'error',
        {
          allowForKnownSafeCalls: [
            'Equal',
            { from: 'package', package: 'node:test', name: ['describe', 'it', 'before', 'after'] },
          ],
        },
      ],
    },
  },
  {
    // What runs before anything is built or installed is plain JavaScript.
    files: ['**/*.mjs', '**/*.js'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { parserOptions: { projectService: false } },
    rules: { 'no-console': 'off' },
  },
);
