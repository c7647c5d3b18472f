import { expect } from '@open-wc/testing';
import { fireEvent } from '@testing-library/dom';
import { focused, pressKeys, press } from '../../support/user-input';
import * as practiceOf from '../../support/practice';
import { address, closeScreen, openScreen } from '../../support/screen';
import { until } from '../../support/until';
import * as screen from './settings-screen';
import type { Seen } from '../../support/mount';

const {
  channelOf,
  nextMessage,
  countCalls,
  openSettings,
  SETTINGS,
  STORE_SETTING,
  storeElsewhere,
  writeOver,
  INITIAL,
} = screen;
const { answerWith, breakCall, clearFaults, createPractice, notify, release, seenCalls } = practiceOf;
const { storedSettings, untilAnswered, untilHeld } = practiceOf;
const SOUND = 'Zvuk pri novej notifikácii';

describe('the screen „Nastavenia“', () => {
  afterEach(closeScreen);

  it('R5 S5 C28 W3 K1 opens from the navigation; a switch saves itself once with its progress, choices by keyboard, and they survive a reload', async () => {
    const practice = await createPractice();
    const { see } = await openScreen(practice, '/cakaren');
    (await see.findByRole('link', { name: 'Nastavenia' })).focus();
    await pressKeys('Enter');
    await see.findByRole('heading', { level: 1, name: 'Nastavenia' });
    expect(address()).to.equal(SETTINGS);
    expect(see.getByRole('link', { current: 'page' }).textContent).to.equal('Nastavenia');
    const sound = await see.findByRole<HTMLInputElement>('switch', { name: SOUND });
    expect(sound.checked, 'on as long as nothing else is stored').to.equal(true);
    await breakCall(practice.lane, { kind: 'hold', path: STORE_SETTING, times: 1 });
    await press(sound);
    await see.findByText('Ukladá sa…');
    await untilHeld(practice.lane, STORE_SETTING);
    await release(practice.lane, STORE_SETTING);
    await see.findByText('Uložené');
    expect(await storedSettings(practice)).to.deep.equal({ sound: false });
    expect(await countCalls(practice, STORE_SETTING)).to.equal(1);
    expect(focused()).to.equal(sound);

    see.getByRole('radio', { name: 'Voľnejšia' }).focus();
    await pressKeys('ArrowRight');
    await until(async () => (await storedSettings(practice))['density'] === 'compact');
    await closeScreen();
    const again = await openScreen(practice, SETTINGS);
    const compact = await again.see.findByRole<HTMLInputElement>('radio', { name: 'Hustejšia' });
    expect(compact.checked).to.equal(true);
  });

  it('F3 C28 shows a failed save at its field, with the server’s code if there is one, without a toast or a popup; a retry is the same request, another value another one; an answer without a value counts; the other tabs receive a change, and of one that may be stored, and a newer one of theirs is shown', async () => {
    const { see, practice, root } = await openSettings(SETTINGS);
    await answerWith(practice.lane, STORE_SETTING, 502, '');
    const sound = await see.findByRole<HTMLInputElement>('switch', { name: SOUND });
    await press(sound);
    await see.findByText('Uloženie sa nepotvrdilo');
    expect(sound.checked, 'as it was left').to.equal(false);
    expect(see.queryByRole('dialog')).to.equal(null);
    expect(see.queryByRole('list', { name: 'Oznámenia' })?.childElementCount ?? 0).to.equal(0);
    await answerWith(practice.lane, STORE_SETTING, 502, '', { 'X-Request-Id': 'K7F-29Q' });
    await press(await see.findByRole('button', { name: `Skúsiť znova uložiť: ${SOUND}` }));
    await see.findByText('Uloženie sa nepotvrdilo. Kód chyby: K7F-29Q');
    await clearFaults(practice.lane);
    await answerWith(practice.lane, STORE_SETTING, 204, '');
    await press(sound);
    await see.findByText('Uložené');
    const [first, retry, other] = (await seenCalls(practice.lane, STORE_SETTING)).map(
      ({ headers }) => headers['idempotency-key'],
    );
    expect(retry).to.equal(first);
    expect(other).not.to.equal(first);

    await clearFaults(practice.lane);
    const channel = channelOf(practice);
    const changed = nextMessage(channel);
    await press(await see.findByRole('radio', { name: 'Tmavé' }));
    expect(await changed).to.equal('app-data');
    await until(async () => (await storedSettings(practice))['theme'] === 'dark');
    await breakCall(practice.lane, { kind: 'lose', path: STORE_SETTING });
    const perhapsStored = nextMessage(channel);
    await press(sound);
    expect(await perhapsStored).to.equal('app-data');
    channel.close();
    await clearFaults(practice.lane);

    const hasTheme = (theme: string) => root.querySelector(`[data-theme='${theme}']`) !== null;
    expect(hasTheme('dark')).to.equal(true);
    await storeElsewhere(practice, 'theme', 'light');
    await until(() => see.getByRole<HTMLInputElement>('radio', { name: 'Svetlé' }).checked);
    await until(() => hasTheme('light'));
  });

  it('C28 K1 a page that is hidden while a save runs sends the newer value at once, as it may be discarded; if the server stores the older one last, the newer one is stored again', async () => {
    const { see, practice } = await openSettings(SETTINGS);
    await breakCall(practice.lane, { kind: 'late', path: STORE_SETTING, times: 1 });
    await press(await see.findByRole('radio', { name: 'Tmavé' }));
    await untilHeld(practice.lane, STORE_SETTING);
    await press(see.getByRole('radio', { name: 'Svetlé' }));
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'visibilityState');
    await until(async () => (await storedSettings(practice))['theme'] === 'light');
    await release(practice.lane, STORE_SETTING);
    await untilAnswered(practice.lane, STORE_SETTING, 3);
    const values = (await seenCalls(practice.lane, STORE_SETTING)).map(({ body }) => JSON.parse(body) as object);
    const [dark, light] = ['dark', 'light'].map((value) => ({ name: 'theme', value }));
    expect(values).to.deep.equal([dark, light, light]);
    expect((await storedSettings(practice))['theme']).to.equal('light');
  });

  it('numbers store themselves: from how many minutes on a wait is marked; what is out of bounds is not sent', async () => {
    const { see, practice } = await openSettings(SETTINGS, { capabilities: ['waiting-marks', 'kiosk'] });
    const mark = await see.findByRole<HTMLInputElement>('textbox', { name: 'Čaká už (minúty)' });
    const long = see.getByRole<HTMLInputElement>('textbox', { name: 'Čaká dlho (minúty)' });
    const tickets = await see.findByRole<HTMLInputElement>('textbox', { name: 'Čakacie lístky za deň' });
    expect([mark.value, long.value, tickets.value]).to.deep.equal(['20', '40', '150']);
    await writeOver(mark, '4');
    await until(() => mark.getAttribute('aria-invalid') === 'true');
    // Set in one event: a typed prefix is within the limit, and would be saved after a pause.
    fireEvent.input(tickets, { target: { value: '501' } });
    await until(() => tickets.getAttribute('aria-invalid') === 'true');
    expect(await countCalls(practice, STORE_SETTING)).to.equal(0);
    await writeOver(mark, '15');
    await writeOver(long, '30');
    await writeOver(tickets, '80');
    const expected = { waiting_mark: '15', waiting_long: '30', kiosk_tickets: '80' };
    await until(async () => Object.keys(await storedSettings(practice)).length === 3);
    expect(await storedSettings(practice)).to.deep.equal(expected);
  });
});

