import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { tsImport } from 'tsx/esm/api';

const FOLDER = 'src/elements';
/** Called by the browser, not by a page. */
const CALLBACKS = new Set([
  'constructor',
  'connectedCallback',
  'disconnectedCallback',
  'adoptedCallback',
  'attributeChangedCallback',
]);
const { InTypeAlias, NoTruncation, UseSingleQuotesForStringLiteralType } = ts.TypeFormatFlags;

/** Custom properties of the page that our styles read, with their defaults. */
const STYLES = readdirSync('src', { recursive: true })
  .filter((file) => /\.tsx?$/.test(file))
  .flatMap((file) => readDefaults(readFileSync(`src/${file}`, 'utf8')));

/**
 * Describes the elements from their sources: attributes.ts, element-events.ts, and the public members and the comments of the classes.
 * The tables of a single element `x-y-element.tsx` are called `xYAttributes` and `XYEvents`.
 */
export async function describeElements() {
  const { readAttributes, readEvents } = await createReaders();
  const describe = (name, file) => {
    const classNode = readClass(`${FOLDER}/${file}`);
    const { fields, methods } = readMembers(classNode);
    return {
      description: commentOf(classNode),
      // A panel also has the members of all panels.
      isPanel: !/extends\s+withAttributes<typeof ReflectingElement/.test(classNode.getText()),
      attributes: readAttributes(`${lowerFirst(pascalCase(name))}Attributes`),
      fields,
      methods,
      events: readEvents(`${pascalCase(name)}Events`),
      cssProperties: tagsOf(classNode, 'cssprop').map(withDefault),
      cssParts: tagsOf(classNode, 'csspart'),
    };
  };
  const elements = readdirSync(FOLDER)
    .map((file) => [file, /^(?!ordinacia|reflecting)(.+)-element\.tsx$/.exec(file)?.[1]])
    .filter(([, name]) => name)
    .map(([file, name]) => ({
      name,
      tagName: `ordinacia-${name}`,
      className: `Ordinacia${pascalCase(name)}Element`,
      module: `dist/esm/${name}.js`,
      ...describe(name, file),
    }));
  return { shared: describe('shared', 'ordinacia-element.tsx'), elements };
}

/** Reads the tables whose types only the compiler can infer. */
async function createReaders() {
  const [attributesFile, eventsFile] = ['attributes', 'element-events'].map((name) => `${FOLDER}/${name}.ts`);
  const { config } = ts.readConfigFile('src/tsconfig.json', ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, 'src');
  const program = ts.createProgram([attributesFile, eventsFile], options);
  const checker = program.getTypeChecker();
  const [attributes, events] = await Promise.all(
    [attributesFile, eventsFile].map((file) => tsImport(`../../${file}`, import.meta.url)),
  );

  const exportOf = (file, name) => {
    const module = checker.getSymbolAtLocation(program.getSourceFile(file));
    return checker.getExportsOfModule(module).find((symbol) => symbol.name === name);
  };
  const textOf = (type) =>
    checker.typeToString(type, undefined, InTypeAlias | NoTruncation | UseSingleQuotesForStringLiteralType);
  /** Expands a union of aliases: readers of the manifest do not know our aliases. */
  const detailText = (type) =>
    type.isUnion() && !(type.flags & ts.TypeFlags.Boolean) ? type.types.map(textOf).join(' | ') : textOf(type);
  const describeSymbol = (symbol) => ({
    description: plainText(ts.displayPartsToString(symbol.getDocumentationComment(checker))),
  });

  function readAttributes(name) {
    const table = exportOf(attributesFile, name);
    if (!table) return [];
    return checker
      .getTypeOfSymbol(table)
      .getProperties()
      .map((symbol) => {
        const attribute = attributes[name][symbol.name];
        const value = attribute.parse(null);
        const type = checker.getTypeOfSymbol(symbol);
        const tag = symbol.getJsDocTags(checker).find((one) => one.name === 'default');
        return {
          name: attribute.attribute ?? attributes.toKebabCase(symbol.name),
          property: symbol.name,
          type: textOf(parseResult(type)),
          given: textOf(parameterOfFormat(type)),
          ...(value === null ? {} : { default: String(value) }),
          ...(tag ? { defaultDescription: ts.displayPartsToString(tag.text) } : {}),
          ...describeSymbol(symbol),
        };
      });
  }
  const parseResult = (type) =>
    checker.getTypeOfSymbol(type.getProperty('parse')).getCallSignatures()[0].getReturnType();
  const parameterOfFormat = (type) => {
    const format = checker.getTypeOfSymbol(type.getProperty('format'));
    return checker.getTypeOfSymbol(format.getCallSignatures()[0].getParameters()[0]);
  };

  function readEvents(name) {
    const table = exportOf(eventsFile, name);
    if (!table) return [];
    return checker
      .getDeclaredTypeOfSymbol(table)
      .getProperties()
      .map((symbol) => {
        const detail = checker.getTypeOfSymbol(symbol).getProperties();
        return {
          name: `ordinacia-${symbol.name}`,
          detail: Object.fromEntries(detail.map((field) => [field.name, detailText(checker.getTypeOfSymbol(field))])),
          isCancelable: events.cancelable.has(symbol.name),
          ...describeSymbol(symbol),
        };
      });
  }
  return { readAttributes, readEvents };
}

