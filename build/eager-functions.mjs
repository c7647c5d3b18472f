import { walk } from 'estree-walker';
import MagicString from 'magic-string';

/** Functions of fewer characters are compiled quickly enough when they are called. */
const LARGE = 10_000;

/**
 * Puts large functions that are called where they stand into parentheses, as the minifier removes these. Chromium compiles a function in
 * parentheses with the file, on another thread; any other one is parsed once more when it is called, on the page's thread.
 */
export function eagerFunctions() {
  return {
    name: 'eager-functions',
    renderChunk(code) {
      const marked = new MagicString(code);
      walk(this.parse(code), {
        enter({ type, callee }) {
          if (type !== 'CallExpression' || callee.type !== 'FunctionExpression') return;
          if (callee.end - callee.start < LARGE) return;
          marked.appendLeft(callee.start, '(').appendRight(callee.end, ')');
        },
      });
      if (!marked.hasChanged()) return null;
      return { code: marked.toString(), map: marked.generateMap({ hires: true }) };
    },
  };
}
