import { join, relative } from 'node:path';
import { layering } from './layers.mjs';

/** A comment names its subject first: its reader does not know yet what „It“ or „Whoever“ refers to. */
const commentStart = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { subject: 'A comment begins with its subject, not with „{{ word }}“.' },
  },
  create({ sourceCode, report }) {
    return {
      Program() {
        const comments = sourceCode.getAllComments();
        comments.forEach((comment, index) => {
          const word = /^[\s*]*(It|One|Of|What|Where|Who|Whose|Whoever|By|Those|That)\b/.exec(comment.value)?.[1];
          if (word && !continues(comment, comments[index - 1]))
            report({ loc: comment.loc, messageId: 'subject', data: { word } });
        });
      },
    };
  },
};

/** Whether a line comment continues the comment on the line above. */
const continues = ({ type, loc }, before) =>
  type === 'Line' && before?.type === 'Line' && before.loc.end.line === loc.start.line - 1;

/**
 * `{ ...{ a, b } }`, `<A {...{ a, b }} />`, `[...['a', 'b']]` and `call(...[a, b])` switch excess-property checks off: written out,
 * a misspelt property does not compile. `...(a && { a })` is allowed: with
 * `exactOptionalPropertyTypes` there is no shorter way to leave a property out.
 */
const noLiteralSpread = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { literal: 'Write the properties (or elements) out instead of spreading a literal.' },
  },
  create({ report }) {
    return {
      SpreadElement(node) {
        const sameKind = node.parent.type === 'ObjectExpression' ? 'ObjectExpression' : 'ArrayExpression';
        if (node.argument.type === sameKind) report({ node, messageId: 'literal' });
      },
      JSXSpreadAttribute(node) {
        if (node.argument.type === 'ObjectExpression') report({ node, messageId: 'literal' });
      },
    };
  },
};

/** The subjects of the panel: only their features know them. */
const SUBJECT = /ticket|patient|recept|payout|absence|announcement/i;

/**
 * Reports the name of a subject in the code of a mechanism. Comments may use one as an example.
 */
const noSubjects = {
  create(context) {
    const check = (/** @type {import('estree').Node} */ node, /** @type {unknown} */ text) => {
      if (typeof text !== 'string' || !SUBJECT.test(text)) return;
      context.report({ node, message: `A mechanism knows no subject: „${text.trim()}“ belongs to a feature.` });
    };
    return {
      Identifier: (node) => check(node, node.name),
      Literal: (node) => check(node, node.value),
      TemplateElement: (node) => check(node, node.value.raw),
      JSXIdentifier: (/** @type {any} */ node) => check(node, node.name),
      JSXText: (/** @type {any} */ node) => check(node, node.value),
    };
  },
};

const SOURCES = join(import.meta.dirname, '../../src');

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
      const file = relative(SOURCES, context.filename).replaceAll('\\', '/');
      const name = Object.keys(allowedImporters).find(
        (one) => node.source.value === one || node.source.value.startsWith(`${one}/`),
      );
      if (!name || node.importKind === 'type' || allowedImporters[name].test(file)) return;
      context.report({ node, message: `${name} may be imported only by ${allowedImporters[name]}` });
    },
  }),
};

/**
 * A rule that reports each node that matches one of the selectors, with its message.
 * @param {readonly { selector: string, message: string }[]} restrictions
 */
function bySelectors(restrictions) {
  return {
    create: (context) =>
      Object.fromEntries(
        restrictions.map(({ selector, message }) => [selector, (node) => context.report({ node, message })]),
      ),
  };
}

/** Syntax that breaks on a page that has changed the built-ins; libraries are rewritten (build/hardened-builtins.mjs). */
const changedBuiltIns = bySelectors([
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
  {
    selector: 'CallExpression[callee.name="create"]:not([arguments.length=1])',
    message: "vest's schemas are left out of the bundle.",
  },
]);

/** The client of the store: a view asks a part. */
const clientInView = bySelectors(
  ['MemberExpression[property.name="client"]', 'ObjectPattern > Property[key.name="client"]'].map((selector) => ({
    selector,
    message: 'Only parts make calls.',
  })),
);

const daylessPage = bySelectors([
  {
    selector: 'MemberExpression[property.name="newPage"]',
    message: '`openPage` (test/support/clock) gives a page the day on which the tests take place.',
  },
]);

/** The rules of this project for oxlint (.oxlintrc.json says where each applies). */
export default {
  meta: { name: 'ordinacia' },
  rules: {
    'changed-built-ins': changedBuiltIns,
    'client-in-view': clientInView,
    'comment-start': commentStart,
    'dayless-page': daylessPage,
    layering,
    'no-literal-spread': noLiteralSpread,
    'no-subjects': noSubjects,
    'restricted-importers': restrictedImporters,
  },
};
