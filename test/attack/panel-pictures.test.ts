import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { mount, unmountAll } from '../support/mount';
import { OTHER_ORIGIN } from '../support/other-origin';
import { createPractice, forgetCalls, seenCalls } from '../support/practice';

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const FOREIGN = 'pictures-of-somebody-else';
const address = `${OTHER_ORIGIN}/lane/${FOREIGN}/me.png`;

describe('pictures', () => {
  before(() => setViewport({ width: 1280, height: 900 }));
  beforeEach(() => forgetCalls(FOREIGN));
  afterEach(unmountAll);

  it('of a third party are not requested: it would learn who waits where', async () => {
    const avatars = [address, address.replace('http:', ''), `data:text/html,<img src=${address}>`, PIXEL];
    const practice = await createPractice(
      avatars.map((avatar, index) => ({ type: 'queue' as const, user: { fullname: `Ján Prvý ${index}`, avatar } })),
    );
    const { see, root } = await mount(practice, 'ordinacia-waiting-room');
    await see.findByText('Ján Prvý 3');
    expect(Array.from(root.querySelectorAll('img'), (image) => image.getAttribute('src'))).to.deep.equal([PIXEL]);
    expect(root.querySelector('li')?.textContent).to.match(/^J/);
    expect(await seenCalls(FOREIGN)).to.deep.equal([]);
  });
});
