import { describe, it } from 'node:test';
import { expect } from '../support/in-node';
import { pictureAddress, resolveOnBase } from '../../src/lib/address-on-base';
import { mailLink, phoneLink } from '../../src/lib/contact-links';

const BASE = 'https://practice.example/base';
const resolved = (address: string, base = BASE) => resolveOnBase(address, base);

describe('the address of a file', () => {
  it('resolves an API path below api-base, whether or not it repeats the base', () => {
    for (const address of ['/api/invoices/5', '/base/api/invoices/5', `${BASE}/api/invoices/5`, 'api/invoices/5']) {
      expect(resolved(address), address).to.deep.equal({ path: '/api/invoices/5' });
    }
    expect(resolved('/api/invoices/5?v=2', 'https://practice.example')).to.deep.equal({ path: '/api/invoices/5?v=2' });
  });

  it('another origin is a plain link without a token', () => {
    for (const [address, link] of [
      ['https://files.example/5.pdf', 'https://files.example/5.pdf'],
      ['//files.example/5.pdf', 'https://files.example/5.pdf'],
      ['/\\files.example/5.pdf', 'https://files.example/5.pdf'],
      ['http://practice.example/base/5.pdf', 'http://practice.example/base/5.pdf'],
      ['https://practice.example/other/5.pdf', 'https://practice.example/other/5.pdf'],
      ['https://practice.example/based/5.pdf', 'https://practice.example/based/5.pdf'],
      [`${BASE}/../other/5.pdf`, 'https://practice.example/other/5.pdf'],
      [`${BASE}/api//invoices/5`, 'https://practice.example/base/api//invoices/5'],
      ['/api/x%2F..%2F..%2Fother', 'https://practice.example/api/x%2F..%2F..%2Fother'],
      ['https://practice.example.evil.example/base/5.pdf', 'https://practice.example.evil.example/base/5.pdf'],
    ] as const) {
      expect(resolved(address), address).to.deep.equal({ link });
    }
  });

  it('an address that is not http(s) is none', () => {
    for (const address of ['javascript:alert(1)', 'data:text/html,x', 'blob:https://practice.example/1', 'http://']) {
      expect(resolved(address), address).to.equal(null);
    }
  });
});

describe('the address of a picture', () => {
  const base = 'https://api.example/v1';

  it('resolves on the server that sent it, not on the page', () => {
    expect(pictureAddress('/api/avatars/a', base)).to.equal('https://api.example/v1/api/avatars/a');
    expect(pictureAddress('https://api.example/v1/storage/a.png?v=2', base)).to.equal(
      'https://api.example/v1/storage/a.png?v=2',
    );
  });

  it('is of the page, of the API, or of an origin that the page allows', () => {
    const picture = 'https://cdn.example/a.png';
    expect(pictureAddress(picture, base)).to.equal(null);
    expect(pictureAddress(picture, base, 'https://other.example https://cdn.example')).to.equal(picture);
    for (const origins of ['https://cdn.example:8443', 'http://cdn.example', 'cdn.example', '*', '']) {
      expect(pictureAddress(picture, base, origins), origins).to.equal(null);
    }
    expect(pictureAddress(`${location.origin}/a.png`, base)).to.equal(`${location.origin}/a.png`);
    expect(pictureAddress('//evil.example/a.png', base)).to.equal(null);
  });

  it('accepts a data URL of an image, but nothing that can run', () => {
    expect(pictureAddress('data:image/png;base64,AAAA', base)).to.equal('data:image/png;base64,AAAA');
    expect(pictureAddress('data:text/html,<b>', base)).to.equal(null);
    expect(pictureAddress('javascript:alert(1)', base)).to.equal(null);
  });
});

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
