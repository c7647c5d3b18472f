import { expect } from '@open-wc/testing';
import { sendMouse, setViewport } from '@web/test-runner-commands';
import { NEXT_COOLDOWN_MS } from '../../../../src/constants';
import { focused, pressKeys, press } from '../../../support/user-input';
import { installFakeClock, type FakeClock } from '../../../support/fake-clock';
import { mount, unmountAll, type Seen } from '../../../support/mount';
import {
  answerWith,
  breakCall,
  clearFaults,
  createPractice,
  release,
  seenCalls,
  untilHeld,
} from '../../../support/practice';
import { until } from '../../../support/until';
import { next, three, waiting } from '../history/office-card';

/** Waits until the button accepts presses again. */
const armed = async (see: Seen, name: string) => {
  const button = await next(see, name);
  await until(() => !button.hasAttribute('aria-disabled'));
  return button;
};

describe('the waiting room’s actions', () => {
  let clock: FakeClock | undefined;
  before(() => setViewport({ width: 1280, height: 860 }));
  afterEach(() => {
    clock?.restore();
    clock = undefined;
    return unmountAll();
  });

  it('X3 C13 F7 P11 „Ďalší pacient“ serves the first ticket, shows a toast, and the next one moves up', async () => {
    const practice = await createPractice(three);
    const { see, element } = await mount(practice, 'ordinacia-waiting-room');
    const changes: unknown[] = [];
    element.addEventListener('ordinacia-ticket-change', (event) => changes.push((event as CustomEvent).detail));
    await press(await next(see, 'Ján Prvý'));
    const toast = await see.findByText('Tiket bol úspešne odbavený');
    const box = (toast.closest('[popover]') ?? toast).getBoundingClientRect();
    expect(innerWidth - box.right).to.be.within(0, 24);
    expect(innerHeight - box.bottom).to.be.within(0, 24);
    expect(toast.closest('[role=status]')).not.to.equal(null);
    await next(see, 'Eva Druhá');
    expect(see.queryByText('Ján Prvý')).to.equal(null);
    see.getByText('Dnes: 2 tikety');
    expect(await waiting(practice)).to.deep.equal(['Eva Druhá', 'Ivan Tretí']);
    expect(changes).to.deep.equal([{ id: practice.ids[0], action: 'next' }]);
  });

  it('X3 C14 F8 P9 „Zrušiť termín“ asks first, with the patient’s name', async () => {
    const practice = await createPractice(three);
    const { see } = await mount(practice, 'ordinacia-waiting-room');
    const button = await see.findByRole('button', { name: /^Zrušiť termín: Ivan Tretí/ });
    await press(button);
    const dialog = see.getByRole('dialog', { name: 'Naozaj chcete zrušiť termín?' });
    expect(dialog.textContent).to.contain('Ivan Tretí');
    await until(() => focused() === see.getByRole('button', { name: 'Zrušiť' }));
    await pressKeys('Escape');
    expect(see.queryByRole('dialog')).to.equal(null);
    await until(() => focused() === button);

    // A click outside the dialog does the same.
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

  it('C13 two clicks send one POST, and a double click does not serve the ticket that moved up', async () => {
    const practice = await createPractice(three);
    // Without a socket nothing reloads in between.
    const { see } = await mount(practice, 'ordinacia-waiting-room', { attributes: { 'realtime-key': '' } });
    await breakCall(practice.lane, { kind: 'hold', path: '/api/ticket-next', times: 1 });
    const button = await next(see, 'Ján Prvý');
    await press(button);
    await press(button);
    await untilHeld(practice.lane, '/api/ticket-next');
    expect(button.getAttribute('aria-busy')).to.equal('true');
    clock = installFakeClock(new Date());
    await release(practice.lane, '/api/ticket-next');

    // The next press follows at once, at the position of the first one.
    const second = await next(see, 'Eva Druhá');
    expect(second.getAttribute('aria-disabled')).to.equal('true');
    await clock.tick(NEXT_COOLDOWN_MS - 1);
    await press(second);
    expect(second.getAttribute('aria-disabled')).to.equal('true');
    await clock.tick(1);
    await armed(see, 'Eva Druhá');
    expect(await seenCalls(practice.lane, '/api/ticket-next')).to.have.length(1);
    expect(await waiting(practice)).to.deep.equal(['Eva Druhá', 'Ivan Tretí']);

    await press(second);
    await next(see, 'Ivan Tretí');
    expect(await waiting(practice)).to.deep.equal(['Ivan Tretí']);
  });

  it('shows a failed „Ďalší pacient“ at its row with a retry, without a popup or a toast; by the keys the focus goes on to the next one, and a held Enter counts once', async () => {
    const practice = await createPractice(three);
    const { see } = await mount(practice, 'ordinacia-waiting-room');
    await see.findByText('Naživo');
    await answerWith(practice.lane, '/api/ticket-next', 500, '{"message":"Server Error"}');
    await press(await next(see, 'Ján Prvý'));
    await see.findByText('Nevieme, či sa pacienta podarilo odbaviť. Server to nepotvrdil.');
    expect(see.queryByRole('dialog')).to.equal(null);
    expect(see.getByRole('status', { name: 'Oznámenia' }).textContent).to.equal('');
    await clearFaults(practice.lane);
    await press(see.getByRole('button', { name: 'Skúsiť znova' }));
    const second = await armed(see, 'Eva Druhá');
    expect(await waiting(practice)).to.deep.equal(['Eva Druhá', 'Ivan Tretí']);
    second.focus();
    const held = new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true, cancelable: true });
    expect(second.dispatchEvent(held), 'a browser would click').to.equal(false);
    await pressKeys('Enter');
    await until(() => focused() === see.queryByRole('button', { name: 'Ďalší pacient: Ivan Tretí' }));
    expect(await waiting(practice)).to.deep.equal(['Ivan Tretí']);
  });
});
