const code = (text) => `\`${text}\``;

/** Fills the table after each marker of docs/embedding.md (`<!-- table: events, made by npm run docs -->`) from elements and calls. */
export function withTables(markdown, description, calls) {
  return Object.entries({ ...tablesOf(description), calls: () => callTable(calls) }).reduce(
    (text, [name, makeTable]) => {
      const [start, end] = [`<!-- table: ${name}, made by npm run docs -->\n`, '<!-- end of table -->'];
      const [before, rest] = text.split(start);
      if (rest === undefined) throw new Error(`There is no marker for the table of ${name}.`);
      return `${before}${start}<!-- prettier-ignore -->\n\n${makeTable()}\n\n${rest.slice(rest.indexOf(end))}`;
    },
    markdown,
  );
}

const callTable = (calls) =>
  table(
    ['call', 'name in `endpoints`', 'capability'],
    calls.map(({ method, path, name, capability }) => [
      code(`${method} ${path}`),
      name ? code(name) : '',
      capability ? code(capability) : '',
    ]),
  );

function tablesOf({ shared, elements }) {
  /** The rows shared by all elements, then the rows of single elements, with the element's name. */
  const rows = (kind, toRow) => [
    ...shared[kind].map((entry) => toRow(entry, '')),
    ...elements.flatMap((element) =>
      element[kind].map((entry) => toRow(entry, ` (${element.name.replaceAll('-', ' ')})`)),
    ),
  ];
  return {
    elements: () =>
      table(
        ['element', 'what it is'],
        elements.map(({ tagName, description }) => [code(`<${tagName}>`), description]),
      ),
    attributes: () =>
      table(
        ['attribute', 'default', 'meaning'],
        rows('attributes', ({ name, description, default: byDefault, defaultDescription }, of) => [
          `${code(name)}${of}`,
          defaultDescription ?? (byDefault === undefined ? 'none' : code(byDefault)),
          description,
        ]),
      ),
    properties: () =>
      table(
        ['property', 'meaning'],
        rows('fields', ({ name, isReadonly, description }, of) => [
          `${code(name)}${of}${isReadonly ? ', read-only' : ''}`,
          description,
        ]),
      ),
    methods: () =>
      table(
        ['method', 'what it does'],
        rows('methods', ({ name, parameters, description }, of) => [
          `${code(`${name}(${parameters.map((parameter) => parameter.name).join(', ')})`)}${of}`,
          description,
        ]),
      ),
    events: () =>
      table(
        ['event', 'when'],
        rows('events', ({ name, detail, isCancelable, description }, of) => {
          const fields = Object.keys(detail).join(', ');
          return [
            `${code(fields ? `${name} {${fields}}` : name)}${of}${isCancelable ? ', cancelable' : ''}`,
            description,
          ];
        }),
      ),
    'custom properties': () =>
      table(
        ['custom property', 'default', 'meaning'],
        rows('cssProperties', ({ name, default: byDefault, description }, of) => [
          `${code(name)}${of}`,
          code(byDefault),
          description,
        ]),
      ),
    parts: () =>
      table(
        ['part', 'what it is'],
        rows('cssParts', ({ name, description }, of) => [`${code(name)}${of}`, description]),
      ),
  };
}

/** A Markdown table without padding, which would be a quarter of the page. */
function table(head, rows) {
  const line = (row) => `| ${row.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
