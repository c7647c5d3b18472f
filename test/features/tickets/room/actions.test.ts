import { expect } from '@open-wc/testing';
import { emulateMedia, sendMouse, setViewport } from '@web/test-runner-commands';
import { NEXT_COOLDOWN_MS } from '../../../../src/constants';
import { POLLING, openRoom, recordEvents } from '../../../elements/open-element';
import { focused, pressKeys, press } from '../../../support/user-input';
import { installFakeClock, type FakeClock } from '../../../support/fake-clock';
import { unmountAll } from '../../../support/mount';
import { answerWith, breakCall, clearFaults, release, seenCalls, untilHeld } from '../../../support/practice';
import { until } from '../../../support/until';
import { armed, next, three, waiting } from '../history/office-card';

const NEXT = '/api/ticket-next';
const SERVED = 'Tiket bol úspešne odbavený';

describe('the waiting room’s actions', () => {
  let clock: FakeClock | undefined;
  beforeEach(() => setViewport({ width: 1280, height: 860 }));
  afterEach(async () => {
    clock?.restore();
    clock = undefined;
    await emulateMedia({ reducedMotion: 'reduce' });
    await unmountAll();
  });

  it('X3 C13 F7 P11 „Ďalší pacient“ serves the first ticket, shows a toast, and the next one moves up; a failure is shown at its row with a retry, without a popup or a toast; by the keys the focus goes on to the next one, and a held Enter counts once', async () => {
    const { practice, see, element } = await openRoom(three);
    await see.findByText('Naživo');
    const changes = recordEvents(element, 'ordinacia-ticket-change');
    await answerWith(practice.lane, NEXT, 500, '{"message":"Server Error"}');
    await press(await next(see, 'Ján Prvý'));
    await see.findByText('Nevieme, či sa pacienta podarilo odbaviť. Server to nepotvrdil.');
    expect(see.queryByRole('dialog')).to.equal(null);
    expect(see.getByRole('status', { name: 'Oznámenia' }).textContent).to.equal('');
    await clearFaults(practice.lane);
    await press(see.getByRole('button', { name: 'Skúsiť znova' }));
    const toast = await see.findByText(SERVED);
    const box = (toast.closest('[popover]') ?? toast).getBoundingClientRect();
    expect(innerWidth - box.right).to.be.within(0, 24);
    expect(innerHeight - box.bottom).to.be.within(0, 24);
    expect(toast.closest('[role=status]')).not.to.equal(null);
    const second = await armed(see, 'Eva Druhá');
    expect(see.queryByText('Ján Prvý')).to.equal(null);
    see.getByText('Dnes: 2 tikety');
    expect(await waiting(practice)).to.deep.equal(['Eva Druhá', 'Ivan Tretí']);
    expect(changes).to.deep.equal([{ id: practice.ids[0], action: 'next' }]);

    second.focus();
    const held = new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true, cancelable: true });
    expect(second.dispatchEvent(held), 'a browser would click').to.equal(false);
    await pressKeys('Enter');
    await until(() => focused() === see.queryByRole('button', { name: 'Ďalší pacient: Ivan Tretí' }));
    expect(await waiting(practice)).to.deep.equal(['Ivan Tretí']);
  });

  it('X3 C14 F8 P9 „Zrušiť termín“ asks first, with the patient’s name', async () => {
    const { practice, see } = await openRoom(three);
    const button = await see.findByRole('button', { name: /^Zrušiť termín: Ivan Tretí/ });
    await press(button);
    const dialog = see.getByRole('dialog', { name: 'Naozaj chcete zrušiť termín?' });
    expect(dialog.textContent).to.contain('Ivan Tretí');
    await until(() => focused() === see.getByRole('button', { name: 'Zrušiť' }));
    await pressKeys('Escape');
    expect(see.queryByRole('dialog')).to.equal(null);
    await until(() => focused() === button);

    await pressKeys('Enter');
    const { left, top, width } = see.getByRole('dialog').getBoundingClientRect();
    expect(width).to.equal(520);
    await sendMouse({ type: 'click', position: [Math.round(left) - 20, Math.round(top) - 20] });
    await until(() => !see.queryByRole('dialog'));
    button.focus();
    expect(await waiting(practice)).to.have.length(3);

    await pressKeys('Enter', 'Tab', 'Enter');
    await see.findByText('Tiket bol úspešne zamietnutý');
    await until(() => !see.queryByText('Ivan Tretí'));
    expect(await waiting(practice)).to.deep.equal(['Ján Prvý', 'Eva Druhá']);
  });

  it('C13 two clicks send one POST, and a double click does not serve the ticket that moved up, at its row or in the detail', async () => {
    await setViewport({ width: 1440, height: 900 });
    const { practice, see } = await openRoom(three, {}, POLLING);
    await breakCall(practice.lane, { kind: 'hold', path: NEXT, times: 1 });
    const button = await next(see, 'Ján Prvý');
    await press(button);
    await press(button);
    await untilHeld(practice.lane, NEXT);
    expect(button.getAttribute('aria-busy')).to.equal('true');
    clock = installFakeClock(new Date());
    await release(practice.lane, NEXT);

    // The next press follows at once, at the position of the first one.
    const second = await next(see, 'Eva Druhá');
    const inDetail = await until(() => see.queryByRole('button', { name: 'Odbaviť: Eva Druhá' }));
    const areDisabled = () => [second, inDetail].map((one) => one.getAttribute('aria-disabled'));
    await press(inDetail);
    await clock.tick(NEXT_COOLDOWN_MS - 1);
    await press(second);
    expect(areDisabled()).to.deep.equal(['true', 'true']);
    await clock.tick(1);
    await until(() => areDisabled().every((one) => one === null));
    expect(await seenCalls(practice.lane, NEXT)).to.have.length(1);
    expect(await waiting(practice)).to.deep.equal(['Eva Druhá', 'Ivan Tretí']);

    await press(second);
    await next(see, 'Ivan Tretí');
    expect(await waiting(practice)).to.deep.equal(['Ivan Tretí']);
  });

  it('C13 a second press on „Neprišiel“ in the detail does not mark the first ticket, which opens there by itself', async () => {
    await setViewport({ width: 1440, height: 900 });
    const { practice, see } = await openRoom(three, { capabilities: ['ticket-no-show'] }, POLLING);
    await press(await see.findByRole('button', { name: 'Ivan Tretí' }));
    const missed = await see.findByRole('button', { name: 'Neprišiel: Ivan Tretí' });
    clock = installFakeClock(new Date());
    await press(missed);
    const served = await until(() => see.queryByRole('button', { name: 'Odbaviť: Ján Prvý' }));
    const second = see
      .getAllByRole('button', { name: 'Neprišiel: Ján Prvý' })
      .find(({ parentElement }) => parentElement === served.parentElement);
    if (!second) throw new Error('The detail has no such button.');
    await press(second);
    await clock.tick(NEXT_COOLDOWN_MS - 1);
    expect(second.getAttribute('aria-disabled')).to.equal('true');
    await clock.tick(1);
    await until(() => !second.hasAttribute('aria-disabled'));
    expect(await waiting(practice)).to.deep.equal(['Ján Prvý', 'Eva Druhá']);
  });

  it('a served ticket slides out visibly, and its leaving copy is inert', async () => {
    await emulateMedia({ reducedMotion: 'no-preference' });
    const { see } = await openRoom(three, {}, POLLING);
    await press(await next(see, 'Ján Prvý'));
    const picture = await until(() => see.queryByText('Ján Prvý')?.closest('li[inert]'));
    expect(picture.getAttribute('aria-hidden')).to.equal('true');
    expect(picture.getAnimations()).to.have.length(1);
    await until(() => !picture.isConnected);
  });
});
