import { parse } from 'acorn';
import { walk } from 'estree-walker';
import MagicString from 'magic-string';
import { OWN_SOURCE, packageOf } from './sources.mjs';

const PATTERNS = ['bind', 'inherited', 'for-in', 'statics'];
/** Patterns rewritten in our own sources; lint forbids the others there. */
const OWN_PATTERNS = ['statics'];
/**
 * The libraries that are rewritten, each with the patterns to rewrite. No other package in the bundle may contain one of them.
 * @type {Record<string, string[]>}
 */
export const HARDENED_PACKAGES = {
  '@date-fns/tz': PATTERNS,
  '@floating-ui/core': PATTERNS,
  '@floating-ui/dom': PATTERNS,
  '@floating-ui/react': PATTERNS,
  '@floating-ui/utils': PATTERNS,
  '@preact/signals-core': PATTERNS,
  '@preact/signals-react': PATTERNS,
  'date-fns': PATTERNS,
  dompurify: PATTERNS,
  'laravel-echo': PATTERNS,
  'lucide-react': PATTERNS,
  n4s: PATTERNS,
  'pusher-js': PATTERNS,
  react: PATTERNS,
  'react-day-picker': PATTERNS,
  // react-dom checks each property by `hasOwnProperty`, in hot loops.
  'react-dom': PATTERNS.filter((pattern) => pattern !== 'for-in'),
  'react-router': PATTERNS,
  redaxios: PATTERNS,
  valibot: PATTERNS,
  vest: PATTERNS,
  'vestjs-runtime': PATTERNS,
};

const HELPERS = '\0hardened-builtins';
/** Members of `Object.prototype`: where a page has frozen it, a plain assignment of such a name throws. */
const INHERITED = new Set([
  'constructor',
  'toString',
  'toLocaleString',
  'valueOf',
  'hasOwnProperty',
  'isPrototypeOf',
  'propertyIsEnumerable',
]);
/** Built-in functions that old libraries overwrite, each with the helper that replaces it. */
const STATICS = new Map([
  ['Array.from', 'arrayFrom'],
  ['Object.values', 'valuesOf'],
  ['Date.parse', 'parseDate'],
  ['JSON.stringify', 'toJson'],
]);
/** Skips modules that cannot match, before they are parsed. */
const MAY_MATCH = new RegExp(
  `\\b(?:bind|prototype|${[...INHERITED].join('|')})\\b|\\bfor\\s*\\(|\\b(?:Array|Object|Date|JSON)\\s*\\.`,
);

/**
 * Lets libraries run on a page that has changed built-ins: `bind` may be an old one that drops arguments (MooTools with its 1.2
 * compatibility), the built-in prototypes may be frozen, or have more enumerable properties. Lint keeps our own sources free of the
 * same patterns.
 */
export function hardenBuiltins({ packages = HARDENED_PACKAGES, isComplete = false } = {}) {
  /** How many expressions were rewritten, by module id. */
  const rewrittenIn = new Map();
  return {
    name: 'hardened-builtins',
    resolveId: (id) => (id === HELPERS ? id : null),
    load: (id) => (id === HELPERS ? HELPER_CODE : null),
    transform(code, id) {
      if (OWN_SOURCE.test(id)) {
        const own = MAY_MATCH.test(code) && rewrite(code, OWN_PATTERNS);
        return own && own.count > 0 ? { code: own.code, map: own.map() } : null;
      }
      // A virtual module of another plugin belongs to no package.
      const name = id.startsWith('\0') ? undefined : packageOf(id);
      const isListed = Object.hasOwn(packages, name);
      if (!name || !(isListed || isComplete) || !MAY_MATCH.test(code)) return null;
      const rewritten = rewrite(code, isListed ? packages[name] : PATTERNS);
      rewrittenIn.set(id, rewritten.count);
      return isListed && rewritten.count > 0 ? { code: rewritten.code, map: rewritten.map() } : null;
    },
    generateBundle(_, bundle) {
      const bundled = Object.values(bundle).flatMap(({ modules }) =>
        Object.keys(modules ?? {}).filter((id) => modules[id].renderedLength > 0),
      );
      const counts = {};
      for (const id of new Set(bundled)) {
        if (rewrittenIn.get(id) > 0) counts[packageOf(id)] = (counts[packageOf(id)] ?? 0) + rewrittenIn.get(id);
      }
      const unlisted = Object.keys(counts).filter((name) => !Object.hasOwn(packages, name));
      if (unlisted.length > 0) this.error(`Name these in HARDENED_PACKAGES: ${unlisted.join(', ')}`);
      const summary = Object.entries(counts).map(([name, count]) => `${name} ${count}`);
      if (summary.length > 0) this.info(`expressions rewritten for changed built-ins: ${summary.sort().join(', ')}`);
    },
  };
}

