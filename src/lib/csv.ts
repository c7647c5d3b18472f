export type CsvCell = string | number | null;

/** What Excel expects depends on its language. */
export interface CsvFormat {
  separator: string;
  decimalPoint: string;
}

/**
 * A table as Excel opens it by a double click: UTF-8 with its mark, CRLF. Whatever somebody wrote into a text, no cell
 * runs as a formula.
 */
export function toCsv(rows: readonly (readonly CsvCell[])[], { separator, decimalPoint }: CsvFormat): string {
  const lines = rows.map((row) => row.map((cell) => formatCell(cell, decimalPoint)).join(separator));
  return BYTE_ORDER_MARK + lines.map((line) => `${line}\r\n`).join('');
}

const BYTE_ORDER_MARK = '\uFEFF';

function formatCell(cell: CsvCell, decimalPoint: string): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', decimalPoint);
  // Always in quotes: where commas part the cells, a part of a text would otherwise be a cell of its own.
  return `"${escapeFormula(cell).replaceAll('"', '""')}"`;
}

/** Excel and its kin take for a formula what begins so, also behind quotes, blanks and what is invisible; an apostrophe makes it a text. */
const FORMULA = /^["'\s\p{C}]*[=+\-@\t\r\n＝＋－＠]/u;
/** A negative amount, also as it is written out: „-1 234,50 €“. */
const NUMBER = /^-\d+(?:\s\d{3})*(?:[.,]\d+)?(?:\s?(?:€|EUR))?$/u;

const escapeFormula = (text: string): string => (FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text);
