import { expect } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import { TOAST_LIFETIME_MS } from '../../../../src/constants';
import { hover, press } from '../../../support/user-input';
import { installFakeClock, type FakeClock } from '../../../support/fake-clock';
import { mount, unmountAll } from '../../../support/mount';
import { createPractice } from '../../../support/practice';
import { until } from '../../../support/until';
import { next, three } from '../history/office-card';

const two = three.slice(0, 2);

describe('toast and motion when a ticket is served', () => {
  let clock: FakeClock | undefined;
  before(() => setViewport({ width: 1280, height: 860 }));
  afterEach(async () => {
    clock?.restore();
    clock = undefined;
    await emulateMedia({ reducedMotion: 'reduce' });
    await unmountAll();
  });

  it('P11 a toast closes by itself, but not while the pointer rests on it', async () => {
    const practice = await createPractice(two);
    const { see } = await mount(practice, 'ordinacia-waiting-room');
    const first = await next(see, 'Ján Prvý');
    clock = installFakeClock(new Date());
    await press(first);
    const toast = await see.findByText('Tiket bol úspešne odbavený');
    // The pointer may rest where the toast appears: its time starts when the browser reports that the pointer has left.
    const other = await see.findByText('Eva Druhá');
    await hover(other);
    await until(() => other.closest('li')?.matches(':hover'));
    await clock.tick(TOAST_LIFETIME_MS - 1);
    expect(toast.isConnected).to.equal(true);
    await clock.tick(1);
    await until(() => !toast.isConnected);

    const second = await next(see, 'Eva Druhá');
    await until(() => !second.hasAttribute('aria-disabled'));
    await press(second);
    await hover(await see.findByText('Tiket bol úspešne odbavený'));
    await clock.tick(2 * TOAST_LIFETIME_MS);
    await press(see.getByRole('button', { name: 'Zavrieť oznámenie' }));
    expect(see.queryByText('Tiket bol úspešne odbavený')).to.equal(null);
  });

  it('a served ticket slides out visibly, and its leaving copy is inert', async () => {
    await emulateMedia({ reducedMotion: 'no-preference' });
    const practice = await createPractice(two);
    const { see } = await mount(practice, 'ordinacia-waiting-room', { attributes: { 'realtime-key': '' } });
    await press(await next(see, 'Ján Prvý'));
    const picture = await until(() => see.queryByText('Ján Prvý')?.closest('li[inert]'));
    expect(picture.getAttribute('aria-hidden')).to.equal('true');
    expect(picture.getAnimations()).to.have.length(1);
    await until(() => !picture.isConnected);
  });
});
