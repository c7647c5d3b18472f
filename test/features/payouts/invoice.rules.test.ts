import { describe, it } from 'node:test';
import { expect } from '../../support/in-node';
import { createInvoiceRules } from '../../../src/features/payouts/invoice.rules';

const fileOf = (name: string, bytes = 1) => new File([new Uint8Array(bytes)], name);
const errors = (payouts_id: number | string | null, invoice_file: File | null) =>
  createInvoiceRules().run({ payouts_id, invoice_file }).getErrors();
const LIMIT = 10 * 1024 * 1024;

describe('the rules of an invoice', () => {
  it('V1 the month and the file are required', () => {
    expect(errors(null, null)).to.deep.equal({
      payouts_id: ['Položka Mesiac je povinná'],
      invoice_file: ['Položka Faktúra je povinná'],
    });
    // An id of 0 is valid.
    expect(errors(0, fileOf('a.pdf'))).to.deep.equal({});
  });

  it('V1 the file is a PDF, JPG or PNG of at most 10 MB', () => {
    for (const name of ['a.pdf', 'A.PDF', 'b.jpg', 'b.jpeg', 'B.JPE', 'b.jfif', 'c.png']) {
      expect(errors('7', fileOf(name, LIMIT)), name).to.deep.equal({});
    }
    for (const name of ['a.docx', 'pdf', 'a.pdf.exe', 'a.webp']) {
      expect(errors('7', fileOf(name)).invoice_file, name).to.deep.equal(['Súbor nie je PDF, JPG ani PNG']);
    }
    expect(errors('7', fileOf('a.pdf', 0)).invoice_file).to.deep.equal(['Súbor je prázdny']);
    expect(errors('7', fileOf('a.pdf', LIMIT + 1)).invoice_file).to.deep.equal([
      'Položka Faktúra môže mať najviac 10\u00a0MB',
    ]);
  });
});
