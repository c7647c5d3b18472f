import { expect } from '@open-wc/testing';
import { pressWith, shortcutsAreOn, press, pressKeys } from '../../support/user-input';
import { asColleague, newColleague, post } from '../../support/colleague';
import * as practiceOf from '../../support/practice';
import { address, closeScreen, openScreen } from '../../support/screen';
import { until } from '../../support/until';
import { setViewport } from '@web/test-runner-commands';
import { mount, unmountAll, type Seen } from '../../support/mount';
import type { PageFrame } from '../../support/page-frame';
import { openTab, three } from '../tickets/history/office-card';

const { anotherToken, createPractice, forgetCalls, nextElsewhere, receptStatus, seenCalls } = practiceOf;
const { storedSettings, untilAnswered } = practiceOf;
const OFFERED = { capabilities: ['password', 'sessions', 'second-factor', 'kiosk', 'colleagues', 'calendar-feed'] };

async function nurse(setup: Parameters<typeof createPractice>[1] = {}) {
  const practice = await createPractice([{ type: 'queue', user_alternate: 'Ján Novák' }], { ...OFFERED, ...setup });
  const colleague = await newColleague(practice);
  return { practice, colleague, own: asColleague(practice, colleague) };
}

const remembered = ({ lane }: practiceOf.TestPractice) =>
  localStorage.getItem(`ordinacia.display ${location.origin}/lane/${lane}`);

describe('the panel of a nurse', () => {
  afterEach(closeScreen);

  it('has the waiting room, in which she serves the next patient, and her name, and no link to what is the doctor’s', async () => {
    const { own, practice } = await nurse();
    const { see, root } = await openScreen(own, '/cakaren');
    await see.findByRole('link', { name: 'Ján Novák' });
    await see.findByText(/^Sestra Jana · MUDr\. Test \d+$/);
    await until(() => see.queryByRole('link', { name: 'Výplaty' }) === null);
    expect(see.queryByText('Platby')).to.equal(null);
    for (const name of ['Prehľad', 'Čakáreň', 'Pacienti', 'Ordinačné hodiny', 'Nastavenia']) {
      see.getByRole('link', { name });
    }
    see.getByRole('link', { name: /^E-recepty/ });
    await shortcutsAreOn(root);
    see.getByRole('main').focus();
    await pressWith('Control', 'k');
    await see.findByRole('option', { name: /^Pridať oznam/ });
    expect(see.queryByRole('option', { name: /^Nahrať faktúru/ })).to.equal(null);
    await pressKeys('Escape');
    await press(await see.findByRole('button', { name: 'Ďalší pacient: Ján Novák' }));
    await see.findByText('V čakárni práve nikto nečaká. Nový tiket sa tu objaví sám.');
    const [served] = await seenCalls(practice.lane, '/api/ticket-next');
    expect(served?.headers.authorization).to.equal(`Bearer ${own.token}`);
  });

  it('the direct addresses of payments and payouts lead to the waiting room, with a word', async () => {
    const { own, practice } = await nurse();
    const { see, element } = await openScreen(own, '/transakcie');
    await see.findByText('Táto časť panela je len pre lekára.');
    await see.findByRole('link', { name: 'Ján Novák' });
    expect(address()).to.equal('/cakaren');
    await until(() => remembered(own)?.includes('payouts'));
    // The browser remembers this before the server reports it again: no list is requested.
    element.remove();
    // Calls that were sent earlier reach the server before these two.
    for (let time = 0; time < 2; time += 1) await fetch(`/lane/${practice.lane}/api/administration-init`);
    await forgetCalls(practice.lane);
    const next = await openScreen(own, '/vyplaty');
    await next.see.findByText('Naživo');
    expect(address()).to.equal('/cakaren');
    expect(await seenCalls(practice.lane, '/api/payments')).to.deep.equal([]);
    expect(await seenCalls(practice.lane, '/api/payouts')).to.deep.equal([]);
    location.hash = '#/odhlasenie';
    await until(() => remembered(own) === null);
  });

  it('decides about no prescription; has settings of her own, and none of the practice’s, an overview without what is earned, and an account of her own: password and devices, no profile and no second factor', async () => {
    const { own, practice } = await nurse({ recepts: [{ user: { fullname: 'Eva Tichá' }, recept_title: 'Euthyrox' }] });
    const { see } = await openScreen(own, '/e-recepty');
    await press(await see.findByRole('link', { name: 'Eva Tichá' }));
    await see.findByText('O žiadosti rozhoduje lekár.');
    expect(see.queryByRole('button', { name: /^(Schváliť|Prijať|Zamietnuť|Odmietnuť)/ })).to.equal(null);
    expect(see.queryAllByRole('checkbox')).to.deep.equal([]);
    expect(await receptStatus(practice, practice.recordIds.recepts[0] ?? 0)).to.equal('pending');

    location.hash = '#/nastavenia';
    await press(await see.findByRole('switch', { name: 'Skryť údaje pacientov' }));
    await untilAnswered(practice.lane, '/api/settings-store');
    expect(see.queryByText('Kiosk v čakárni')).to.equal(null);
    expect(see.queryByText('Kolegovia')).to.equal(null);
    expect(await storedSettings(practice)).to.deep.equal({});
    expect(see.queryByText('Termíny v kalendári telefónu')).to.equal(null);
    for (const path of ['/api/kiosk', '/api/calendar-feed'])
      expect(await seenCalls(practice.lane, path), path).to.deep.equal([]);
    location.hash = '#/prehlady';
    await see.findByText('Čakáreň dnes');
    await see.findByText(/^Návštevy/);
    expect(see.queryByText(/^Príjmy|^Tržby/)).to.equal(null);
    location.hash = '#/nastavenie-profilu';
    await see.findByRole('heading', { level: 1, name: 'Účet a bezpečnosť' });
    await see.findByRole('button', { name: 'Zmeniť heslo' });
    await see.findByText('Prihlásené zariadenia');
    expect(see.queryByText('Dvojstupňové overenie')).to.equal(null);
    expect(see.queryByRole('textbox', { name: /^Meno/ })).to.equal(null);
    expect(await seenCalls(practice.lane, '/api/account')).to.deep.equal([]);
    await press(see.getByRole('button', { name: /^Môj účet/ }));
    await see.findByRole('menuitem', { name: 'Účet a bezpečnosť' });
    expect(see.queryByRole('menuitem', { name: 'Nastavenie profilu' })).to.equal(null);
  });
});

