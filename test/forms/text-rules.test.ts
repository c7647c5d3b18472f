import { describe, it } from 'node:test';
import '../support/in-node';
import { required, requiredAsTyped } from '../../src/forms/rules/rule';
import { alpha, alpha_num, confirmed, digits, email, ip, max, min, url } from '../../src/forms/rules/text-rules';
import { expectRule, list, nothing, testRule } from './expect-rule';

describe('V10 V11 text rules', () => {
  testRule(
    'required refuses blanks and an empty list; zero and false are values',
    required,
    ['a', ' a ', 0, false, [''], new File([], 'a.pdf'), new Date()],
    ['', ' ', '\n\t', '\u00a0', null, undefined, []],
    'Položka Vek je povinná',
  );

  testRule(
    'required accepts blanks where they count',
    requiredAsTyped,
    [' ', 'a'],
    ['', null, undefined],
    'Položka Vek je povinná',
  );

  testRule(
    'email',
    email,
    [
      ...nothing,
      ' a@b.sk ',
      ...list("a@b.sk | anna.kovacova+ambulancia@mail.nemocnica.sk | ľuboš@škola.sk | o'neil@b.sk"),
    ],
    list('a | a@ | @b.sk | a@b | a@b. | a@.sk | a@b..sk | a@@b.sk | a b@c.sk | a@b c.sk | a@b.sk, c@d.sk | A <a@b.sk>'),
    'Položka Vek musí obsahovať správnu emailovú adresu',
  );

  testRule(
    'min: an emoji and a letter with a combining mark are one character',
    min(8),
    [...nothing, '12345678', 'ľščťžýáí', '😀😀😀😀😀😀😀😀'],
    ['1234567', '😀😀😀😀'],
    'Položka Vek musí obsahovať minimálne 8 znakov',
  );

  it('min and max use the plural of „znak“', () => {
    expectRule(min(1), ['a'], [], 'Položka Vek musí obsahovať minimálne 1 znak');
    expectRule(min(4), ['abcd'], ['abc'], 'Položka Vek musí obsahovať minimálne 4 znaky');
    expectRule(min(5), ['abcde'], ['abcd'], 'Položka Vek musí obsahovať minimálne 5 znakov');
    expectRule(max(1), ['a'], ['ab'], 'Položka Vek môže obsahovať najviac 1 znak');
    expectRule(max(2), ['ab'], ['abc'], 'Položka Vek môže obsahovať najviac 2 znaky');
  });

  testRule(
    'max',
    max(255),
    [...nothing, 'a'.repeat(255), '😀'.repeat(255)],
    ['a'.repeat(256)],
    'Položka Vek môže obsahovať najviac 255 znakov',
  );

  it('confirmed: exactly the same text; an empty confirmation does not pass', () => {
    const message = 'Hodnota položky Vek nie je rovnaká';
    expectRule(confirmed('Heslo 1'), ['Heslo 1'], ['', null, 'heslo 1', 'Heslo 1 '], message);
    expectRule(confirmed(''), nothing, ['a'], message);
  });

  testRule(
    'alpha: Slovak letters too, also with combining marks',
    alpha,
    [...nothing, 'a', 'Žltučký', 'kôň', 'kôň'.normalize('NFD'), 'ÄäĹĺŔŕ'],
    ['a1', 'a b', 'a-b', '.', ' '],
    'Položka Vek môže obsahovať iba písmená',
  );

  testRule(
    'alpha_num',
    alpha_num,
    [...nothing, 'a1', 'kôň7', '007'],
    ['a 1', 'a_1', '1.5', '²'],
    'Položka Vek môže obsahovať iba písmená a číslice',
  );

  it('digits: exactly so many', () => {
    const others = ['123', '12345', '12a4', '-123', '1 23'];
    expectRule(digits(4), [...nothing, '0000', '1234'], others, 'Položka Vek musí obsahovať presne 4 číslice');
    expectRule(digits(1), ['1'], ['12'], 'Položka Vek musí obsahovať presne 1 číslicu');
    expectRule(digits(10), ['9001011234'], ['900101/1234'], 'Položka Vek musí obsahovať presne 10 číslic');
  });

  testRule(
    'url',
    url,
    [...nothing, ' https://a.sk ', ...list('https://a.sk | http://localhost:8080/a?b=c#d | HTTPS://ŠKOLA.SK/ž')],
    list(
      'a.sk | www.a.sk | ftp://a.sk | javascript:alert(1) | https:// | https:///a | https://a b.sk | https://a.sk:99999',
    ),
    'Položka Vek musí obsahovať správnu webovú adresu',
  );

  testRule(
    'ip: both versions',
    ip,
    [
      ...nothing,
      ...list('0.0.0.0 | 255.255.255.255 | 192.168.1.1 | ::1 | :: | 2001:db8::ff00:42:8329 | ::ffff:1.2.3.4'),
    ],
    list('256.1.1.1 | 1.2.3 | 1.2.3.4.5 | 1.2.3.4. | 01.2.3.4 | 1.2.3.a | 2001:db8 | 1::2::3 | g::1 | ::: | a:80'),
    'Položka Vek musí obsahovať správnu IP adresu',
  );
});
