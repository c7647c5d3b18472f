const code = (text) => `\`${text}\``;

/** Fills the table after each marker of docs/embedding.md (`<!-- table: events, made by npm run docs -->`) from elements and calls. */
export function withTables(markdown, description, calls) {
  return Object.entries({ ...tablesOf(description), calls: callTable(calls) }).reduce((text, [name, made]) => {
    const [start, end] = [`<!-- table: ${name}, made by npm run docs -->\n`, '<!-- end of table -->'];
    const [before, rest] = text.split(start);
    if (rest === undefined) throw new Error(`There is no marker for the table of ${name}.`);
    return `${before}${start}<!-- prettier-ignore -->\n\n${made}\n\n${rest.slice(rest.indexOf(end))}`;
  }, markdown);
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
  /** The entries shared by all elements, then the entries of single elements, with the element's name. */
  const listed = (kind, head, toRow) =>
    table(head, [
      ...shared[kind].map((entry) => toRow(entry, '')),
      ...elements.flatMap((element) =>
        element[kind].map((entry) => toRow(entry, ` (${element.name.replaceAll('-', ' ')})`)),
      ),
    ]);
  return {
    elements: table(
      ['element', 'what it is'],
      elements.map(({ tagName, description }) => [code(`<${tagName}>`), description]),
    ),
    attributes: listed(
      'attributes',
      ['attribute', 'default', 'meaning'],
      ({ name, description, default: byDefault, defaultDescription }, of) => [
        `${code(name)}${of}`,
        defaultDescription ?? (byDefault === undefined ? 'none' : code(byDefault)),
        description,
      ],
    ),
    properties: listed('fields', ['property', 'meaning'], ({ name, isReadonly, description }, of) => [
      `${code(name)}${of}${isReadonly ? ', read-only' : ''}`,
      description,
    ]),
    methods: listed('methods', ['method', 'what it does'], ({ name, parameters, description }, of) => [
      `${code(`${name}(${parameters.map((parameter) => parameter.name).join(', ')})`)}${of}`,
      description,
    ]),
    events: listed('events', ['event', 'when'], ({ name, detail, isCancelable, description }, of) => {
      const fields = Object.keys(detail).join(', ');
      return [`${code(fields ? `${name} {${fields}}` : name)}${of}${isCancelable ? ', cancelable' : ''}`, description];
    }),
    'custom properties': listed(
      'cssProperties',
      ['custom property', 'default', 'meaning'],
      ({ name, default: byDefault, description }, of) => [`${code(name)}${of}`, code(byDefault), description],
    ),
    parts: listed('cssParts', ['part', 'what it is'], ({ name, description }, of) => [
      `${code(name)}${of}`,
      description,
    ]),
  };
}

/** A Markdown table without padding, which would be a quarter of the page. */
function table(head, rows) {
  const line = (row) => `| ${row.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