const TICKETS = '/api/tickets';
const GONE = 'Tento tiket už v čakárni nie je.';

/** Waits for the reload after the subscription, then opens the ticket. */
async function openTicket(practice: practiceOf.TestPractice, see: Seen, name: string) {
  await see.findByText('Naživo');
  await untilAnswered(practice.lane, TICKETS, 2);
  await press(await see.findByRole('button', { name }));
}

describe('an open ticket that is gone', () => {
  const frames: PageFrame[] = [];
  before(() => setViewport({ width: 1280, height: 860 }));
  afterEach(async () => {
    frames.splice(0).forEach((frame) => frame.remove());
    await unmountAll();
  });

  it('says when the doctor has served it in another browser, or a man of the practice, and nothing more where nobody is known', async () => {
    const practice = await createPractice(three, { capabilities: ['colleagues'] });
    const [jan, eva, ivan] = practice.ids;
    const peter = await newColleague(practice, 'Peter', 'assistant-male');
    const doctor = await anotherToken(practice);
    const { see } = await mount(practice, 'ordinacia-waiting-room');
    await openTicket(practice, see, 'Eva Druhá');
    await post(practice, '/api/ticket-next', { id: eva }, doctor);
    await see.findByText(/^Odbavené: MUDr\. Test \d+, \d{1,2}:\d\d$/);
    await press(see.getByRole('button', { name: 'Ivan Tretí' }));
    await post(practice, '/api/ticket-next', { id: ivan }, peter.token);
    await see.findByText(/^Odbavil asistent Peter, \d{1,2}:\d\d$/);
    // The departure of another ticket is attributed to nobody.
    await press(see.getByRole('button', { name: 'Ján Prvý' }));
    await nextElsewhere(practice, jan ?? 0);
    const { parentElement: told } = await see.findByText(GONE);
    expect(told?.textContent).not.to.match(/Zruš|Odbav/);
  });

  it('says nothing more without the capability', async () => {
    const practice = await createPractice(three, { capabilities: [] });
    const other = await anotherToken(practice);
    const { see } = await mount(practice, 'ordinacia-waiting-room');
    await openTicket(practice, see, 'Ján Prvý');
    await post(practice, '/api/ticket-next', { id: practice.ids[0] }, other);
    const { parentElement: told } = await see.findByText(GONE);
    expect(told?.textContent).not.to.match(/Odbav/);
  });

  it('is explained in every tab of the browser, of which one has the socket', async () => {
    const practice = await createPractice(three, { capabilities: ['colleagues'] });
    const jana = await newColleague(practice);
    const openLiveTab = async () => {
      const { page, see } = await openTab(practice);
      frames.push(page);
      await see.findByText('Naživo');
      return see;
    };
    const first = await openLiveTab();
    await untilAnswered(practice.lane, TICKETS, 2);
    const second = await openLiveTab();
    await untilAnswered(practice.lane, TICKETS, 3);
    for (const see of [first, second]) (await see.findByRole('button', { name: 'Eva Druhá' })).click();
    await post(practice, '/api/ticket-reject', { id: practice.ids[1] }, jana.token);
    for (const see of [first, second]) await see.findByText(/^Zrušila sestra Jana, /);
    localStorage.clear();
  });
});
