import { parse } from 'acorn';
import { walk } from 'estree-walker';
import MagicString from 'magic-string';

const HABITS = ['bind', 'inherited', 'for-in'];
/**
 * The libraries that are rewritten, each with the habits that are. What else reaches the bundle must have none of them.
 * @type {Record<string, string[]>}
 */
export const HARDENED_PACKAGES = {
  '@date-fns/tz': HABITS,
  '@preact/signals-core': HABITS,
  '@preact/signals-react': HABITS,
  'date-fns': HABITS,
  dompurify: HABITS,
  goober: HABITS,
  'laravel-echo': HABITS,
  'lucide-react': HABITS,
  n4s: HABITS,
  'pusher-js': HABITS,
  react: HABITS,
  'react-day-picker': HABITS,
  // Its renderer asks of each property whether it is an object's own, in loops that are hot.
  'react-dom': HABITS.filter((habit) => habit !== 'for-in'),
  'react-router': HABITS,
  redaxios: HABITS,
  valibot: HABITS,
  vest: HABITS,
  'vestjs-runtime': HABITS,
};

const HELPERS = '\0hardened-builtins';
/** What every object inherits: where a page has frozen `Object.prototype`, a plain assignment of such a name throws. */
const INHERITED = new Set([
  'constructor',
  'toString',
  'toLocaleString',
  'valueOf',
  'hasOwnProperty',
  'isPrototypeOf',
  'propertyIsEnumerable',
]);
/** A quick look whether a module can have any such place, before it is parsed. */
const MAY_HAVE_PLACES = new RegExp(`\\b(?:bind|prototype|${[...INHERITED].join('|')})\\b|\\bfor\\s*\\(`);

/**
 * Lets libraries run on a page that has changed the language: `bind` may be an old one that drops arguments (MooTools with its 1.2
 * compatibility), the built-in prototypes may be frozen, or have more enumerable properties. Our own sources are held to the same
 * by lint instead.
 */
export function hardenBuiltins({ packages = HARDENED_PACKAGES, isComplete = false } = {}) {
  /** How many places there are in each module. */
  const places = new Map();
  return {
    name: 'hardened-builtins',
    resolveId: (id) => (id === HELPERS ? id : null),
    load: (id) => (id === HELPERS ? HELPER_CODE : null),
    transform(code, id) {
      const name = packageOf(id);
      const isListed = Object.hasOwn(packages, name);
      if (!name || !(isListed || isComplete) || !MAY_HAVE_PLACES.test(code)) return null;
      const rewritten = rewrite(code, isListed ? packages[name] : HABITS);
      places.set(id, rewritten.places);
      return isListed && rewritten.places > 0 ? { code: rewritten.code, map: rewritten.map() } : null;
    },
    generateBundle(_, bundle) {
      const bundled = Object.values(bundle).flatMap(({ modules }) =>
        Object.keys(modules ?? {}).filter((id) => modules[id].renderedLength > 0),
      );
      const counts = {};
      for (const id of new Set(bundled)) {
        if (places.get(id) > 0) counts[packageOf(id)] = (counts[packageOf(id)] ?? 0) + places.get(id);
      }
      const unlisted = Object.keys(counts).filter((name) => !Object.hasOwn(packages, name));
      if (unlisted.length > 0) this.error(`Name these in HARDENED_PACKAGES: ${unlisted.join(', ')}`);
      const said = Object.entries(counts).map(([name, count]) => `${name} ${count}`);
      if (said.length > 0) this.info(`places rewritten for changed built-ins: ${said.sort().join(', ')}`);
    },
  };
}

/** The package that a module belongs to, or nothing for our own and for what plugins make. */
function packageOf(id) {
  if (id.startsWith('\0')) return undefined;
  return /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(id)?.[1].replace('\\', '/');
}

