import { it } from 'node:test';
import { expect } from '../support/in-node';
import { failureText } from '../../src/texts/failures';

it('each kind of failure has words of its own, and one that is throttled says how long', () => {
  const words = (kind: string, retryAfterSeconds: number | null = null) => failureText({ kind, retryAfterSeconds });
  expect(words('offline')).to.match(/^Server je nedostupný\. Skontrolujte pripojenie na internet/);
  expect(words('server')).to.match(/^Na serveri nastala chyba\./);
  expect(words('malformed')).to.match(/^Server poslal odpoveď, ktorej nerozumieme\./);
  expect(words('forbidden')).to.equal('Na zobrazenie týchto údajov nemáte oprávnenie.');
  expect(words('throttled', 60)).to.equal('Server je preťažený. Skúsime to znova o 60 sekúnd.');
  expect(words('timeout')).to.match(/^Server neodpovedal včas\./);
});
