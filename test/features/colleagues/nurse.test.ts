import { expect } from '@open-wc/testing';
import { pressWith, shortcutsAreOn } from '../../support/keys';
import { asColleague, newColleague } from '../../support/colleague';
import {
  createPractice,
  forgetCalls,
  receptStatus,
  seenCalls,
  storedSettings,
  untilAnswered,
} from '../../support/practice';
import { address, closeScreen, openScreen } from '../../support/screen';
import { until } from '../../support/until';
import { press, pressKeys } from '../../support/user-input';

const OFFERED = { capabilities: ['password', 'sessions', 'second-factor', 'kiosk', 'colleagues', 'calendar-feed'] };

async function nurse(setup: Parameters<typeof createPractice>[1] = {}) {
  const practice = await createPractice([{ type: 'queue', user_alternate: 'Ján Novák' }], { ...OFFERED, ...setup });
  const colleague = await newColleague(practice);
  return { practice, colleague, own: asColleague(practice, colleague) };
}

const remembered = () => localStorage.getItem('ordinacia.display');

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
    await until(() => remembered()?.includes('payouts'));
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
    await until(() => remembered() === null);
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
