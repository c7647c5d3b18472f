import MagicString from 'magic-string';
import { walk } from 'estree-walker';

/** The functions of ui/style that take declarations, as tags or as their only argument. */
const TAGS = new Set(['css', 'keyframes', 'addGlobalRules', 'globalCss', 'rules']);

/** Removes whitespace and comments from the styles in our sources. */
export function minifyStyles() {
  return {
    name: 'minify-styles',
    transform(code, id) {
      if (id.includes('node_modules') || !/\b(?:css|keyframes|addGlobalRules|rules)(?: ?|\()`/.test(code)) return null;
      const text = new MagicString(code);
      walk(this.parse(code), {
        enter(node) {
          const { name } = node.tag ?? node.callee ?? {};
          const template = node.quasi ?? node.arguments?.[0];
          if (!TAGS.has(name) || template?.type !== 'TemplateLiteral') return;
          const { quasis } = template;
          const minified = minifyStyle(quasis.map(({ value }) => value.raw));
          quasis.forEach(({ start, end }, index) => start < end && text.update(start, end, minified[index]));
        },
      });
      return { code: text.toString(), map: text.generateMap({ hires: true }) };
    },
  };
}

/** The placeholder of an interpolated value. */
const VALUE = '\u0000';
const QUOTED = /("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')/;

/**
 * The parts of a template without needless whitespace. Quoted text is kept, and so is whitespace that separates: in
 * `a :hover`, `1px solid`, `calc(1px + 2px)`, and beside a value. Every declaration keeps its semicolon: goober needs it.
 */
export function minifyStyle(parts) {
  return parts
    .join(VALUE)
    .replace(/\/\*[^]*?\*\//g, ' ')
    .split(QUOTED)
    .map((piece, index) => (index % 2 === 1 ? piece : collapseWhitespace(piece)))
    .join('')
    .trim()
    .split(VALUE);
}

const collapseWhitespace = (css) =>
  css
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/: /g, ':');
