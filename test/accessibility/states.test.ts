import { within } from '@testing-library/dom';
import { expect } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import { closeDisplays, openDisplay, withDisplay } from '../features/display/display-screen';
import { expectAccessible } from '../support/accessible';
import { conditions, inTurn, resetCondition } from '../support/conditions';
import { dayFromNow, slovakDate } from '../support/dates';
import { fullPractice, OFFERED } from '../support/full-practice';
import { hidePage } from '../support/hidden-page';
import { mount, unmountAll, type Mounted } from '../support/mount';
import { opened, write } from '../support/popup-panel';
import * as practiceOf from '../support/practice';
import { closeScreen, openScreen } from '../support/screen';
import { turnOnSecondFactor } from '../support/second-factor';
import { until } from '../support/until';
import { press, pressKeys, type } from '../support/user-input';
import { activate } from '../support/windows';
import { lookedAt } from './visit';

const { answerWith, breakCall, clearFaults, createPractice, nextElsewhere, release, untilHeld } = practiceOf;

const WIDE = { width: 1280, height: 900 };
const queue = (names: readonly string[]) =>
  names.map((user_alternate) => ({ type: 'queue' as const, user_alternate, event_note: 'Bolesť chrbta' }));
const many = queue(
  Array.from({ length: 60 }, (_, index) => `Pacient ${String.fromCodePoint(65 + (index % 26))}${index}`),
);

const looks = conditions.filter(({ name }) => ['light', 'dark', '320 px', '390 px, dark'].includes(name));
const someConditions = inTurn(looks);

/** A toast or the bar of the first ticket lies over the end of a screen, and the bar shows the beginning of its texts. */
const MAY_BE = /axe incomplete color-contrast|cut: <(b|span)>/;

const named = (panel: Mounted, name: string | RegExp) => panel.see.findByRole('button', { name });
const fromMenu = async (panel: Mounted, entry: string) => {
  await activate(await named(panel, /^Rýchle akcie/));
  await activate(await panel.see.findByRole('menuitem', { name: entry }));
  return opened(panel, entry);
};

