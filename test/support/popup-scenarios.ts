import { expect } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import { expectAccessible } from './accessible';
import { focused, pressKeys, press } from './user-input';
import { mountFrame, releaseFrames } from './mount-frame';
import { unmountAll, type Seen } from './mount';
import { unmountViews } from './mount-view';
import * as practiceOf from './practice';
import { until } from './until';
import { opened, type PopupPanel } from './popup-panel';

const { answerWith, breakCall, endSession, clearFaults, release, seenCalls, untilHeld } = practiceOf;

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
  create(): Promise<practiceOf.TestPractice>;
  mount(practice: practiceOf.TestPractice): Promise<PopupPanel>;
  fillIn(see: Seen): Promise<void>;
  /** Fails unless the form shows what `fillIn` entered. */
  expectFilled(see: Seen): void;
  expectEmpty(see: Seen): void;
  expectStored(practice: practiceOf.TestPractice): Promise<void>;
  expectNotStored(practice: practiceOf.TestPractice): Promise<void>;
}

const FAILED = 'Akcia nebola úspešne vykonaná';
const RESTORED = 'Obnovili sme, čo ste rozpísali.';

export async function clearPage(): Promise<void> {
  await emulateMedia({ colorScheme: 'light' });
  unmountViews();
  await unmountAll();
  releaseFrames();
}

