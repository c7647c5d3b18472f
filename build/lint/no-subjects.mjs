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