/** The syntax node of a file's one class. */
function readClass(file) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  return source.statements.find(ts.isClassDeclaration);
}

function readMembers(classNode) {
  const fields = new Map();
  const methods = [];
  for (const node of classNode.members.filter(isPublic)) {
    const name = node.name.getText();
    if (ts.isSetAccessor(node)) {
      fields.get(name)?.setter(node);
      continue;
    }
    const description = commentOf(node);
    // A method that also has a setter is written as a getter of a function.
    const method = ts.isGetAccessor(node) && node.type && ts.isFunctionTypeNode(node.type) ? node.type : node;
    if (ts.isGetAccessor(method)) {
      const field = { name, type: node.type.getText(), isReadonly: true, description };
      fields.set(name, { field, setter: () => (field.isReadonly = false) });
    } else methods.push({ name, parameters: method.parameters.map(parameterOf), description });
  }
  return { fields: [...fields.values()].map(({ field }) => field), methods };
}

const parameterOf = ({ name, type }) => ({ name: name.getText(), type: type.getText() });

const HIDDEN = [ts.SyntaxKind.ProtectedKeyword, ts.SyntaxKind.PrivateKeyword, ts.SyntaxKind.StaticKeyword];
const isPublic = (node) =>
  (ts.isMethodDeclaration(node) || ts.isAccessor(node)) &&
  !ts.isPrivateIdentifier(node.name) &&
  !CALLBACKS.has(node.name.getText()) &&
  !node.modifiers?.some(({ kind }) => HIDDEN.includes(kind));

const commentOf = (node) => plainText(ts.getTextOfJSDocComment(node.jsDoc?.at(-1)?.comment) ?? '');

/** JSDoc tags as custom-elements analyzers read them: `@csspart name - description`. */
const tagsOf = (node, name) =>
  (node.jsDoc?.at(-1)?.tags ?? [])
    .filter((tag) => tag.tagName.text === name)
    .map((tag) => {
      const [name, ...description] = plainText(ts.getTextOfJSDocComment(tag.comment) ?? '').split(' - ');
      return { name, description: description.join(' - ') };
    });

/** Adds the default that our styles give the custom property: `var(--ordinacia-radius, 10px);`. */
function withDefault({ name, description }) {
  const used = STYLES.find(([property]) => property === name);
  if (!used) throw new Error(`${name} is not used in any style.`);
  return { name, default: used[1], description };
}

/** The custom properties that a text reads, each with its default: up to the parenthesis that closes its `var(`. */
export function readDefaults(text) {
  return [...text.matchAll(/var\((--ordinacia-[\w-]+),\s*/g)].map((match) => {
    const rest = text.slice(match.index + match[0].length);
    let depth = 1;
    const end = [...rest].findIndex((letter) => {
      if (letter === '(') depth += 1;
      if (letter === ')') depth -= 1;
      return depth === 0;
    });
    return [match[1], rest.slice(0, end).trim()];
  });
}

/** Collapses whitespace to one line. */
const plainText = (text) => text.replace(/\s+/g, ' ').trim();
const pascalCase = (name) => name.replace(/(?:^|-)([a-z])/g, (_, letter) => letter.toUpperCase());
const lowerFirst = (name) => name.charAt(0).toLowerCase() + name.slice(1);
