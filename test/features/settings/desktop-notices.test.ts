import { expect } from '@open-wc/testing';
import { press } from '../../support/user-input';
import type { Seen } from '../../support/mount';
import { notify, storedSettings, untilAnswered } from '../../support/practice';
import { closeScreen } from '../../support/screen';
import { until } from '../../support/until';
import { INITIAL, openSettings, SETTINGS } from './settings-screen';

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
