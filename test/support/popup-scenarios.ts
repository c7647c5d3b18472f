import { expect } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import { focused, pressKeys, press } from './user-input';
import { mountFrame, releaseFrames } from './mount-frame';
import { unmountAll, type Seen } from './mount';
import { unmountViews } from './mount-view';
import { endSession, type TestPractice } from './practice';
import { until } from './until';
import { opened, type PopupPanel } from './popup-panel';

/** What differs between the popups with a form. */
export interface PopupCase {
  /** Its specification marks. */
  marks: string;
  title: string;
  /** The path of its call. */
  path: string;
  submit: string;
  done: string;
  /** A field by its name in the request, and by its label. */
  field: { wire: string; label: string };
  create(): Promise<TestPractice>;
  mount(practice: TestPractice): Promise<PopupPanel>;
  fillIn(see: Seen): Promise<void>;
  /** Fails unless the form shows what `fillIn` entered. */
  expectFilled(see: Seen): void;
  expectEmpty(see: Seen): void;
  expectStored(practice: TestPractice): Promise<void>;
  expectNotStored(practice: TestPractice): Promise<void>;
}

const RESTORED = 'Obnovili sme, čo ste rozpísali.';

export async function clearPage(): Promise<void> {
  await emulateMedia({ colorScheme: 'light' });
  unmountViews();
  await unmountAll();
  releaseFrames();
}

/** Tests for the draft of a popup with a form. */
export function describeForm(one: PopupCase): void {
  async function beginFilled() {
    const practice = await one.create();
    const panel = await one.mount(practice);
    await panel.open();
    await one.fillIn(panel.see);
    return { practice, panel, see: panel.see };
  }

  describe('drafts', () => {
    before(() => (document.body.style.margin = '0'));
    beforeEach(() => setViewport({ width: 1280, height: 900 }));
    afterEach(clearPage);

    it(`P8 X7 ${one.marks} Escape closes the popup and keeps a draft; „Začať odznova“ and a logout discard it`, async () => {
      const { see, panel, practice } = await beginFilled();
      await pressKeys('Escape');
      await until(() => !see.queryByRole('dialog'));
      await until(() => focused() === panel.opener());
      await panel.open();
      see.getByText(RESTORED);
      one.expectFilled(see);
      await press(see.getByRole('button', { name: 'Začať odznova' }));
      await until(() => !see.queryByText(RESTORED));
      one.expectEmpty(see);
      await until(() => see.getByRole('dialog').contains(focused()) && focused()?.matches('input'));
      await one.fillIn(see);
      await pressKeys('Escape');
      await panel.logOut();
      await panel.logIn();
      await panel.open();
      expect(see.queryByText(RESTORED)).to.equal(null);
      one.expectEmpty(see);
      await one.expectNotStored(practice);
    });

    it(`X7 X9 ${one.marks} a draft survives an expired session`, async () => {
      const { see, practice, panel } = await beginFilled();
      await endSession(practice.token);
      await press(see.getByRole('button', { name: one.submit }));
      await until(() => !see.queryByRole('dialog'));
      await panel.logIn();
      await opened(panel, one.title);
      see.getByText(RESTORED);
      one.expectFilled(see);
      await press(see.getByRole('button', { name: one.submit }));
      await see.findByText(one.done);
      await one.expectStored(practice);
    });
  });
}

/** A panel of the frame alone, for a popup that no screen offers by itself. */
export async function framePanel(practice: TestPractice, name: 'invoice', title: string): Promise<PopupPanel> {
  const frame = await mountFrame(practice, name, {});
  return {
    ...frame,
    opener: () => frame.opener,
    async open() {
      await press(frame.opener);
      return opened(frame, title);
    },
    async logOut() {
      frame.store.logout();
      await until(() => !frame.store.session.isLoggedIn.peek());
    },
    async logIn() {
      await frame.store.login(practice.email, practice.password);
      await until(() => frame.store.appData.admin.peek());
    },
  };
}