/** Tests for every popup with a form: failures, drafts and appearance. */
export function describeForm(one: PopupCase): void {
  const submit = (see: Seen) => see.getByRole('button', { name: one.submit });
  const control = (see: Seen) => see.getAllByLabelText(one.field.label)[0];

  async function begin() {
    const practice = await one.create();
    const panel = await one.mount(practice);
    await panel.open();
    return { practice, panel, see: panel.see };
  }

  async function beginFilled() {
    const begun = await begin();
    await one.fillIn(begun.see);
    return begun;
  }

  async function send({ panel, practice, see }: Awaited<ReturnType<typeof begin>>) {
    await clearFaults(practice.lane);
    await press(submit(see));
    await see.findByText(one.done);
    await until(() => !see.queryByRole('dialog'));
    await until(() => focused() === panel.opener());
    await one.expectStored(practice);
  }

  describe('failures', () => {
    before(() => (document.body.style.margin = '0'));
    beforeEach(() => setViewport({ width: 1280, height: 900 }));
    afterEach(clearPage);

    it(`F2 ${one.marks} a dropped connection opens the alert, and „Skúsiť znova“ restores everything entered`, async () => {
      const begun = await beginFilled();
      const { practice, see, panel } = begun;
      await breakCall(practice.lane, { path: one.path, kind: 'refuse' });
      await press(submit(see));
      await see.findByRole('alertdialog', { name: FAILED });
      await expectAccessible(panel.element);
      await press(see.getByRole('button', { name: 'Skúsiť znova' }));
      await opened(panel, one.title);
      see.getByText(RESTORED);
      one.expectFilled(see);
      await one.expectNotStored(practice);
      await expectAccessible(panel.element);
      await send(begun);
    });

    it(`F2 ${one.marks} „V poriadku“ closes the alert, and the focus returns to where the popup was opened`, async () => {
      const { practice, see, panel } = await beginFilled();
      await answerWith(practice.lane, one.path, 500, '{}');
      await press(submit(see));
      await press(await see.findByRole('button', { name: 'V poriadku' }));
      await until(() => focused() === panel.opener());
      await clearFaults(practice.lane);
      await panel.open();
      one.expectFilled(see);
    });

    it(`${one.marks} a 422 shows its errors at their fields, keeps what was entered, and can be sent again`, async () => {
      const begun = await beginFilled();
      const { practice, see, panel } = begun;
      const errors = { [one.field.wire]: ['Hovorí server.'], unknown_field: ['A ešte toto.'] };
      await answerWith(practice.lane, one.path, 422, JSON.stringify({ message: '', errors }));
      await press(submit(see));
      await see.findByText('Hovorí server.');
      expect(see.getByRole('alert').textContent).to.equal('A ešte toto.');
      const found = control(see);
      const described = found?.getAttribute('aria-describedby') ?? '';
      const texts = described.split(' ').map((id) => panel.root.getElementById(id)?.textContent);
      expect(texts).to.include('Hovorí server.');
      await until(() => found?.contains(focused()));
      one.expectFilled(see);
      await one.expectNotStored(practice);
      await expectAccessible(panel.element);
      await send(begun);
    });

    it(`${one.marks} a 422 that arrives after the popup was closed is still shown`, async () => {
      const { practice, see, panel } = await beginFilled();
      const body = JSON.stringify({ errors: { [one.field.wire]: ['Hovorí server.'] } });
      await breakCall(practice.lane, { kind: 'hold', path: one.path, answer: { status: 422, body }, times: 1 });
      await press(submit(see));
      await untilHeld(practice.lane, one.path);
      await pressKeys('Escape');
      await until(() => !see.queryByRole('dialog'));
      await release(practice.lane, one.path);
      await see.findByRole('alertdialog', { name: FAILED });
      await press(see.getByRole('button', { name: 'Skúsiť znova' }));
      await opened(panel, one.title);
      one.expectFilled(see);
    });

    it(`${one.marks} the button is busy while a slow server answers, and nothing is sent twice`, async () => {
      const { practice, see, panel } = await beginFilled();
      await breakCall(practice.lane, { kind: 'hold', path: one.path, times: 1 });
      const button = submit(see);
      await press(button);
      await untilHeld(practice.lane, one.path);
      await until(() => button.getAttribute('aria-busy') === 'true');
      expect(button.getAttribute('aria-disabled')).to.equal('true');
      await expectAccessible(panel.element);
      await press(button);
      button.focus();
      await pressKeys('Enter');
      await release(practice.lane, one.path);
      await see.findByText(one.done);
      expect(await seenCalls(practice.lane, one.path)).to.have.length(1);
      await one.expectStored(practice);
    });
  });

  describe('drafts', () => {
    before(() => (document.body.style.margin = '0'));
    beforeEach(() => setViewport({ width: 1280, height: 900 }));
    afterEach(clearPage);

    it(`P8 ${one.marks} Escape closes the popup and keeps a draft; „Začať odznova“ discards it`, async () => {
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
      await press(see.getByRole('button', { name: 'Zrušiť' }));
      await until(() => !see.queryByRole('dialog'));
      await panel.open();
      expect(see.queryByText(RESTORED)).to.equal(null);
      one.expectEmpty(see);
      await one.expectNotStored(practice);
    });

    it(`X7 X9 ${one.marks} a draft survives an expired session; after sending, the form is empty`, async () => {
      const begun = await beginFilled();
      const { see, practice, panel } = begun;
      await endSession(practice.token);
      await press(submit(see));
      await until(() => !see.queryByRole('dialog'));
      await panel.logIn();
      await opened(panel, one.title);
      see.getByText(RESTORED);
      one.expectFilled(see);
      await press(submit(see));
      await see.findByText(one.done);
      await one.expectStored(practice);
    });

    it(`X7 ${one.marks} a logout discards the draft`, async () => {
      const { see, panel } = await beginFilled();
      await pressKeys('Escape');
      await panel.logOut();
      await panel.logIn();
      await panel.open();
      expect(see.queryByText(RESTORED)).to.equal(null);
      one.expectEmpty(see);
    });
  });

  describe('appearance', () => {
    before(() => (document.body.style.margin = '0'));
    beforeEach(() => setViewport({ width: 1280, height: 900 }));
    afterEach(clearPage);

    for (const colorScheme of ['light', 'dark'] as const) {
      it(`${one.marks} axe finds nothing, empty, filled in and refused, ${colorScheme}`, async () => {
        await emulateMedia({ colorScheme });
        const practice = await one.create();
        const panel = await one.mount(practice);
        const dialog = await panel.open();
        expect(dialog.getBoundingClientRect().width).to.equal(520);
        await expectAccessible(panel.element);
        await one.fillIn(panel.see);
        await expectAccessible(panel.element);
        const errors = { [one.field.wire]: ['Hovorí server.'] };
        await answerWith(practice.lane, one.path, 422, JSON.stringify({ errors }));
        await press(submit(panel.see));
        await panel.see.findByText('Hovorí server.');
        await expectAccessible(panel.element);
      });
    }

    it(`${one.marks} scrolls nothing sideways at 320 px`, async () => {
      const practice = await one.create();
      const panel = await one.mount(practice);
      const dialog = await panel.open();
      await setViewport({ width: 320, height: 640 });
      await one.fillIn(panel.see);
      expect(dialog.getBoundingClientRect().width).to.be.at.most(320);
      expect(dialog.scrollWidth).to.equal(dialog.clientWidth);
      expect(document.documentElement.scrollWidth).to.equal(320);
      await press(submit(panel.see));
      await panel.see.findByText(one.done);
    });
  });
}

/** A panel of the frame alone, for a popup that no screen offers by itself. */
export async function framePanel(
  practice: practiceOf.TestPractice,
  name: 'invoice',
  title: string,
): Promise<PopupPanel> {
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