/** Rewrites the named habits in a module's code, and says in how many places. */
export function rewrite(code, habits) {
  const text = new MagicString(code);
  const used = new Set();
  let places = 0;

  // Brackets are nodes of their own here: each node's range is the whole of what stands in its place.
  const tree = parse(code, { ecmaVersion: 'latest', sourceType: 'module', preserveParens: true });
  walk(tree, {
    enter(node) {
      if (node.type === 'CallExpression' && habits.includes('bind')) rewriteBind(node);
      if (node.type === 'ForInStatement' && habits.includes('for-in')) rewriteLoop(node);
      if (node.type === 'AssignmentExpression' && habits.includes('inherited')) rewriteAssignment(node);
    },
  });
  if (places > 0) text.prepend(`import { ${[...used].sort().join(', ')} } from '${HELPERS}';\n`);
  return { code: text.toString(), places, map: () => text.generateMap({ hires: true }) };

  /** `f.bind(self)` → `bindTo(f, self)`, and what belongs to an optional chain, as `f?.bind(self)` → `bindOf(f, true)?.(self)`. */
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
    // `for (async of …)` is not allowed, in brackets it is.
    if (left.name === 'async') text.appendLeft(left.start, '(').appendLeft(left.end, ')');
    // Several expressions may stand there, of which the last one counts.
    text.update(left.end, right.start, ' of __keysIn((').appendLeft(right.end, '))');
  }

  /** `F.prototype.name = value` → `setOwn(F.prototype, 'name', value)`, and so for a name that everything inherits on any object. */
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

  /** Puts a helper's call in front of the object that an expression begins with, in place of brackets around it. */
  function openCall(node, object, helper) {
    countUse(helper);
    if (node.start < object.start) text.remove(node.start, object.start);
    text.appendLeft(object.start, `__${helper}(`);
  }

  function countUse(helper) {
    used.add(`${helper} as __${helper}`);
    places += 1;
  }
}

/** The property access that an expression is, brackets around it left out, with the property's name where the code says it. */
function memberIn(expression) {
  let node = expression;
  while (node.type === 'ParenthesizedExpression' || node.type === 'ChainExpression') node = node.expression;
  if (node.type !== 'MemberExpression' || node.object.type === 'Super') return null;
  if (node.property.type === 'PrivateIdentifier') return null;
  return { node, name: node.computed ? node.property.value : node.property.name };
}

/** Whether what stands before, in the same chain, may leave the rest of it out: `a?.b.bind`, but not `(a?.b).bind`. */
function isInOptionalChain(node) {
  if (node.type !== 'MemberExpression' && node.type !== 'CallExpression') return false;
  return node.optional || isInOptionalChain(node.object ?? node.callee);
}

const HELPER_CODE = `
const { apply, construct, defineProperty } = Reflect;
const { hasOwn } = Object;

/** What \`target.bind(self, ...first)\` should be. An object's own method of that name is left alone. */
export function bindTo(target, self, ...first) {
  if (typeof target !== 'function' || hasOwn(target, 'bind')) return target.bind(self, ...first);
  return function bound(...rest) {
    const all = [...first, ...rest];
    return new.target ? construct(target, all) : apply(target, self, all);
  };
}

/** What \`target.bind\` should be, to be called at once; nothing, where there is no such method, or where the chain may end before it. */
export function bindOf(target, isOptional) {
  if (isOptional && target == null) return undefined;
  if (typeof target !== 'function' && target.bind == null) return undefined;
  return (...all) => bindTo(target, ...all);
}

const builtIns = [Object, Array, Function].map(({ prototype }) => prototype);

/** What \`for (… in object)\` visits, but not what a page has added to the built-in prototypes. */
export function keysIn(object) {
  const keys = [];
  for (const key in object) {
    if (hasOwn(object, key) || !builtIns.some((prototype) => hasOwn(prototype, key))) keys.push(key);
  }
  return keys;
}

export function setOwn(object, name, value) {
  defineProperty(object, name, { value, writable: true, enumerable: true, configurable: true });
  return value;
}
`;
