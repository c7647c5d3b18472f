import { walk } from 'estree-walker';
import MagicString from 'magic-string';
import { changed } from './sources.mjs';

/** Functions of fewer characters are compiled quickly enough when they are called. */
const LARGE = 10_000;

/**
 * Wraps large immediately invoked functions in parentheses, which the minifier removes. Chromium compiles a parenthesized function with
 * the file, on another thread; any other function is parsed again when called, on the main thread.
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
      return marked.hasChanged() ? changed(marked) : null;
    },
  };
}