/** Rewrites the named patterns in a module's code, and counts them. */
export function rewrite(code, patterns) {
  const text = new MagicString(code);
  const used = new Set();
  let count = 0;

  // With parentheses as nodes of their own, each node's range covers the whole expression.
  const tree = parse(code, { ecmaVersion: 'latest', sourceType: 'module', preserveParens: true });
  walk(tree, {
    enter(node) {
      if (node.type === 'CallExpression' && patterns.includes('bind')) rewriteBind(node);
      if (node.type === 'ForInStatement' && patterns.includes('for-in')) rewriteLoop(node);
      if (node.type === 'AssignmentExpression' && patterns.includes('inherited')) rewriteAssignment(node);
      if (node.type === 'MemberExpression' && patterns.includes('statics')) rewriteStatic(node);
    },
  });
  if (count > 0) text.prepend(`import { ${[...used].sort().join(', ')} } from '${HELPERS}';\n`);
  return { code: text.toString(), count, map: () => text.generateMap({ hires: true }) };

  /** `f.bind(self)` → `bindTo(f, self)`; in an optional chain, `f?.bind(self)` → `bindOf(f, true)?.(self)`. */
  function rewriteBind(call) {
    const callee = memberIn(call.callee);
    if (callee?.name !== 'bind') return;
    const { object } = callee.node;
    const [first] = call.arguments;
    const isSkipped = call.callee === callee.node && isInOptionalChain(callee.node);
    if (isSkipped || call.optional) {
      openCall(call, object, 'bindOf');
      text.update(object.end, first?.start ?? call.end - 1, isSkipped ? ', true)?.(' : ')?.(');
    } else {
      openCall(call, object, 'bindTo');
      text.update(object.end, first?.start ?? call.end - 1, first ? ', ' : '');
    }
  }

  /** `for (const key in object)` → `for (const key of keysIn((object)))` */
  function rewriteLoop({ left, right }) {
    countUse('keysIn');
    // `for (async of …)` is a syntax error, `for ((async) of …)` is not.
    if (left.name === 'async') text.appendLeft(left.start, '(').appendLeft(left.end, ')');
    // The right side may be a comma expression: hence the second parentheses.
    text.update(left.end, right.start, ' of __keysIn((').appendLeft(right.end, '))');
  }

  /** `F.prototype.name = value` → `setOwn(F.prototype, 'name', value)`; the same for an inherited name on any object. */
  function rewriteAssignment(assignment) {
    const { operator, left, right } = assignment;
    const target = memberIn(left);
    if (operator !== '=' || !target) return;
    if (!INHERITED.has(target.name) && memberIn(target.node.object)?.name !== 'prototype') return;
    const { object, property, computed } = target.node;
    openCall(assignment, object, 'setOwn');
    text.update(object.end, property.start, computed ? ', (' : ", '");
    text.update(property.end, right.start, computed ? '), ' : "', ").appendLeft(right.end, ')');
  }

  /** `Array.from` → `arrayFrom` */
  function rewriteStatic({ start, end, object, property, computed }) {
    const helper = STATICS.get(`${object.name}.${computed ? property.value : property.name}`);
    if (!helper) return;
    countUse(helper);
    text.update(start, end, `__${helper}`);
  }

  /** Inserts the start of a helper's call before the object that an expression begins with, and drops the parentheses before it. */
  function openCall(node, object, helper) {
    countUse(helper);
    if (node.start < object.start) text.remove(node.start, object.start);
    text.appendLeft(object.start, `__${helper}(`);
  }

  function countUse(helper) {
    used.add(`${helper} as __${helper}`);
    count += 1;
  }
}

