import { parse } from 'acorn';
import { walk } from 'estree-walker';
import MagicString from 'magic-string';

/**
 * Resolves the router to its production build: its package has the development build, with warnings for developers, for both conditions.
 * The production build can also be tree-shaken.
 */
export const productionRouter = () => ({
  name: 'production-router',
  async resolveId(source, importer, options) {
    const found = await this.resolve(source, importer, options);
    if (!found?.id.includes('react-router/dist/development')) return null;
    return { ...found, id: found.id.replace('dist/development', 'dist/production') };
  },
  transform: (code, id) =>
    id.includes('react-router/dist/production') ? { code: withoutMessages(markPure(code)), map: null } : null,
});

/**
 * Marks the creation of components and contexts as pure, so that unused ones (`Form`, `Link`, the boundary for failed loaders) are removed.
 * Removes their `displayName`, as setting it counts as a use.
 * @param {string} code
 */
export const markPure = (code) =>
  code
    .replace(/= (?=React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ ')
    .replace(/^\w+\.displayName = ".*";$/gm, '')
    // A class and the assignment of its `contextType`: both in one pure call.
    .replace(
      /^var (\w+) = (class extends React\d*\.Component \{$.*?^\};)(\n\1\.contextType = \w+;)$/gms,
      'var $1 = /* @__PURE__ */ (() => { const $1 = $2$3 return $1; })();',
    );

/**
 * Removes the router's messages for developers, which `npm run dev` still shows. The checks still throw.
 * @param {string} code
 */
export function withoutMessages(code) {
  const quiet = code.replace(/^function warning\(cond, message\) \{$[^]*?^\}$/m, 'function warning() {}');
  const text = new MagicString(quiet);
  walk(parse(quiet, { ecmaVersion: 'latest', sourceType: 'module' }), {
    enter(node) {
      if (node.type !== 'CallExpression' || node.callee.name !== 'invariant') return;
      const [condition, message] = node.arguments;
      if (message) text.remove(condition.end, message.end);
    },
  });
  return text.toString();
}
