import { walk } from 'estree-walker';
import { css } from 'goober';
import MagicString from 'magic-string';
import { changed } from './sources.mjs';

/** The functions of ui/style/style that take declarations, as tags or as their only argument. */
const COMPILED = ['css', 'keyframes', 'addGlobalRules'];
/** Functions whose templates are minified: these, and the tag of ui/style/rules, whose template stays in the code. */
const TAGS = new Set([...COMPILED, 'rules']);
const MAY_HAVE_STYLES = new RegExp(`\\b(?:${[...TAGS].join('|')})(?: ?\`|\\()`);
const GOOBER = /[\\/]node_modules[\\/]goober[\\/]/;
/** The name that goober gives to a class or an animation. */
const NAME = /\bgo\d+\b/g;
/** Argument of the placeholder call for a module's rules; the same for all, since rollup orders chunks by the length of their code. */
const PLACEHOLDER = 'the rules of this module';
const MARK = new RegExp(`([\\w$]+)\\("${PLACEHOLDER}"\\);\\n?`, 'g');

/**
 * Plugins that run goober in the build instead of on the page. In the modules, each template becomes the name of its class, and the used
 * rules of a chunk become one call of `addRules`. In the classic file, the calls of all chunks become one.
 */
export function compileStyles() {
  /** The styles of each module, in order: name (empty for global rules) and rules. */
  const stylesOf = new Map();
  const plans = new WeakMap();
  /** The arguments of `addRules` in all chunks. */
  const added = new Set();
  return {
    modules: {
      name: 'compile-styles',
      async transform(code, id) {
        if (id.includes('node_modules') || !MAY_HAVE_STYLES.test(code)) return null;
        const tree = this.parse(code);
        const text = new MagicString(code);
        const styles = new Map();
        for (const { tag, node, template } of templatesIn(tree)) {
          if (tag === 'rules') {
            const { quasis } = template;
            const parts = minifyStyle(quasis.map(({ value }) => value.raw));
            quasis.forEach(({ start, end }, index) => start < end && text.update(start, end, parts[index]));
          } else {
            const style = compile(tag, await evaluate(this, { id, tree, styles }, template));
            styles.set(node, style);
            text.update(node.start, node.end, quoted(style.name));
          }
        }
        // Moves constants above the functions that use them: the minifier inlines no others.
        for (const { start, end, declarations } of constantsIn(tree))
          if (declarations.every(({ init }) => styles.has(init))) text.move(start, end, 0);
        if (styles.size > 0) {
          stylesOf.set(id, [...styles.values()]);
          const { source } = importOf(tree, COMPILED);
          text.prepend(`import { addRules } from ${source.raw};\n`).append(`\naddRules(${quoted(PLACEHOLDER)});\n`);
        }
        return changed(text);
      },
      renderChunk(code, { fileName, modules }, _, { chunks }) {
        if (Object.keys(modules).some((id) => GOOBER.test(id)))
          this.error(
            'goober is bundled: css, keyframes and addGlobalRules take a template in the top level of a module.',
          );
        if (!plans.has(chunks)) plans.set(chunks, planOf(chunks, stylesOf));
        const { names, parts } = plans.get(chunks);
        const text = new MagicString(code);
        for (const { 0: name, index } of code.matchAll(NAME))
          if (names.has(name)) text.update(index, index + name.length, names.get(name));
        let rest = parts.get(fileName);
        for (const part of rest) added.add(part);
        for (const { 0: mark, 1: addRules, index } of code.matchAll(MARK)) {
          const call = rest.length > 0 ? `${addRules}(${rest.map(quoted).join(', ')});` : '';
          text.update(index, index + mark.length, `${call}\n`);
          rest = [];
        }
        return changed(text);
      },
    },
    classic: {
      name: 'merge-styles',
      renderChunk(code) {
        const calls = [];
        walk(this.parse(code), {
          enter(node) {
            if (node.type === 'CallExpression' && added.has(node.arguments[0]?.value)) calls.push(node);
          },
        });
        const found = new Set(calls.flatMap((call) => call.arguments.map(({ value }) => value)));
        if (found.size !== added.size)
          this.error(`${found.size} of ${added.size} texts of rules are in the classic file.`);
        const text = new MagicString(code);
        calls.forEach(({ start, end, arguments: [first] }, index) => {
          if (index > 0) text.update(start, end, '0');
          else text.update(first.start, end - 1, quoted([...found].join('')));
        });
        return changed(text);
      },
    },
  };
}

const quoted = (text) => JSON.stringify(text);

/** The templates in the top level of a module. The build fails on others, because they leave goober in the bundle. */
function templatesIn(tree) {
  const found = [];
  walk(tree, {
    enter(node) {
      if (/Function/.test(node.type)) return void this.skip();
      const tag = (node.tag ?? node.callee)?.name;
      const template = node.quasi ?? node.arguments?.[0];
      if (TAGS.has(tag) && template?.type === 'TemplateLiteral') found.push({ tag, node, template });
    },
  });
  return found;
}