/** Beside what `screens` and `popups` open: states that only a way through the panel leads to. */
describe('every other state', () => {
  let found: string[];
  beforeEach(() => {
    found = [];
  });
  afterEach(async () => {
    closeDisplays();
    await closeScreen();
    await unmountAll();
    await resetCondition();
  });

  /** Looks at the panel, or at a window over it, and goes on in a wide one. */
  async function look(state: string, panel: Mounted, part?: HTMLElement): Promise<void> {
    const problems = await lookedAt(panel, someConditions(1), part);
    found.push(...problems.filter((one) => !MAY_BE.test(one)).map((problem) => `${state}, ${problem}`));
    await resetCondition();
    await setViewport(WIDE);
  }
  const expectNone = (): void => {
    expect(found.join('\n')).to.equal('');
  };

  const visitor = async (practice: practiceOf.TestPractice, path: string) => {
    await setViewport(WIDE);
    history.replaceState(null, '', `#${path}`);
    return mount(practice, 'ordinacia-admin', { attributes: { routing: 'hash' }, isLoggedIn: false });
  };

  it('the waiting room: an open ticket, a failed action, a search, and old data', async () => {
    const practice = await createPractice(many, { capabilities: OFFERED });
    const panel = await openScreen(practice, '/cakaren', WIDE);
    const { see } = panel;
    await see.findByText('Naživo');
    await press((await see.findAllByRole('link', { name: /^Pacient B1/ }))[0] ?? panel.element);
    await see.findByText('Vytvorené');
    await look('an open ticket', panel);
    await answerWith(practice.lane, '/api/ticket-next', 500, '{}');
    await press(await named(panel, /^Ďalší pacient/));
    await see.findByText(/^Nevieme, či sa pacienta podarilo odbaviť/);
    await look('a failed action', panel);
    await press(see.getByRole('textbox', { name: 'Hľadať v čakárni' }));
    await type('pacient b');
    await until(() => see.queryAllByText(/^Nájdené/).length > 0);
    await look('found', panel);
    await type('xyz');
    await see.findByText('Nenašiel sa žiadny tiket', { selector: '[role=status]' });
    await look('nothing found', panel);
    hidePage();
    await answerWith(practice.lane, '/api/tickets', 403, '{}');
    await practiceOf.announce(practice, 'update-waiting-tickets');
    await see.findByText(/^Údaje sa nepodarilo obnoviť/);
    await look('old data', panel);
    expectNone();
  });

  it('the waiting room: somebody called, those who were handled, a ticket that is gone', async () => {
    const practice = await createPractice(queue(['Ján Prvý', 'Eva Druhá', 'Ivan Tretí']), { capabilities: OFFERED });
    for (const id of practice.ids.slice(0, 2)) await nextElsewhere(practice, id);
    const panel = await openScreen(practice, `/cakaren?tiket=${practice.ids[0] ?? ''}`, WIDE);
    const { see } = panel;
    await see.findByText('Tento tiket už v čakárni nie je.');
    await see.findByText(/^Eva Druhá · od /);
    await look('a ticket that is gone', panel);
    await press(await named(panel, /^Dnes vybavené/));
    await see.findAllByText('Ján Prvý');
    await look('those who were handled', panel);
    expectNone();
  });

  for (const tag of ['ordinacia-waiting-room', 'ordinacia-hot-panel'] as const) {
    it(`<${tag}> alone on a page: its list, a ticket, an expired session`, async () => {
      await setViewport(WIDE);
      const practice = await createPractice(queue(['Ján Prvý', 'Eva Druhá']));
      const panel = await mount(practice, tag);
      await named(panel, 'Eva Druhá');
      await look('the list', panel);
      await press(await named(panel, 'Eva Druhá'));
      await panel.see.findByText('Detail tiketu');
      await look('a ticket', panel);
      await practiceOf.endSession(practice.token);
      (panel.element as HTMLElement & { refresh(): void }).refresh();
      await panel.see.findByText(/^Platnosť Vášho prihlásenia sa skončila/);
      await look('an expired session', panel);
      expectNone();
    });
  }

  it('open records, an unknown address, the panel beside a screen, and the navigation', async () => {
    const practice = await fullPractice();
    const {
      patients: [patient],
      recepts: [recept],
    } = practice.recordIds;
    const panel = await openScreen(practice, `/pacienti?pacient=${patient ?? ''}`, WIDE);
    const { see } = panel;
    await see.findAllByText('Alergia na penicilín');
    await look('a patient', panel);
    location.hash = `/e-recepty?recept=${recept ?? ''}`;
    await see.findAllByText('Prestarium 5 mg');
    await look('a prescription', panel);
    await press(await named(panel, /^Panel čakárne/));
    await named(panel, /^Ďalší pacient/);
    await look('the panel beside a screen', panel);
    location.hash = '/nikde/nic';
    await see.findByText('Táto adresa v paneli neexistuje');
    await look('an unknown address', panel);
    await setViewport({ width: 390, height: 844 });
    await activate(await named(panel, 'Otvoriť navigáciu'));
    await see.findByRole('dialog');
    found.push(
      ...(await lookedAt(
        panel,
        conditions.filter(({ width }) => width === 390),
        see.getByRole('dialog'),
      )),
    );
    expectNone();
  });

  it('the overview: tables in place of its charts', async () => {
    const panel = await openScreen(await fullPractice(), '/prehlady', WIDE);
    const before = panel.see.queryAllByRole('table').length;
    const buttons = await until(() => {
      const all = panel.see.queryAllByRole('button', { name: /^Zobraziť ako tabuľku/ });
      return all.length > 1 && all;
    });
    for (const button of buttons) await activate(button);
    await until(() => panel.see.queryAllByRole('table').length === before + buttons.length);
    await look('tables', panel);
    expectNone();
  });

  it('a form: refused, sending, failed, and restored', async () => {
    const practice = await createPractice([], { capabilities: [] });
    const panel = await openScreen(practice, '/cakaren', WIDE);
    const { see } = panel;
    const ADD = '/api/absence-add';
    let box = await fromMenu(panel, 'Nastaviť absenciu');
    await write(see.getByRole<HTMLInputElement>('combobox', { name: 'Začiatok' }), `${slovakDate(dayFromNow(3))} 8:00`);
    await write(see.getByRole<HTMLInputElement>('combobox', { name: 'Koniec' }), `${slovakDate(dayFromNow(3))} 12:00`);
    const send = async () => activate(await named(panel, 'Nastaviť'));
    const errors = { absence_from: ['Hovorí server.'], unknown: ['A ešte toto.'] };
    await answerWith(practice.lane, ADD, 422, JSON.stringify({ message: '', errors }));
    await send();
    await see.findByText('A ešte toto.');
    await look('refused', panel, box);
    await clearFaults(practice.lane);
    await breakCall(practice.lane, { kind: 'hold', path: ADD, answer: { status: 500, body: '{}' } });
    await send();
    await untilHeld(practice.lane, ADD);
    await look('sending', panel, box);
    await release(practice.lane, ADD);
    const alert = await see.findByRole('alertdialog');
    await look('failed', panel, alert);
    await clearFaults(practice.lane);
    await activate(await named(panel, 'Skúsiť znova'));
    box = await opened(panel, 'Nastaviť absenciu');
    await see.findByText('Obnovili sme, čo ste rozpísali.');
    await look('restored', panel, box);
    expectNone();
  });

  it('an absence over booked patients', async () => {
    const day = dayFromNow(3);
    const user = { fullname: 'Ján Novák', phone: '+421 900 000 001', isPatient: true };
    const practice = await createPractice(
      [
        { type: 'schedule', date: day, time: '09:00', user },
        { type: 'schedule', date: day, time: '10:00', user_alternate: 'Eva Malá' },
      ],
      { capabilities: [] },
    );
    const panel = await openScreen(practice, '/cakaren', WIDE);
    const { see } = panel;
    await fromMenu(panel, 'Nastaviť absenciu');
    await write(see.getByRole<HTMLInputElement>('combobox', { name: 'Začiatok' }), `${slovakDate(day)} 8:00`);
    await write(see.getByRole<HTMLInputElement>('combobox', { name: 'Koniec' }), `${slovakDate(day)} 12:00`);
    await activate(await named(panel, 'Nastaviť'));
    await see.findByRole('heading', { name: 'Absencia sa týka 2 pacientov' });
    await look('whom it hits', panel, see.getByRole('dialog'));
    expectNone();
  });

  it('an announcement and a delay', async () => {
    const panel = await openScreen(await createPractice(), '/cakaren', WIDE);
    const box = await fromMenu(panel, 'Pridať oznam');
    await look('an announcement', panel, box);
    await activate(within(box).getByRole('button', { name: 'Pridať' }));
    await until(() => box.querySelector('[aria-invalid="true"]'));
    await look('its errors', panel, box);
    await pressKeys('Escape');
    await until(() => !box.isConnected);
    await activate(await named(panel, 'Meškám'));
    const delay = await opened(panel, 'Oznámiť meškanie');
    await look('a delay', panel, delay);
    expectNone();
  });

  it('the account: a password, a second factor and its codes', async () => {
    const practice = await createPractice([], { capabilities: OFFERED });
    const panel = await openScreen(practice, '/nastavenie-profilu', WIDE);
    const { see } = panel;
    await activate(await named(panel, 'Zmeniť heslo'));
    const box = await opened(panel, 'Zmeniť heslo');
    await activate(box.querySelector<HTMLElement>('button[type="submit"]') ?? box);
    await until(() => box.querySelector('[aria-invalid="true"]'));
    await look('a password, with errors', panel, box);
    await pressKeys('Escape');
    await until(() => !box.isConnected);
    await activate(await named(panel, 'Zapnúť dvojstupňové overenie'));
    const factor = await opened(panel, 'Zapnúť dvojstupňové overenie');
    await type(practice.password);
    await pressKeys('Enter');
    await see.findByLabelText('Kód, ktorý aplikácia ukazuje');
    await look('the picture of the code', panel, factor);
    expectNone();
  });

  it('colleagues: a link that is shown once', async () => {
    const panel = await openScreen(await createPractice([], { capabilities: OFFERED }), '/nastavenia', WIDE);
    const { see } = panel;
    await press(await see.findByRole('textbox', { name: 'Meno' }));
    await type('Jana');
    await press(see.getByRole('radio', { name: 'sestra' }));
    await press(await named(panel, 'Pozvať'));
    await see.findByText('Odkaz pre: Jana');
    await look('the link', panel);
    expectNone();
  });

  it('the login: empty, with errors, refused, and its second step', async () => {
    const practice = await createPractice();
    await turnOnSecondFactor(practice);
    const panel = await visitor(practice, '/prihlasenie');
    const { see, root } = panel;
    const submit = await named(panel, 'Prihlásiť sa');
    await look('empty', panel);
    await press(submit);
    await until(() => root.querySelector('[aria-invalid="true"]'));
    await look('with errors', panel);
    const fill = async (password: string) => {
      await write(see.getByLabelText<HTMLInputElement>('Prihlasovacie meno'), practice.email);
      await write(see.getByLabelText<HTMLInputElement>('Heslo'), password);
      await pressKeys('Enter');
    };
    await fill('nesprávne heslo');
    await see.findByRole('alert');
    await look('refused', panel);
    await fill(practice.password);
    await see.findByLabelText('Kód z aplikácie');
    await look('the second step', panel);
    expectNone();
  });

  it('the registration: empty, with errors, and refused', async () => {
    const practice = await createPractice();
    const panel = await visitor(practice, '/registracia');
    const { see, root } = panel;
    const submit = await named(panel, 'Zaregistrovať sa');
    await look('empty', panel);
    await press(submit);
    await until(() => root.querySelector('[aria-invalid="true"]'));
    await look('with errors', panel);
    const errors = { email: ['Tento e-mail už má účet.'], unknown: ['A ešte toto.'] };
    await answerWith(practice.lane, '/api/admin/register', 422, JSON.stringify({ errors }));
    for (const [label, text] of [
      ['Titul, meno a priezvisko', 'MUDr. Anna Nová'],
      ['E-mail', 'anna@test.sk'],
      ['Heslo', 'dost-dlhe-heslo'],
      ['Heslo znova', 'dost-dlhe-heslo'],
    ] as const)
      await write(see.getByLabelText<HTMLInputElement>(label), text);
    await pressKeys('Enter');
    await see.findByText('A ešte toto.');
    await look('refused', panel);
    expectNone();
  });

  it('the television: somebody called, in light and dark, and an address that is not valid', async () => {
    await setViewport({ width: 1920, height: 1080 });
    const { practice, key } = await withDisplay(queue(['Ján', 'Eva', 'Ivan']));
    await nextElsewhere(practice, practice.ids[0] ?? 0);
    const { element, see } = await openDisplay(practice, key, { attributes: { theme: 'auto' } });
    await see.findByText('Vstúpte, prosím');
    await expectAccessible(element);
    await emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(element);
    await emulateMedia({ colorScheme: 'light' });
    closeDisplays();
    const wrong = await openDisplay(practice, `${key}x`);
    await wrong.see.findByText('Táto adresa neplatí');
    await expectAccessible(wrong.element);
  });
});
