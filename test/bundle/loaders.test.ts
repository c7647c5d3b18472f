// needs: built-files
import { expect } from '@open-wc/testing';
import { openPageFrame, type PageFrame } from '../support/page-frame';

const CLASSIC = '/ordinacia/ordinacia.umd.js';

describe('the classic file on a page with a module loader', () => {
  let page: PageFrame;

  beforeEach(async () => {
    page = await openPageFrame();
  });
  afterEach(() => page.remove());

  const waitingRoom = () => page.window.customElements.get('ordinacia-waiting-room');
  const published = () => Reflect.get(page.window, 'Ordinacia') as unknown as Record<string, unknown>;

  it('B1 with AMD it runs at once, defines a named module, and publishes its global as well', async () => {
    const defined: unknown[][] = [];
    const define = Object.assign((...all: unknown[]) => void defined.push(all), { amd: {} });
    Reflect.set(page.window, 'define', define);
    await page.load(CLASSIC);
    expect(waitingRoom(), 'nothing has asked for the module').to.be.a('function');
    expect(defined, 'no library inside it offers itself').to.have.length(1);
    const [name, dependencies, factory] = defined[0] ?? [];
    expect(name, 'an anonymous module breaks RequireJS').to.equal('ordinacia');
    expect(dependencies).to.have.length(0);
    expect((factory as () => unknown)()).to.equal(published());
    expect(Object.values(published())).to.include(waitingRoom());
    expect(page.errors).to.deep.equal([]);
  });

  it('B1 does not call a function named define that is not AMD', async () => {
    let calls = 0;
    Reflect.set(page.window, 'define', () => (calls += 1));
    await page.load(CLASSIC);
    expect(calls).to.equal(0);
    expect(published()).to.be.an('object');
  });

  it('B1 with CommonJS it is the exported value', async () => {
    const module = { exports: {} as Record<string, unknown> };
    Object.assign(page.window, { module, exports: module.exports });
    await page.load(CLASSIC);
    expect(Object.values(module.exports)).to.include(waitingRoom());
    expect(module.exports).to.equal(published());
    expect(page.errors).to.deep.equal([]);
  });

  it('B1 works on a page with an element whose id is module, define or exports', async () => {
    for (const id of ['module', 'define', 'exports', 'process', 'global']) {
      page.document.body.append(Object.assign(page.document.createElement('div'), { id }));
    }
    await page.load(CLASSIC);
    expect(waitingRoom()).to.be.a('function');
    expect(page.errors).to.deep.equal([]);
  });
});