/** Evaluates a literal, a template, an earlier style of the module, or a constant (own or imported) with such a value. */
async function evaluate(context, module, node) {
  const { id, tree, styles } = module;
  if (node.type === 'Literal') return node.value;
  if (styles.has(node)) return styles.get(node).name;
  if (node.type === 'TemplateLiteral') {
    let text = '';
    for (const [index, { value }] of node.quasis.entries()) {
      const expression = node.expressions[index];
      text += value.cooked + (expression ? await evaluate(context, module, expression) : '');
    }
    return text;
  }
  const { name } = node;
  const constant = name && constantIn(tree, name);
  if (constant) return await evaluate(context, module, constant);
  const { source, specifiers } = (name && importOf(tree, [name])) ?? {};
  const resolved = source && (await context.resolve(source.value, id));
  if (!resolved) context.error(`${id}: a style contains ${name ?? `a ${node.type}`}, which the build cannot evaluate.`);
  const { imported } = specifiers.find(({ local }) => local.name === name);
  const { code } = await context.load(resolved);
  return await evaluate(context, { id: resolved.id, tree: context.parse(code), styles: new Map() }, imported);
}

/** The `const` statements in the top level of a module, with `export` or without. */
const constantsIn = ({ body }) =>
  body.flatMap((statement) => {
    const { kind, declarations } = statement.declaration ?? statement;
    return kind === 'const' ? { start: statement.start, end: statement.end, declarations } : [];
  });

/** The initializer of a top-level constant. */
const constantIn = (tree, name) =>
  constantsIn(tree)
    .flatMap(({ declarations }) => declarations)
    .find(({ id }) => id.name === name)?.init;

/** The statement that imports one of these names. */
const importOf = ({ body }, names) =>
  body.find(
    ({ type, specifiers }) =>
      type === 'ImportDeclaration' && specifiers.some(({ local }) => names.includes(local.name)),
  );

/** Global rules are only minified; goober compiles the others. */
function compile(tag, text) {
  const [minified] = minifyStyle([text]);
  if (tag === 'addGlobalRules') return { name: '', rules: withoutLastSemicolons(minified) };
  const target = { data: '' };
  const name = css.call({ target, k: tag === 'keyframes' }, Object.assign([minified], { raw: [minified] }));
  return { name, rules: withoutLastSemicolons(target.data) };
}

/** Short names of the used styles (in code or in another style's rules), and the arguments of each chunk's `addRules`. */
function planOf(chunks, stylesOf) {
  const rulesOf = new Map([...stylesOf.values()].flat().map(({ name, rules }) => [name, rules]));
  const names = new Map();
  const nameStylesIn = (text) => {
    for (const [name] of text.matchAll(NAME)) {
      if (!rulesOf.has(name) || names.has(name)) continue;
      names.set(name, nameAt(names.size));
      nameStylesIn(rulesOf.get(name));
    }
  };
  for (const { modules } of Object.values(chunks))
    for (const { code } of Object.values(modules)) nameStylesIn(code ?? '');

  const shorten = (rules) => rules.replace(NAME, (name) => names.get(name) ?? name);
  const rulesIn = ({ modules }) => {
    const styles = Object.keys(modules).flatMap((id) => stylesOf.get(id) ?? []);
    const used = styles.filter(({ name, rules }) => rules && (!name || names.has(name)));
    return [...new Set(used.map(({ rules }) => shorten(rules)))];
  };
  const all = Object.entries(chunks).map(([fileName, chunk]) => [fileName, rulesIn(chunk)]);
  const known = new Set();
  const shared = new Set(all.flatMap(([, rules]) => rules).filter((each) => known.size === known.add(each).size));
  return { names, parts: new Map(all.map(([fileName, rules]) => [fileName, joined(rules, shared)])) };
}

/** The name at an index of the alphabetical order, from two letters up: names of equal length compress better. */
const nameAt = (index) => lettersOf(index + LETTERS.length);
const lettersOf = (number) =>
  (number < LETTERS.length ? '' : lettersOf(Math.floor(number / LETTERS.length) - 1)) +
  LETTERS[number % LETTERS.length];
/** The letters of names. No `a`: ad blockers hide elements whose class is `ad`. */
const LETTERS = 'bcdefghijklmnopqrstuvwxyz';

/** Joins rules; a rule that other chunks share stays a part of its own: `addRules` skips parts that it has already added. */
function joined(rules, shared) {
  const parts = [];
  let isOpen = false;
  for (const each of rules) {
    parts.push(isOpen && !shared.has(each) ? parts.pop() + each : each);
    isOpen = !shared.has(each);
  }
  return parts;
}

/** The placeholder of an interpolated value. */
const VALUE = '\u0000';
const QUOTED = /("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')/;

/**
 * The parts of a template without needless whitespace. Quoted text is kept, and so is whitespace that separates: in
 * `a :hover`, `1px solid`, `calc(1px + 2px)`, and beside a value. Every declaration keeps its semicolon: goober needs it.
 * @param {readonly string[]} parts
 * @returns {string[]}
 */
export function minifyStyle(parts) {
  return outsideQuotes(parts.join(VALUE).replace(/\/\*[^]*?\*\//g, ' '), collapseWhitespace)
    .trim()
    .split(VALUE);
}

const outsideQuotes = (text, change) =>
  text
    .split(QUOTED)
    .map((piece, index) => (index % 2 === 1 ? piece : change(piece)))
    .join('');

const collapseWhitespace = (css) =>
  css
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/: /g, ':');

const withoutLastSemicolons = (css) => outsideQuotes(css, (piece) => piece.replaceAll(';}', '}'));
