/** A JSON object, piece by piece: one record a line, and never the whole of it in memory. */
export function* jsonPieces(members: Readonly<Record<string, unknown>>): Generator<string> {
  let before = '{\n';
  for (const [name, value] of Object.entries(members)) {
    yield `${before}  ${JSON.stringify(name)}: `;
    if (isList(value)) yield* listPieces(value);
    else yield JSON.stringify(value);
    before = ',\n';
  }
  yield '\n}\n';
}

function* listPieces(values: Iterable<unknown>): Generator<string> {
  let before = '[\n';
  for (const value of values) {
    yield `${before}    ${JSON.stringify(value)}`;
    before = ',\n';
  }
  yield before === '[\n' ? '[]' : '\n  ]';
}

const isList = (value: unknown): value is Iterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.iterator in value;
