import { describe, it } from 'node:test';
import '../../support/in-node';
import { ext, image, mimes, size } from '../../../src/forms/rules/file-rules';
import { expectRule, testRule } from './expect-rule';

const file = (name: string, type = '', bytes = 0) => new File([new Uint8Array(bytes)], name, { type });
const named = (...names: string[]) => names.map((name) => file(name));
const MEGABYTE = 1024 * 1024;

describe('V11 file rules', () => {
  it('ext: ignores case, and only the last part counts', () => {
    const message = 'Položka Vek musí byť súbor s príponou PDF';
    const good = [null, undefined, ...named('a.pdf', 'A.PDF', 'a.b.jpg', '.png')];
    const bad = named('a', 'pdf', 'a.pdf.exe', 'a.jpeg', 'apdf');
    expectRule(ext(['pdf', 'jpg', 'png']), good, bad, `${message}, JPG alebo PNG`);
    expectRule(ext(['pdf']), [], [], message);
    expectRule(ext(['pdf', 'png']), [], [], `${message} alebo PNG`);
  });

  testRule(
    'mimes: a type, or a wildcard',
    mimes(['application/pdf', 'image/*']),
    [null, file('a', 'application/pdf'), file('a', 'image/webp')],
    [file('a.pdf'), file('a', 'text/plain'), file('a', 'imagex/png'), file('a', 'application/pdfx')],
    'Položka Vek musí byť súbor typu application/pdf alebo image/*',
  );

  testRule(
    'image',
    image,
    [null, file('a', 'image/png'), file('a', 'image/svg+xml')],
    [file('a.png'), file('a', 'application/pdf')],
    'Položka Vek musí byť obrázok',
  );

  testRule(
    'size: includes the limit',
    size(10 * MEGABYTE),
    [null, file('a'), file('a', '', 10 * MEGABYTE)],
    [file('a', '', 10 * MEGABYTE + 1)],
    'Položka Vek môže mať najviac 10 MB',
  );
});
