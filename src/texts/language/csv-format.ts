import type { CsvFormat } from '../../lib/csv';

/** As a Slovak Excel reads it. */
export const csvFormat: CsvFormat = { separator: ';', decimalPoint: ',' };
