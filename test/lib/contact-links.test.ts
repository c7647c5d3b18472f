import { describe, it } from 'node:test';
import { expect } from '../support/in-node';
import { mailLink, phoneLink } from '../../src/lib/contact-links';

describe('contact links', () => {
  it('an e-mail link contains only the address', () => {
    expect(mailLink('eva@example.sk')).to.equal('mailto:eva@example.sk');
    expect(mailLink('eva+test@example.sk')).to.equal('mailto:eva%2Btest@example.sk');
    expect(mailLink('eva@example.sk?bcc=others@example.sk')).to.equal(null);
    expect(mailLink('eva@example.sk?subject=x')).to.equal('mailto:eva@example.sk%3Fsubject%3Dx');
    expect(mailLink('eva')).to.equal(null);
  });

  it('a telephone link contains only the digits, however they were written', () => {
    expect(phoneLink('+421 900 123 456')).to.equal('tel:+421900123456');
    expect(phoneLink('(02) 5441-1234')).to.equal('tel:0254411234');
    expect(phoneLink('0900/123 456')).to.equal('tel:0900123456');
  });

  it('a text that is not a telephone number gets no link', () => {
    for (const phone of ['', '12', 'nemá', '+421 volať ráno']) expect(phoneLink(phone), phone).to.equal(null);
  });
});
