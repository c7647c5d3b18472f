import { expect } from '@open-wc/testing';

const dayOf = (realm: { Date: DateConstructor }) => new realm.Date().toString().slice(0, 21);
/** The hour that begins at noon. */
const NOON = /^Sun Oct 31 2027 12:/;

async function realmOf(frame: HTMLIFrameElement): Promise<{ Date: DateConstructor }> {
  const isLoaded = new Promise((resolve) => frame.addEventListener('load', resolve));
  document.body.append(frame);
  await isLoaded;
  return frame.contentWindow as unknown as { Date: DateConstructor };
}

describe('the day of a page', () => {
  it('is the one that was named, for the page, its frames and its server', async () => {
    expect(dayOf(window)).to.match(NOON);
    expect(Date()).to.match(NOON);
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).to.equal('Europe/Bratislava');
    expect(dayOf(await realmOf(document.createElement('iframe')))).to.match(NOON);
    const frame = Object.assign(document.createElement('iframe'), { srcdoc: '<p>A frame' });
    expect(dayOf(await realmOf(frame))).to.match(NOON);
    const { headers } = await fetch('/api/health');
    expect(headers.get('Date')).to.match(/^Sun, 31 Oct 2027 11:/);
  });

  it('has dates that are like the built-in ones', () => {
    const now = new Date();
    expect(now).to.be.instanceOf(Date);
    expect(now.constructor).to.equal(Date);
    expect(Object.prototype.toString.call(now)).to.equal('[object Date]');
    expect(new Date('2026-02-03T04:05:06Z').toISOString()).to.equal('2026-02-03T04:05:06.000Z');
    expect(new Date(2026, 1, 3).getDate()).to.equal(3);
    expect(Date.UTC(2026, 1)).to.equal(Date.parse('2026-02-01T00:00:00Z'));
    class Later extends Date {}
    expect(new Later()).to.be.instanceOf(Later);
  });
});