/** The member expression inside of parentheses, with the property's name where it is known statically; `null` for any other expression. */
function memberIn(expression) {
  let node = expression;
  while (node.type === 'ParenthesizedExpression' || node.type === 'ChainExpression') node = node.expression;
  if (node.type !== 'MemberExpression' || node.object.type === 'Super') return null;
  if (node.property.type === 'PrivateIdentifier') return null;
  return { node, name: node.computed ? node.property.value : node.property.name };
}

/** Whether an earlier link of the same optional chain may short-circuit: `a?.b.bind`, but not `(a?.b).bind`. */
function isInOptionalChain(node) {
  if (node.type !== 'MemberExpression' && node.type !== 'CallExpression') return false;
  return node.optional || isInOptionalChain(node.object ?? node.callee);
}

const HELPER_CODE = `
const { apply, construct, defineProperty } = Reflect;
const { hasOwn } = Object;

/** A standard \`target.bind(self, ...first)\`. An object's own method of that name is called as it is. */
export function bindTo(target, self, ...first) {
  if (typeof target !== 'function' || hasOwn(target, 'bind')) return target.bind(self, ...first);
  return function bound(...rest) {
    const all = [...first, ...rest];
    return new.target ? construct(target, all) : apply(target, self, all);
  };
}

/** A standard \`target.bind\`, to be called at once; \`undefined\` where there is no such method, or where the chain short-circuits. */
export function bindOf(target, isOptional) {
  if (isOptional && target == null) return undefined;
  if (typeof target !== 'function' && target.bind == null) return undefined;
  return (...all) => bindTo(target, ...all);
}

const builtIns = [Object.prototype, Array.prototype, Function.prototype];

/** The keys of \`for (… in object)\`, without those that a page has added to the built-in prototypes. */
export function keysIn(object) {
  const keys = [];
  for (const key in object) {
    if (hasOwn(object, key) || !builtIns.some((prototype) => hasOwn(prototype, key))) keys.push(key);
  }
  return keys;
}

/** A standard \`Array.from\`. The ones of Prototype and MooTools accept neither iterators nor a mapping function. */
export function arrayFrom(source, change) {
  const isIterable = Boolean(source[Symbol.iterator]);
  const items = isIterable ? [...source] : [];
  if (!isIterable) for (let index = 0; index < source.length; index += 1) items.push(source[index]);
  if (change) for (let index = 0; index < items.length; index += 1) items[index] = change(items[index], index);
  return items;
}

/** A standard \`Object.values\`. Prototype's one includes inherited values. */
export const valuesOf = (object) => Object.keys(object).map((key) => object[key]);

/** A standard \`Date.parse\`. MooTools' one returns a \`Date\`, from a parser of its own. */
export const parseDate = (text) => new Date(text).getTime();

const { stringify } = JSON;

function own(key, converted) {
  return this[key] instanceof Date ? converted : this[key];
}

/** A standard \`JSON.stringify\` that ignores \`toJSON\` except of dates: Prototype 1.6 adds one to arrays, which makes them strings. */
export function toJson(value, replacer, ...rest) {
  return stringify(value, replacer ?? own, ...rest);
}

export function setOwn(object, name, value) {
  defineProperty(object, name, { value, writable: true, enumerable: true, configurable: true });
  return value;
}
`;
