import MagicString from 'magic-string';
import { walk } from 'estree-walker';

const HELPERS = '\0foreign-realm';
/** What every object inherits: where a page has frozen `Object.prototype`, a plain assignment to it throws, and so it does to a prototype that inherits from one. */
const INHERITED = new Set(['constructor', 'toString', 'valueOf', 'toLocaleString', 'hasOwnProperty', 'isPrototypeOf']);

/**
 * Lets the libraries run on a page that has changed the language: `bind` may be an old one that drops arguments (MooTools with its
 * 1.2 compatibility), and the built-in prototypes may be frozen. Both are what libraries use, and cannot be told otherwise.
 */
export function standForeignRealms() {
  return {
    name: 'stand-foreign-realms',
    resolveId: (id) => (id === HELPERS ? id : null),
    load: (id) => (id === HELPERS ? helpers : null),
    transform(code, id) {
      if (id.startsWith('\0') || !/\.(?:bind|prototype|constructor|toString|valueOf)\b/.test(code)) return null;
      const text = new MagicString(code);
      const used = new Set();
      walk(this.parse(code), {
        enter(node) {
          const { callee, left, right } = node;
          if (node.type === 'CallExpression' && !node.optional && isPlainMember(callee, (name) => name === 'bind')) {
            used.add('bindTo as __bindTo');
            const end = code.indexOf('(', callee.end);
            text.appendLeft(callee.object.start, '__bindTo(');
            text.overwrite(callee.object.end, end + 1, node.arguments.length > 0 ? ', ' : '');
          }
          if (node.type === 'AssignmentExpression' && node.operator === '=') {
            const isOnPrototype = left.type === 'MemberExpression' && isPlainMember(left.object, isPrototype);
            if (!isOnPrototype && !isPlainMember(left, (name) => INHERITED.has(name))) return;
            used.add('setOwn as __setOwn');
            const name = code.slice(left.property.start, left.property.end);
            text.appendLeft(left.object.start, '__setOwn(');
            text.overwrite(left.object.end, right.start, left.computed ? `, ${name}, ` : `, '${name}', `);
            text.appendRight(right.end, ')');
          }
        },
      });
      if (used.size === 0) return null;
      text.prepend(`import { ${[...used].join(', ')} } from '${HELPERS}';\n`);
      return { code: text.toString(), map: text.generateMap({ hires: true }) };
    },
  };
}

const isPrototype = (name) => name === 'prototype';

const isPlainMember = (node, isName) =>
  node?.type === 'MemberExpression' &&
  !node.computed &&
  !node.optional &&
  node.object.type !== 'Super' &&
  isName(node.property.name);

const helpers = `
const { apply, construct, defineProperty } = Reflect;

/** What \`target.bind(self, ...first)\` should be. An object's own method of that name is left alone. */
export function bindTo(target, self, ...first) {
  if (typeof target !== 'function' || Object.hasOwn(target, 'bind')) return target.bind(self, ...first);
  return function bound(...rest) {
    const all = [...first, ...rest];
    return new.target ? construct(target, all) : apply(target, self, all);
  };
}

export function setOwn(object, name, value) {
  defineProperty(object, name, { value, writable: true, enumerable: true, configurable: true });
  return value;
}
`;
