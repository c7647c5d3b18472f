import { expect } from '@open-wc/testing';
import { addGlobalRules, adoptStyles } from '../../src/ui/style/style';

describe('rules that are not bound to a class', () => {
  it('stay when a part that comes later adds its own', () => {
    const host = document.body.appendChild(document.createElement('div'));
    const root = host.attachShadow({ mode: 'open' });
    root.innerHTML = '<ul><li data-of-first></li></ul><p data-of-later></p>';
    const styleOf = (selector: string) => {
      const element = root.querySelector(selector);
      return element ? getComputedStyle(element) : null;
    };
    addGlobalRules('[data-of-first] { scroll-margin-top: 11px; }');
    adoptStyles(root);
    addGlobalRules('[data-of-later] { scroll-margin-top: 12px; }');
    adoptStyles(root);
    expect(styleOf('[data-of-first]')?.scrollMarginTop).to.equal('11px');
    expect(styleOf('[data-of-later]')?.scrollMarginTop).to.equal('12px');
    host.remove();
  });
});
