/** A comment names its subject first: its reader does not know yet what „It“ or „Whoever“ refers to. */
export const commentStart = {
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

/** The subjects of the panel: only their features know them. */
const SUBJECT = /ticket|patient|recept|payout|absence|announcement/i;

/**
 * Reports the name of a subject in the code of a mechanism. Comments may use one as an example.
 * @type {import('eslint').Rule.RuleModule}
 */
export const noSubjects = {
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
