import { walk } from 'estree-walker';
import MagicString from 'magic-string';
import { readFileSync } from 'node:fs';
import { changed, OWN_SOURCE } from './sources.mjs';

const FROM_CONSTANTS = /(?:^|\/)constants$/;
const NUMBER = /^export const (\w+)(?:: number)? = ([\d_.]+(?: \* [\d_.]+)*);/gm;

/**
 * Inlines our numeric constants. As variables they would be exported and imported between chunks, which costs more bytes: the minifier
 * sees one chunk at a time.
 */
export function inlineNumbers({ constants = () => readFileSync('src/constants.ts', 'utf8') } = {}) {
  let numbers = new Map();
  return {
    name: 'inline-numbers',
    buildStart() {
      numbers = new Map([...constants().matchAll(NUMBER)].map(([, name, product]) => [name, valueOf(product)]));
    },
    transform(code, id) {
      if (!OWN_SOURCE.test(id) || !/\/constants['"]/.test(code)) return null;
      const tree = this.parse(code);
      const values = importedNumbers(tree, numbers);
      if (values.size === 0) return null;
      const text = new MagicString(code);
      walk(tree, {
        enter(node, parent, key) {
          if (node.type === 'ImportDeclaration' || node.type === 'ExportSpecifier') return void this.skip();
          if (node.type !== 'Identifier' || !values.has(node.name) || isOnlyName(parent, key)) return;
          if (isDeclared(parent, key)) throw new Error(`${id} has a ${node.name} of its own.`);
          if (parent.shorthand) text.appendLeft(node.end, `: ${values.get(node.name)}`);
          else text.update(node.start, node.end, `${values.get(node.name)}`);
        },
      });
      return changed(text);
    },
  };
}

const valueOf = (product) =>
  product
    .split(' * ')
    .map((factor) => Number(factor.replaceAll('_', '')))
    .reduce((one, other) => one * other);

/** The numbers that a module imports, by their local names. */
function importedNumbers({ body }, numbers) {
  const values = new Map();
  for (const { type, source, specifiers } of body) {
    if (type !== 'ImportDeclaration' || !FROM_CONSTANTS.test(source.value)) continue;
    for (const { imported, local } of specifiers)
      if (numbers.has(imported?.name)) values.set(local.name, numbers.get(imported.name));
  }
  return values;
}

/** Whether an identifier is the name of a property, not a variable. `{ a }` is both: its value counts. */
function isOnlyName({ type, computed, shorthand }, key) {
  if (type === 'MemberExpression') return key === 'property' && !computed;
  if (type === 'Property') return key === 'key' && (shorthand || !computed);
  return (type === 'MethodDefinition' || type === 'PropertyDefinition') && key === 'key' && !computed;
}

/** Whether an identifier declares a variable or a parameter. Destructuring is not detected, but never declares a name in capitals. */
const isDeclared = ({ type }, key) => (type === 'VariableDeclarator' && key === 'id') || key === 'params';
