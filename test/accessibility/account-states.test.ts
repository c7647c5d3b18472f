import { expect } from '@open-wc/testing';
import { executeServerCommand } from '@web/test-runner-commands';
import { fill } from '../features/settings/settings-screen';
import { asColleague, newColleague } from '../support/colleague';
import { hidePage } from '../support/hidden-page';
import * as practiceOf from '../support/practice';
import { appCode, turnOnSecondFactor } from '../support/second-factor';
import { until } from '../support/until';
import { press, pressKeys, type } from '../support/user-input';
import * as walk from './walk';

const { anotherToken, answerWith, breakCall, clearFaults, createPractice, release, untilHeld } = practiceOf;
const { at, describeWays, escape, from, hold, invalid, named, narrow, offered } = walk;
const { panelOf, refusal, send, unknown, visitor } = walk;

/** Paths through the states of accounts: the doctor's own, colleagues', a visitor's. */
const ways: walk.Ways = {
  async 'the account: a password, devices, a second factor and its codes'(look) {
    const practice = await createPractice([], offered);
    const { lane, password } = practice;
    await answerWith(lane, '/api/sessions', 403, '{}');
    await answerWith(lane, '/api/account', 403, '{}');
    hidePage();
    const panel = await panelOf(practice, '/nastavenie-profilu');
    const { see } = panel;
    await see.findByText('Stav dvojstupňového overenia sa nepodarilo načítať');
    await see.findByText('Prihlásené zariadenia sa nepodarilo načítať');
    await look('devices and a second factor that failed', panel);
    await anotherToken(practice);
    await clearFaults(lane);
    for (const retry of see.getAllByRole('button', { name: 'Skúsiť znova' })) retry.click();
    await until(() => see.getAllByRole('button', { name: /^Odhlásiť/ }));
    await see.findByText('Vypnuté');

    const window = await from(panel, 'Zmeniť heslo');
    await send(panel, 'Uložiť nové heslo');
    await invalid(window);
    await look('a password, with errors', panel, window);
    await escape(window);

    const factor = await from(panel, 'Zapnúť dvojstupňové overenie');
    await type(password);
    await pressKeys('Enter');
    await see.findByLabelText('Kód, ktorý aplikácia ukazuje');
    await look('the picture of the code, narrow', panel, factor, narrow);
    const secret = see.getByText(/^[A-Z2-7]{4}(?: [A-Z2-7]{1,4})+$/).textContent.replaceAll(' ', '');
    await fill(see, { 'Kód, ktorý aplikácia ukazuje': appCode(secret) });
    await pressKeys('Enter');
    await look('recovery codes', panel, await see.findByRole('dialog', { name: 'Obnovovacie kódy' }));
    await send(panel, 'Mám ich uložené');
    await see.findByText('Zapnuté');
    await look('a second factor', panel);
    const off = await from(panel, 'Vypnúť dvojstupňové overenie');
    await send(panel, 'Vypnúť');
    await invalid(off);
    await look('a second factor to be turned off', panel, off);
  },

  async 'colleagues: a link that is shown once, the colleague’s page, and a lost invitation'(look) {
    const panel = await at('/nastavenia');
    const { see, lane } = panel;
    const invite = async (name: string) => {
      await see.findByRole('group', { name: 'Kto sa prihlasuje' });
      await fill(see, { Meno: name });
      await press(see.getByRole('radio', { name: 'sestra' }));
      await press(await named(panel, 'Pozvať'));
    };
    await invite('Jana');
    await see.findByText('Odkaz pre: Jana');
    const link = (await see.findByText(/\/setup#[\w-]{43}$/)).textContent;
    await look('the link, narrow', panel, undefined, narrow);
    await executeServerCommand('other:open', { url: link });
    await executeServerCommand('other:see', { text: 'Nové prihlásenie' });
    expect(await executeServerCommand('other:axe', {})).to.deep.equal({ result: [] });
    await executeServerCommand('other:close', {});
    await press(await named(panel, 'Hotovo'));
    await breakCall(lane, { kind: 'lose', path: '/api/colleague-invite' });
    await invite('Eva');
    await see.findByText(/^Nevieme, či pozvánka vznikla/);
    await look('a lost invitation', panel);
  },

  async 'a nurse: a prescription, and settings'(look) {
    const recepts = [{ user: { fullname: 'Eva Tichá' }, recept_title: 'Euthyrox' }];
    const practice = await createPractice([], { ...offered, recepts });
    const path = `/e-recepty?recept=${practice.recordIds.recepts[0] ?? ''}`;
    const panel = await panelOf(asColleague(practice, await newColleague(practice)), path);
    const { see } = panel;
    await see.findByText(/^Sestra Jana/);
    await see.findByText('O žiadosti rozhoduje lekár.');
    await look('a prescription', panel);
    location.hash = '/nastavenia';
    await see.findByRole('switch', { name: 'Skryť údaje pacientov' });
    await look('settings', panel);
  },

  async 'the login: with errors, sending, too often, and its second step'(look, touch) {
    const practice = await createPractice();
    await turnOnSecondFactor(practice);
    const panel = await visitor('/prihlasenie', practice);
    const { see, root, lane } = panel;
    const LOGIN = '/api/admin/login';
    await named(panel, 'Prihlásiť sa');
    await touch(root);
    await send(panel, 'Prihlásiť sa');
    await invalid(root);
    await look('with errors', panel);
    await fill(see, { 'Prihlasovacie meno': practice.email, Heslo: practice.password });
    await hold(lane, LOGIN, 500);
    await pressKeys('Enter');
    await named(panel, 'Prihlasuje sa…');
    await look('sending', panel);
    await release(lane, LOGIN);
    await see.findByText(/^Prihlásenie sa nepodarilo pre chybu/);
    await clearFaults(lane);
    await answerWith(lane, LOGIN, 429, '{}', { 'retry-after': '600' }, 1);
    await send(panel, 'Prihlásiť sa');
    await see.findAllByText(/^Priveľa pokusov o prihlásenie/);
    await look('too often', panel);
    panel.element.remove();
    const next = await visitor('/prihlasenie', practice);
    await fill(next.see, { 'Prihlasovacie meno': practice.email, Heslo: practice.password });
    await pressKeys('Enter');
    await next.see.findByLabelText('Kód z aplikácie');
    await fill(next.see, { 'Kód z aplikácie': '000000' });
    await pressKeys('Enter');
    await invalid(next.root);
    await look('a wrong code', next);
  },

  async 'the registration: with errors, refused, sending; a doctor who is not approved, and again'(look, touch) {
    const panel = await visitor('/registracia');
    const { see, root, lane } = panel;
    const REGISTER = '/api/admin/register';
    const submit = 'Zaregistrovať sa';
    await named(panel, submit);
    await touch(root);
    await send(panel, submit);
    await invalid(root);
    await look('with errors', panel);
    await answerWith(lane, REGISTER, 422, refusal({ email: ['Tento e-mail už má účet.'], unknown }));
    await fill(see, {
      'Titul, meno a priezvisko': 'MUDr. Anna Nová',
      'E-mail': `anna-${lane}@test.sk`,
      Heslo: 'dost-dlhe-heslo',
      'Heslo znova': 'dost-dlhe-heslo',
    });
    await pressKeys('Enter');
    await see.findByText(/^Server niektorý údaj odmietol|^A ešte toto/);
    await look('refused', panel);
    await clearFaults(lane);
    await breakCall(lane, { kind: 'hold', path: REGISTER });
    await send(panel, submit);
    await untilHeld(lane, REGISTER);
    await look('sending', panel);
    await release(lane, REGISTER);
    await see.findByText(/^Vaša ordinácia čaká na schválenie/);
    await look('not approved', panel);
    location.hash = '/registracia';
    await see.findByText('Už máte účet a ste prihlásení');
    await look('again', panel);
  },
};

describeWays('the states of accounts', ways);
