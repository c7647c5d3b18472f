/**
 * `{ ...{ a, b } }`, `<A {...{ a, b }} />`, `[...['a', 'b']]` and `call(...[a, b])` switch excess-property checks off: written out,
 * a misspelt property does not compile. `...(a && { a })` is allowed: with
 * `exactOptionalPropertyTypes` there is no shorter way to leave a property out.
 */
export const noLiteralSpread = {
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
