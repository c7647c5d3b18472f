import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { cleanText, isolated } from '../../src/lib/clean-text';
import { isolated as isolatedAtKiosk } from '../../host/kiosk/texts.js';
import { HIDDEN, INVISIBLE_NAMES, TURNING_NAMES } from '../attack/hostile-texts';

describe('a text without what nobody sees', () => {
  it('keeps what people write', () => {
    for (const text of [
      '',
      ' ',
      'MUDr. Žofia Ťažká-Kováčová, PhD.',
      'Prvý riadok\n\tdruhý\n\n1 234,50 € – „áno“ … ½ °C ≤ µg',
      'Nov\u0301ak',
      'می\u200Cخواهم',
      'क\u094D\u200Dष',
      '葛飾',
      'שרה 10:00',
      '👩\u200D⚕\uFE0F 👩🏽\u200D🚀 ❤\uFE0F 1\uFE0F\u20E3 🏳\uFE0F\u200D🌈 ‼\uFE0F',
      '\u{1FAFF}',
      'a\u00A0b\u2009c\u3000d',
    ]) {
      assert.equal(cleanText(text), text);
      assert.equal(cleanText(cleanText(text)), cleanText(text));
    }
  });

  it('removes every hidden character, at any position', () => {
    for (const [name, hidden] of HIDDEN) {
      for (const [text, clean] of [
        [`${hidden}Ján${hidden} Nov${hidden}ák${hidden}`, 'Ján Novák'],
        [`1${hidden}0:0${hidden}0`, '10:00'],
        [`Анна${hidden}`, 'Анна'],
      ] as const) {
        assert.equal(cleanText(text), clean, name);
      }
    }
    assert.equal(cleanText('No\u200Dvák No\u0301\u200Cvák'), 'Novák No\u0301vák');
    assert.equal(cleanText('a\uD800b'), 'ab');
  });

  it('ends lines in one way, and makes blank Braille a space', () => {
    assert.equal(cleanText('a\r\nb\rc\u2028d\u2029e\u2800f'), 'a\nb\nc\nd\ne f');
  });

  it('is empty where nothing shows', () => {
    for (const name of INVISIBLE_NAMES) assert.equal(cleanText(name).trim(), '', JSON.stringify(name));
  });

  it('is isolated only where it is written from right to left', () => {
    assert.equal(isolated('Ján\u202E'), 'Ján');
    assert.equal(isolated('שרה\u2069\u202E 1'), '\u2068שרה 1\u2069');
    assert.equal(isolated('محمد'), '\u2068محمد\u2069');
  });

  it('is isolated at the kiosk as in the panel', () => {
    for (const name of [...TURNING_NAMES, 'MUDr. Žofia Ťažká'])
      assert.equal(isolatedAtKiosk(name), isolated(name), name);
  });
});
