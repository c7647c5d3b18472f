import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { mount, unmountAll } from '../support/mount';
import { OTHER_ORIGIN } from '../support/other-origin';
import { createPractice, forgetCalls, seenCalls } from '../support/practice';
import { until } from '../support/until';

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const FOREIGN = 'pictures-of-somebody-else';
const address = `${OTHER_ORIGIN}/lane/${FOREIGN}/me.png`;

describe('pictures', () => {
  before(() => setViewport({ width: 1280, height: 900 }));
  beforeEach(() => forgetCalls(FOREIGN));
  afterEach(unmountAll);

  const withPictures = (...avatars: string[]) =>
    createPractice(
      avatars.map((avatar, index) => ({ type: 'queue' as const, user: { fullname: `Ján Prvý ${index}`, avatar } })),
    );

  it('of a third party are not asked for: it would learn who waits where', async () => {
    const practice = await withPictures(
      address,
      address.replace('http:', ''),
      `data:text/html,<img src=${address}>`,
      PIXEL,
    );
    const { see, root } = await mount(practice, 'ordinacia-waiting-room');
    await see.findByText('Ján Prvý 3');
    expect(Array.from(root.querySelectorAll('img'), (image) => image.getAttribute('src'))).to.deep.equal([PIXEL]);
    expect(root.querySelector('li')?.textContent).to.match(/^J/);
    expect(await seenCalls(FOREIGN)).to.deep.equal([]);
  });

  it('of the page’s origin, of the API’s, and of one that the page allows are shown', async () => {
    const practice = await withPictures(address, `${location.origin}/icon.svg`, '/lane/x/icon.svg');
    const { see, root } = await mount(practice, 'ordinacia-waiting-room', {
      attributes: { 'picture-origins': OTHER_ORIGIN },
    });
    await see.findByText('Ján Prvý 2');
    await until(async () => (await seenCalls(FOREIGN)).length > 0);
    // Pictures that could not be loaded have been removed.
    expect(root.querySelectorAll('img').length).to.be.greaterThan(0);
  });
});
