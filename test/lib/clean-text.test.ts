import { describe, it } from 'node:test';
import { expect } from '../support/in-node';
import { cleanText, isolated } from '../../src/lib/clean-text';
import { isolated as isolatedAtKiosk } from '../../host/kiosk/texts.js';
import { createRegistrationRules } from '../../src/features/login/registration.rules';
import { json, stubNetwork } from '../support/recorded-answers';
import { anyPost, createTestClient } from '../support/test-client';
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
      expect(cleanText(text)).to.equal(text);
      expect(cleanText(cleanText(text))).to.equal(cleanText(text));
    }
  });

  it('removes every hidden character, at any position', () => {
    for (const [name, hidden] of HIDDEN) {
      for (const [text, clean] of [
        [`${hidden}Ján${hidden} Nov${hidden}ák${hidden}`, 'Ján Novák'],
        [`1${hidden}0:0${hidden}0`, '10:00'],
        [`Анна${hidden}`, 'Анна'],
      ] as const) {
        expect(cleanText(text), name).to.equal(clean);
      }
    }
    expect(cleanText('No\u200Dvák No\u0301\u200Cvák')).to.equal('Novák No\u0301vák');
    expect(cleanText('a\uD800b')).to.equal('ab');
  });

  it('ends lines in one way, and makes blank Braille a space', () => {
    expect(cleanText('a\r\nb\rc\u2028d\u2029e\u2800f')).to.equal('a\nb\nc\nd\ne f');
  });

  it('is empty where nothing shows', () => {
    for (const name of INVISIBLE_NAMES) expect(cleanText(name).trim(), JSON.stringify(name)).to.equal('');
  });

  it('is isolated only where it is written from right to left', () => {
    expect(isolated('Ján\u202E')).to.equal('Ján');
    expect(isolated('שרה\u2069\u202E 1')).to.equal('\u2068שרה 1\u2069');
    expect(isolated('محمد')).to.equal('\u2068محمد\u2069');
  });

  it('is isolated at the kiosk as in the panel', () => {
    for (const name of [...TURNING_NAMES, 'MUDr. Žofia Ťažká'])
      expect(isolatedAtKiosk(name), name).to.equal(isolated(name));
  });
});

const hidden = HIDDEN.map(([, character]) => character).join('');

describe('invisible characters in a text of the panel', () => {
  it('are removed before it is sent, except from a password', async () => {
    const network = stubNetwork(json([]));
    await createTestClient().call(anyPost, { doctor_name: `MUDr.${hidden} Ján`, password: hidden });
    network.restore();
    expect(network.sent[0]?.init.body).to.equal(JSON.stringify({ doctor_name: 'MUDr. Ján', password: hidden }));
  });

  it('are no value of a field that is required', () => {
    const values = { doctor_name: hidden, email: '', password: '', password_confirmation: '' };
    expect(createRegistrationRules().run(values).getErrors().doctor_name).to.deep.equal([
      'Položka Titul, meno a priezvisko je povinná',
    ]);
  });
});
