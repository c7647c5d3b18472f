import { parse } from 'acorn';
import { walk } from 'estree-walker';
import MagicString from 'magic-string';

/**
 * Takes the router's production build: its package names the development one for both, which warns of mistakes that a finished bundle
 * does not make. What of it nothing uses can be left out then.
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
 * Marks what makes a component or a context as doing nothing else, so that one that is not used (`Form`, `Link`, the boundary for failed
 * loaders) is left out. Their names for developers' tools go: setting one counts as a use.
 * @param {string} code
 */
export const markPure = (code) =>
  code
    .replace(/= (?=React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ ')
    .replace(/^\w+\.displayName = ".*";$/gm, '')
    // A class whose context is set after it: both in one call.
    .replace(
      /^var (\w+) = (class extends React\d*\.Component \{$.*?^\};)(\n\1\.contextType = \w+;)$/gms,
      'var $1 = /* @__PURE__ */ (() => { const $1 = $2$3 return $1; })();',
    );

/**
 * Without what the router says of mistakes in its use: its checks still throw. With `npm run dev` they say it.
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
