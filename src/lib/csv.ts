export type CsvCell = string | number | null;

/** The separators that Excel expects depend on its language. */
export interface CsvFormat {
  separator: string;
  decimalPoint: string;
}

/**
 * A table for Excel: UTF-8 with a byte order mark, CRLF. Text cells are never evaluated as formulas.
 */
export function toCsv(rows: readonly (readonly CsvCell[])[], { separator, decimalPoint }: CsvFormat): string {
  const lines = rows.map((row) => row.map((cell) => formatCell(cell, decimalPoint)).join(separator));
  return BYTE_ORDER_MARK + lines.map((line) => `${line}\r\n`).join('');
}

const BYTE_ORDER_MARK = '\uFEFF';

function formatCell(cell: CsvCell, decimalPoint: string): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', decimalPoint);
  // Always quoted: a spreadsheet may use another separator.
  return `"${escapeFormula(cell).replaceAll('"', '""')}"`;
}

/** The start of a formula, also after quotes, whitespace and invisible characters. An apostrophe before it makes the cell a text. */
const FORMULA = /^["'\s\p{C}]*[=+\-@\t\r\n＝＋－＠]/u;
/** A negative amount, perhaps formatted: „-1 234,50 €“. */
const NUMBER = /^-\d+(?:\s\d{3})*(?:[.,]\d+)?(?:\s?(?:€|EUR))?$/u;

const escapeFormula = (text: string): string => (FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text);
