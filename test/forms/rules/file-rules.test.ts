import { describe, it } from 'node:test';
import '../../support/in-node';
import { ext, image, mimes, size } from '../../../src/forms/rules/file-rules';
import { expectRule } from './expect-rule';

const file = (name: string, type = '', bytes = 0) => new File([new Uint8Array(bytes)], name, { type });
const MEGABYTE = 1024 * 1024;

describe('file rules', () => {
  it('V11 ext: ignores case, and only the last part counts', () => {
    expectRule(
      ext(['pdf', 'jpg', 'png']),
      [null, undefined, file('a.pdf'), file('A.PDF'), file('a.b.jpg'), file('.png')],
      [file('a'), file('pdf'), file('a.pdf.exe'), file('a.jpeg'), file('apdf')],
      'Položka Vek musí byť súbor s príponou PDF, JPG alebo PNG',
    );
    expectRule(ext(['pdf']), [], [], 'Položka Vek musí byť súbor s príponou PDF');
    expectRule(ext(['pdf', 'png']), [], [], 'Položka Vek musí byť súbor s príponou PDF alebo PNG');
  });

  it('V11 mimes: a type, or a wildcard', () => {
    expectRule(
      mimes(['application/pdf', 'image/*']),
      [null, file('a', 'application/pdf'), file('a', 'image/webp')],
      [file('a.pdf'), file('a', 'text/plain'), file('a', 'imagex/png'), file('a', 'application/pdfx')],
      'Položka Vek musí byť súbor typu application/pdf alebo image/*',
    );
  });

  it('V11 image', () => {
    expectRule(
      image,
      [null, file('a', 'image/png'), file('a', 'image/svg+xml')],
      [file('a.png'), file('a', 'application/pdf')],
      'Položka Vek musí byť obrázok',
    );
  });

  it('V11 size: includes the limit', () => {
    expectRule(
      size(10 * MEGABYTE),
      [null, file('a'), file('a', '', 10 * MEGABYTE)],
      [file('a', '', 10 * MEGABYTE + 1)],
      'Položka Vek môže mať najviac 10 MB',
    );
  });
});
