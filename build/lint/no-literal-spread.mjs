/**
 * `{ ...{ a, b } }`, `<A {...{ a, b }} />`, `[...['a', 'b']]` and `call(...[a, b])` switch excess-property checks off: written out,
 * a misspelt property does not compile. `...(a && { a })` is allowed: with
 * `exactOptionalPropertyTypes` there is no shorter way to leave a property out.
 */
export const noLiteralSpread = {
  meta: {
    type: 'problem',
    fixable: 'code',
    schema: [],
    messages: { literal: 'Write the properties (or elements) out instead of spreading a literal.' },
  },
  create(context) {
    const { sourceCode } = context;

    /** The text between the outer brackets, comments included. */
    const inner = (literal) =>
      sourceCode.text
        .slice(literal.range[0] + 1, literal.range[1] - 1)
        .trim()
        .replace(/,$/, '');

    return {
      SpreadElement(node) {
        const { argument, parent } = node;
        const isSameKind = parent.type === 'ObjectExpression' ? 'ObjectExpression' : 'ArrayExpression';
        if (argument.type !== isSameKind) return;
        const parts = argument.properties ?? argument.elements;
        context.report({
          node,
          messageId: 'literal',
          fix: (fixer) => (parts.length > 0 ? fixer.replaceText(node, inner(argument)) : null),
        });
      },
      JSXSpreadAttribute(node) {
        if (node.argument.type !== 'ObjectExpression') return;
        context.report({
          node,
          messageId: 'literal',
          fix(fixer) {
            const attributes = node.argument.properties.map((property) => attributeOf(sourceCode, property));
            return attributes.every((one) => one !== null) ? fixer.replaceText(node, attributes.join(' ')) : null;
          },
        });
      },
    };
  },
};

/** A property as a JSX attribute; `null` where it cannot be converted automatically. */
function attributeOf(sourceCode, property) {
  if (property.type === 'SpreadElement') return `{${sourceCode.getText(property)}}`;
  if (property.computed || property.method || property.kind !== 'init') return null;
  const name = property.key.type === 'Identifier' ? property.key.name : property.key.value;
  return /^[A-Za-z][\w-]*$/.test(String(name)) ? `${name}={${sourceCode.getText(property.value)}}` : null;
}
