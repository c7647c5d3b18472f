import type { CsvFormat } from '../../lib/csv';

/** The format that a Slovak Excel reads. */
export const csvFormat: CsvFormat = { separator: ';', decimalPoint: ',' };
