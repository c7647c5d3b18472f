import { describe, it } from 'node:test';
import { expect } from '../support/in-node';
import { redirectTarget, withRedirect } from '../../src/app/paths';

const HOME = '/cakaren';

/** Target of the login when the address carries this `redirect`. */
const targetOf = (wanted: string) => redirectTarget(`?${new URLSearchParams({ redirect: wanted }).toString()}`);

describe('the redirect after the login', () => {
  it('keeps the whole address: query, hash and diacritics; an address inside a query or a hash is plain text', () => {
    const inside = ['/cakaren?next=https://evil.example', '/cakaren#//evil.example', '/cakaren?a=/prihlasenie'];
    const plain = ['/cakaren', '/cakaren?den=zajtra&x=a%26b', '/pacienti#detail', '/a?b=c?d#e?f#g', '/čakáreň/ž ľ+š'];
    for (const path of [...plain, ...inside]) {
      const address = withRedirect('/prihlasenie', path);
      expect(address).to.match(/^\/prihlasenie\?redirect=/);
      expect(redirectTarget(new URL(address, 'https://panel.invalid').search)).to.equal(path);
    }
  });

  it('defaults to the waiting room', () => {
    for (const search of ['', '?', '?redirect', '?redirect=', '?redirect=%2F', '?other=/pacienti', '?redirect=%20']) {
      expect(redirectTarget(search), search).to.equal(HOME);
    }
  });

  it('R17 never redirects to another origin, whatever a browser makes of its address, also once its dots are resolved', () => {
    const plain = String.raw`
      //evil.example ///evil.example //evil.example/cakaren //user@evil.example //[::1]/
      /\evil.example \\evil.example \/evil.example /\/evil.example /cakaren\..\evil
      https://evil.example HTTPS:evil.example https:/evil.example http:cakaren ftp://evil.example
      javascript:alert(1) JavaScript:alert(1) data:text/html,x blob:https://evil.example/1 vbscript:x mailto:a@evil.example
      file:///etc/passwd %2f%2fevil.example %2F%2Fevil.example %5c%5cevil.example %68ttps://evil.example
      /.//evil.example /..//evil.example /cakaren/..//evil.example /%2e//evil.example
      evil.example cakaren ./cakaren ../cakaren ?redirect=//evil.example #//evil.example .
      ／／evil.example ⁄⁄evil.example ∕∕evil.example ＼＼evil.example @evil.example :80/evil`;
    const spaced = [
      ' javascript:alert(1)',
      'java\nscript:alert(1)',
      ...['\t', '\n', '\r\n', '\u0000', '\u007f', '\u0085'].map((space) => `/${space}/evil.example`),
      '\t//evil.example',
      '/cakaren\u0000',
      '/cakaren\n',
      ...['\u0001', ' ', '\u00a0', '\ufeff', '\u2028'].map((space) => `${space}//evil.example`),
    ];
    const all = [...plain.trim().split(/\s+/), ...spaced];
    expect(all.length).to.equal(59);
    for (const wanted of all) expect(targetOf(wanted), JSON.stringify(wanted)).to.equal(HOME);
  });

  it('R17 stays on the panel’s origin as a browser resolves it, also below a base path', () => {
    for (const wanted of '/%2f%2fevil.example /%5cevil.example /％2f /@evil.example /:80 /／evil.example'.split(' ')) {
      const target = targetOf(wanted);
      for (const address of [target, `/admin${target}`]) {
        expect(new URL(address, 'https://panel.invalid/admin/prihlasenie').origin).to.equal('https://panel.invalid');
      }
    }
  });

  it('R17 uses the first of two redirect parameters', () => {
    expect(redirectTarget('?redirect=/pacienti&redirect=//evil.example')).to.equal('/pacienti');
    expect(redirectTarget('?redirect=//evil.example&redirect=/pacienti')).to.equal(HOME);
  });

  it('R17 never redirects to the login, the logout or the root, however they are spelled', () => {
    const routes =
      '/prihlasenie /odhlasenie /prihlasenie/ /odhlasenie// /odhlasenie?x=1 /odhlasenie#x /prihlasenie?redirect=/odhlasenie ' +
      '/ /?x /#x /odhlasenie/?x=1';
    // The router ignores case, decodes escapes, and resolves dots.
    const spellings = '/Odhlasenie /ODHLASENIE/ /%6Fdhlasenie /./odhlasenie /cakaren/../odhlasenie';
    for (const wanted of `${routes} ${spellings}`.split(' ')) {
      expect(targetOf(wanted), wanted).to.equal(HOME);
    }
  });
});