/** Stubs desktop notifications: a headless browser has none, and asks for no permission. */
function standInForNotices(answer: NotificationPermission) {
  const shown: { title: string; body: string | undefined; tag: string | undefined }[] = [];
  let asked = 0;
  class StandIn {
    static permission: NotificationPermission = 'default';
    static async requestPermission(): Promise<NotificationPermission> {
      asked += 1;
      StandIn.permission = answer;
      return Promise.resolve(answer);
    }
    onclick: (() => void) | null = null;
    constructor(title: string, { body, tag }: NotificationOptions = {}) {
      shown.push({ title, body, tag });
    }
    close(): void {
      shown.pop();
    }
  }
  const real = Object.getOwnPropertyDescriptor(window, 'Notification');
  const { hasFocus } = document;
  Object.defineProperty(window, 'Notification', { value: StandIn, configurable: true, writable: true });
  return {
    shown,
    asked: () => asked,
    /** The doctor works in another window. */
    leaveWindow: () => (document.hasFocus = () => false),
    comeBack: () => (document.hasFocus = () => true),
    restore() {
      document.hasFocus = hasFocus;
      if (real) Object.defineProperty(window, 'Notification', real);
    },
  };
}

const notices = (see: Seen) => see.findByRole<HTMLInputElement>('switch', { name: 'Upozornenia na ploche' });
const notification = { category: 'queue' as const, content: '<p>Nový tiket: <b>Ján Tajný</b></p>' };

describe('desktop notifications', () => {
  let standIn: ReturnType<typeof standInForNotices> | undefined;
  afterEach(async () => {
    standIn?.restore();
    await closeScreen();
  });

  it('X14 report a notification that arrives while the page is hidden, without a name, once they are switched on and the browser allows them', async () => {
    standIn = standInForNotices('granted');
    const { see, practice } = await openSettings(SETTINGS);
    const { shown, leaveWindow, comeBack } = standIn;
    const control = await notices(see);
    expect(control.checked).to.equal(false);
    // Wait for the load after the subscription.
    await untilAnswered(practice.lane, INITIAL, 2);
    leaveWindow();
    await notify(practice, notification);
    await see.findByRole('button', { name: 'Notifikácie: 1 nová' });
    expect(shown, 'they are off').to.deep.equal([]);
    comeBack();
    await press(control);
    await see.findByText('Uložené');
    expect(standIn.asked()).to.equal(1);
    expect(await storedSettings(practice)).to.deep.equal({ desktop_notices: true });
    await notify(practice, notification);
    await see.findByRole('button', { name: 'Notifikácie: 2 nové' });
    expect(shown, 'who looks at the panel sees the bell').to.deep.equal([]);
    leaveWindow();
    await notify(practice, notification);
    await until(() => shown.length > 0);
    expect(shown).to.deep.equal([{ title: 'Ordinácia', body: 'Máte novú notifikáciu.', tag: 'ordinacia' }]);
  });

  it('stay off where the browser denies them, with instructions', async () => {
    standIn = standInForNotices('denied');
    const { see, practice } = await openSettings(SETTINGS);
    const control = await notices(see);
    await press(control);
    await see.findByText(/^Prehliadač upozornenia tejto stránke zakázal\./);
    expect(control.checked).to.equal(false);
    expect(await storedSettings(practice)).to.deep.equal({});
  });

  it('on another computer only the browser’s permission is needed', async () => {
    standIn = standInForNotices('granted');
    const { see } = await openSettings(SETTINGS, { settings: { desktop_notices: true } });
    await press(await see.findByRole('button', { name: 'Povoliť v prehliadači' }));
    await until(() => !see.queryByText('Prehliadač ich tejto stránke ešte nepovolil.'));
  });
});
