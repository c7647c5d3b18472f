import { describe, it } from 'node:test';
import '../support/in-node';
import { after, after_or_equal, before, before_or_equal, date } from '../../src/forms/rules/date-rules';
import { ext, image, mimes, size } from '../../src/forms/rules/file-rules';
import { between, decimal, max_value, min_value, numeric } from '../../src/forms/rules/number-rules';
import { expectRule, list, nothing, testRule } from './expect-rule';

describe('V11 date rules', () => {
  testRule(
    'date: a day that exists',
    date,
    [
      ...nothing,
      new Date(0),
      ...list('2028-02-29 | 2026-12-31 | 2026-12-10T08:00:00+01:00 | 2026-12-10T08:00 | 2026-12-10T08:00:00.000Z'),
    ],
    [
      new Date('x'),
      ...list('2027-02-29 | 2026-13-01 | 2026-00-10 | 2026-04-31 | 10.12.2026 | 2026-1-1 | zajtra | 2026-12-10T25:00'),
      '2026-02-30T08:00:00Z',
    ],
    'Položka Vek musí byť platný dátum',
  );

  it('after and after_or_equal', () => {
    const from = '2026-12-10T08:00:00+01:00';
    const [same, later, earlier] = ['2026-12-10T07:00:00Z', '2026-12-10T07:00:01Z', '2026-12-10T06:59:59Z'];
    expectRule(after(from, 'Od'), [...nothing, later, 'x'], [same, earlier], 'Položka Vek musí byť neskôr ako Od');
    expectRule(after_or_equal(from, 'Od'), [...nothing, same, later], [earlier], 'Položka Vek nesmie byť skôr ako Od');
  });

  it('before and before_or_equal; a day without a time means local midnight', () => {
    const [earlier, day, later] = ['2026-03-28', '2026-03-29', '2026-03-30'];
    const notLater = 'Položka Vek nesmie byť neskôr ako Do';
    expectRule(before(day, 'Do'), [...nothing, earlier], [day, later], 'Položka Vek musí byť skôr ako Do');
    expectRule(before_or_equal(day, 'Do'), [...nothing, earlier, day], [later], notLater);
    const midnight = new Date(2026, 5, 1);
    expectRule(before_or_equal('2026-06-01', 'Do'), [midnight], [new Date(midnight.getTime() + 1)], notLater);
  });

  it('passes when there is nothing to compare with', () => {
    for (const rule of [after, before, after_or_equal, before_or_equal]) {
      for (const other of ['', null, undefined, 'x']) {
        if (!rule(other, 'Od').isMet('2026-01-01')) throw new Error(rule.name);
      }
    }
  });
});

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

describe('V11 number rules', () => {
  it('between: includes both ends', () => {
    const inside = [...nothing, 1, 120, '1', '119,9', '120'];
    const outside = [0, '0,9', 121, '120,1', 'a', Number.NaN];
    expectRule(between(1, 120), inside, outside, 'Položka Vek musí byť od 1 do 120');
    expectRule(between(0.5, 1000), ['0,5', '1 000'], ['0,4'], 'Položka Vek musí byť od 0,5 do 1 000');
  });

  testRule(
    'min_value',
    min_value(18),
    [...nothing, 18, '18', '18,01'],
    [17, '17,99', '-18', 'a'],
    'Položka Vek musí byť najmenej 18',
  );

  testRule(
    'max_value',
    max_value(1234.5),
    [...nothing, 1234.5, '1 234,5', -9999],
    ['1234,51', 'a'],
    'Položka Vek môže byť najviac 1 234,5',
  );

  testRule(
    'numeric: digits only',
    numeric,
    [...nothing, 0, '0', '15', ' 15 ', '007'],
    [-1, 1.5, '-1', '1,5', '1 5', 'a', '1e3', '²'],
    'Položka Vek môže obsahovať iba číslice',
  );

  it('decimal: at most so many decimal places', () => {
    const upTo = 'Položka Vek musí byť číslo s najviac';
    expectRule(decimal(), [...nothing, 1, '1,23456', '-1.5'], ['1,', 'a', '1,2,3'], 'Položka Vek musí byť číslo');
    const two = ['1', '1,2', '1,23', '1.23', 1.23];
    expectRule(decimal(2), two, ['1,234', 1.234], `${upTo} 2 desatinnými miestami`);
    expectRule(decimal(1), ['1,2'], ['1,23'], `${upTo} 1 desatinným miestom`);
    expectRule(decimal(0), ['1', '-1'], ['1,0'], 'Položka Vek musí byť celé číslo');
  });
});
