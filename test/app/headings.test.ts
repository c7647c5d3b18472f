import { expect } from '@open-wc/testing';
import { mount, unmountAll } from '../support/mount';
import { fullPractice } from '../support/full-practice';
import { createPractice } from '../support/practice';
import { closeScreen, openScreen } from '../support/screen';
import { screens } from '../support/screens';
import { until } from '../support/until';
import { focused } from '../support/user-input';

const headings = (root: ShadowRoot) => [...root.querySelectorAll('h1')].map(({ textContent }) => textContent);

describe('the first heading and the first focus', () => {
  afterEach(async () => {
    await closeScreen();
    await unmountAll();
  });

  async function openVisitor(path: string) {
    history.replaceState(null, '', `${location.pathname}${location.search}#${path}`);
    return mount(await createPractice(), 'ordinacia-admin', { attributes: { routing: 'hash' }, isLoggedIn: false });
  }

  it('1.3.1 every screen has one heading of the first level, a visitor’s too', async () => {
    const full = await fullPractice();
    for (const [, path, , sign] of [
      ...screens,
      ['unknown', '/neznama', '', 'Táto adresa v paneli neexistuje'] as const,
    ]) {
      const { see, root } = await openScreen(full, path);
      await until(() => see.queryAllByText(sign).length > 0);
      expect(headings(root), path).to.have.lengthOf(1);
      await closeScreen();
    }
    for (const path of ['/prihlasenie', '/registracia', '/neznama']) {
      const { root } = await openVisitor(path);
      await until(() => headings(root).length > 0);
      expect(headings(root), path).to.have.lengthOf(1);
      await unmountAll();
    }
  });

  it('R2 the login puts the focus on the name, but takes it from nothing', async () => {
    const { see } = await openVisitor('/prihlasenie');
    await until(() => focused() === see.queryByLabelText('Prihlasovacie meno'));
    await unmountAll();
    const own = document.createElement('input');
    document.body.append(own);
    own.focus();
    const again = await openVisitor('/prihlasenie');
    await again.see.findByRole('heading', { name: 'Prihlásenie' });
    expect(focused()).to.equal(own);
    own.remove();
  });
});
