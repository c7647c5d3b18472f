import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { openElement } from '../elements/open-element';
import { three } from '../features/tickets/history/office-card';
import { focused, pressKeys, press } from '../support/user-input';
import { dayFromNow } from '../support/dates';
import { freezeDate } from '../support/fake-clock';
import { mount, unmountAll, type Seen } from '../support/mount';
import { addTicket, answerWith, createPractice, seenCalls } from '../support/practice';
import { until } from '../support/until';

const attributes = { routing: 'memory' };
const two = three.slice(0, 2);

const toggle = (see: Seen) => see.findByRole('button', { name: /^Panel čakárne/ });
const panel = (see: Seen) => see.queryByRole('region', { name: 'Čakáreň' });
const go = async (see: Seen, name: RegExp) => press(await see.findByRole('link', { name }));

describe('the hot panel in the admin', () => {
  before(() => (document.body.style.margin = '0'));
  beforeEach(() => setViewport({ width: 1440, height: 900 }));
  afterEach(unmountAll);

  it('its button counts nobody after a midnight without a connection: those are the patients of the day before', async () => {
    const date = freezeDate(new Date());
    try {
      const practice = await createPractice(two);
      const { see } = await mount(practice, 'ordinacia-admin', { attributes: { ...attributes, 'realtime-key': '' } });
      await go(see, /^E-recepty/);
      await see.findByRole('button', { name: /^Panel čakárne.*2/ });
      await answerWith(practice.lane, '/api/tickets', 403, '{"message":""}');
      date.set(new Date(`${dayFromNow(1)}T12:00`));
      await see.findByRole('button', { name: 'Panel čakárne' });
    } finally {
      date.restore();
    }
  });

  it('S14 S15 S16 S17 S18 S21 once switched on, stands beside every screen but the waiting room, 65 to 35, also after a reload; counts and lists the waiting tickets, opens „Detail tiketu“, and its actions change every view', async () => {
    const practice = await createPractice(two);
    const first = await mount(practice, 'ordinacia-admin', { attributes });
    await press(await toggle(first.see));
    const button = await toggle(first.see);
    await until(() => button.ariaPressed === 'true');
    // The waiting room shows everything that the panel does, so the panel hides.
    await until(() => !panel(first.see));
    await go(first.see, /^E-recepty/);
    await until(() => panel(first.see));
    const content = first.see.getByRole('main').parentElement?.getBoundingClientRect();
    const beside = panel(first.see)?.parentElement?.getBoundingClientRect();
    expect((beside?.width ?? 0) / (content?.width ?? 1)).to.be.closeTo(0.35, 0.002);
    first.element.remove();

    const second = await mount(practice, 'ordinacia-admin', { attributes });
    await second.see.findByRole('heading', { level: 1, name: 'Čakáreň' });
    expect((await toggle(second.see)).ariaPressed).to.equal('true');
    await go(second.see, /^E-recepty/);
    await until(() => panel(second.see));
    await go(second.see, /^Čakáreň/);
    await until(() => !panel(second.see));

    const { see } = second;
    await go(see, /^E-recepty/);
    // Until the chunk of the next screen has loaded, the list of the waiting room stays.
    await see.findByRole('heading', { level: 1, name: 'Recepty' });
    await see.findByText('Dnes: 2 tikety');
    await press(see.getByRole('button', { name: 'Ján Prvý' }));
    await see.findByRole('heading', { name: 'Detail tiketu' });
    await press(see.getByRole('button', { name: 'Odbaviť: Ján Prvý' }));
    await see.findByText('Tiket bol úspešne odbavený');
    await see.findByText('Dnes: 1 tiket');
    await addTicket(practice, { type: 'queue', user_alternate: 'Nový' });
    await see.findByText('Dnes: 2 tikety');
    expect(await seenCalls(practice.lane, '/api/ticket-next')).to.have.length(1);
  });

  it('K3 S9 S16 in the waiting room its button does not look pressed, and announces the result of a press; lays its list out for its width as soon as it opens; opens and closes by keyboard; closing it from inside returns the focus to its button', async () => {
    const { see, root } = await openElement('ordinacia-admin', two, {}, { attributes });
    await see.findByRole('link', { name: 'Ján Prvý' });
    const share = () => {
      const row = root.querySelector('[data-ticket]')?.getBoundingClientRect().width ?? 0;
      return see.getByRole('button', { name: /^Ďalší pacient/ }).getBoundingClientRect().width / row;
    };
    expect(share(), 'beside the name in the wide list').to.be.below(0.4);
    const inRoom = await toggle(see);
    await press(inRoom);
    await see.findByText('Čakáreň sa bude zobrazovať aj vedľa ostatných obrazoviek.');
    await press(see.getByRole('heading', { level: 1 }));
    expect(getComputedStyle(inRoom).backgroundColor).to.equal('rgba(0, 0, 0, 0)');
    await press(inRoom);
    await see.findByText('Čakáreň sa už nebude zobrazovať vedľa ostatných obrazoviek.');
    expect(inRoom.ariaPressed).to.equal('false');
    await go(see, /^E-recepty/);
    // Until the chunk of the next screen has loaded, the wide list stays.
    await until(() => !see.queryByRole('button', { name: /^Ďalší pacient/ }));
    // Wait until the new screen has taken the focus.
    await until(() => focused()?.matches('main'));
    const button = await toggle(see);
    button.focus();
    await pressKeys('Enter');
    await until(() => see.queryByRole('button', { name: /^Ďalší pacient/ }));
    expect(share(), 'a line of its own in the narrow one').to.be.above(0.7);
    see.getByRole('button', { name: 'Zavrieť panel čakárne' }).focus();
    await pressKeys('Enter');
    await until(() => !panel(see) && focused() === button && button.ariaPressed === 'false');

    await go(see, /^Čakáreň/);
    await see.findByRole('button', { name: /^Ďalší pacient/ });
    await setViewport({ width: 390, height: 800 });
    await press(await toggle(see));
    await see.findByText('Čakáreň je na tejto obrazovke.');
    expect(panel(see)).to.equal(null);
  });

  it('S14 S17 at 600 px it covers the screen, closes on navigation, and is off after a reload, which its button shows', async () => {
    await setViewport({ width: 600, height: 800 });
    const practice = await createPractice(two);
    const first = await mount(practice, 'ordinacia-admin', { attributes });
    const openDrawer = async (see: Seen) => press(await see.findByRole('button', { name: 'Otvoriť navigáciu' }));
    await toggle(first.see);
    await openDrawer(first.see);
    await go(first.see, /^E-recepty/);
    await press(await toggle(first.see));
    await until(() => panel(first.see));
    expect(first.see.getByRole('main').contains(panel(first.see)), 'it is the main part meanwhile').to.equal(true);
    await openDrawer(first.see);
    await go(first.see, /^Pacienti/);
    await first.see.findByRole('heading', { level: 1, name: 'Pacienti' });
    await first.see.findByRole('main');
    expect(panel(first.see)).to.equal(null);
    await press(await toggle(first.see));
    await until(() => panel(first.see));
    first.element.remove();

    const { see, element } = await mount(practice, 'ordinacia-admin', { attributes });
    await openDrawer(see);
    await go(see, /^Pacienti/);
    await see.findByRole('heading', { level: 1, name: 'Pacienti' });
    expect(see.getByRole('main').checkVisibility()).to.equal(true);
    expect(panel(see)).to.equal(null);
    const button = await toggle(see);
    expect(button.ariaPressed).to.equal('false');
    await press(button);
    await until(() => panel(see) && button.ariaPressed === 'true');
    await press(see.getByRole('button', { name: 'Zavrieť panel čakárne' }));
    await until(() => see.getByRole('main').checkVisibility() && focused() === button);

    // In a wide window the panel is shown beside the screens again, unless it was switched off.
    await press(button);
    await until(() => panel(see));
    element.remove();
    await setViewport({ width: 1440, height: 900 });
    const wide = await mount(practice, 'ordinacia-admin', { attributes });
    await go(wide.see, /^E-recepty/);
    await until(() => panel(wide.see));
  });
});
