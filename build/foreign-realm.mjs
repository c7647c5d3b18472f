import MagicString from 'magic-string';
import { walk } from 'estree-walker';

const HELPERS = '\0foreign-realm';
/** What every object inherits: where a page has frozen `Object.prototype`, a plain assignment to it throws, and so it does to a prototype that inherits from one. */
const INHERITED = new Set(['constructor', 'toString', 'valueOf', 'toLocaleString', 'hasOwnProperty', 'isPrototypeOf']);

/**
 * Lets the libraries run on a page that has changed the language: `bind` may be an old one that drops arguments (MooTools with its
 * 1.2 compatibility), the built-in prototypes may be frozen, or have more enumerable properties. Libraries rely on all that, and cannot
 * be told otherwise.
 */
export function standForeignRealms() {
  return {
    name: 'stand-foreign-realms',
    resolveId: (id) => (id === HELPERS ? id : null),
    load: (id) => (id === HELPERS ? helpers : null),
    transform(code, id) {
      if (id.startsWith('\0') || !/\.(?:bind|prototype|constructor|toString|valueOf)\b|\bfor\s*\(.* in /.test(code))
        return null;
      const text = new MagicString(code);
      const used = new Set();
      /** Puts the end of a call behind an expression, and behind the brackets that stand around it. */
      const closeBehind = (node, from, brackets = ')') => {
        let end = node.end;
        for (let open = code.slice(from, node.start).split('(').length - 1; open > 0; open -= 1)
          end = code.indexOf(')', end) + 1;
        text.appendRight(end, brackets);
      };
      const dotOf = ({ object, property }) => object.end + code.slice(object.end, property.start).lastIndexOf('.');
      walk(this.parse(code), {
        enter(node) {
          const { callee, left, right } = node;
          if (node.type === 'CallExpression' && !node.optional && isPlainMember(callee, (name) => name === 'bind')) {
            used.add('bindTo as __bindTo');
            text.appendLeft(callee.start, '__bindTo(');
            const open = code.indexOf('(', callee.end);
            text.overwrite(dotOf(callee), open + 1, node.arguments.length > 0 ? ', ' : '');
          }
          if (node.type === 'ForInStatement' && !CHECKS_ITSELF.test(id)) {
            used.add('keysIn as __keysIn');
            const word = left.end + code.slice(left.end).search(/\bin\b/);
            // Compressed code puts several expressions there, of which the last one counts.
            text.overwrite(word, word + 'in'.length, 'of __keysIn((');
            closeBehind(right, word, '))');
          }
          if (node.type === 'AssignmentExpression' && node.operator === '=') {
            const isOnPrototype = left.type === 'MemberExpression' && isPlainMember(left.object, isPrototype);
            if (!isOnPrototype && !isPlainMember(left, (name) => INHERITED.has(name))) return;
            used.add('setOwn as __setOwn');
            const { property } = left;
            const name = code.slice(property.start, property.end);
            text.appendLeft(left.start, '__setOwn(');
            const equals = left.end + code.slice(left.end).search(/=/);
            const from = left.computed ? left.object.end : dotOf(left);
            text.overwrite(from, equals + 1, left.computed ? `, ${name}, ` : `, '${name}', `);
            closeBehind(right, equals + 1);
          }
        },
      });
      if (used.size === 0) return null;
      text.prepend(`import { ${[...used].join(', ')} } from '${HELPERS}';\n`);
      return { code: text.toString(), map: text.generateMap({ hires: true }) };
    },
  };
}

/** React's renderer asks of each property whether it is an object's own; its loops are many, and hot. */
const CHECKS_ITSELF = /[\\/]react-dom[\\/]/;
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

const builtIns = [Object, Array, Function].map(({ prototype }) => prototype);

/** What \`for (… in object)\` visits, but not what a page has added to the built-in prototypes. */
export function keysIn(object) {
  const keys = [];
  for (const key in object) {
    if (Object.hasOwn(object, key) || !builtIns.some((prototype) => Object.hasOwn(prototype, key))) keys.push(key);
  }
  return keys;
}

export function setOwn(object, name, value) {
  defineProperty(object, name, { value, writable: true, enumerable: true, configurable: true });
  return value;
}
`;
