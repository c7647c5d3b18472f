import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { focused, press } from '../support/user-input';
import { mountFrame, releaseFrames } from '../support/mount-frame';
import { unmountViews } from '../support/mount-view';
import * as practiceOf from '../support/practice';
import { until } from '../support/until';
import { within } from '@testing-library/dom';
import { hidePage, showPage } from '../support/hidden-page';
import { mount, unmountAll } from '../support/mount';
import { mountPopups, unmountPopups } from '../support/mount-popups';

const { answerWith, clearFaults, createPractice, forgetCalls, untilAnswered } = practiceOf;

describe('the alert', () => {
  before(() => setViewport({ width: 1280, height: 860 }));
  afterEach(() => {
    unmountViews();
    releaseFrames();
  });

  it('P1 P10 W18 „Wohoou, super!“ on success and „V poriadku“ on danger, 520 px wide, announced as a whole, closes by its button, and by the backdrop, but not by the second press of a double click', async () => {
    const practice = await createPractice();
    for (const [variant, button, emoji] of [
      ['success', 'Wohoou, super!', '🎉'],
      ['danger', 'V poriadku', '😕'],
    ] as const) {
      const alert = { variant, title: 'Nadpis', description: 'Čo sa stalo.' };
      const { see, opener } = await mountFrame(practice, 'alert', alert);
      await press(opener);
      const dialog = await see.findByRole('alertdialog', { name: 'Nadpis', description: 'Čo sa stalo.' });
      expect(dialog.getBoundingClientRect().width).to.equal(520);
      see.getByText(emoji);
      await press(see.getByRole('button', { name: button }));
      await until(() => !see.queryByRole('alertdialog') && focused() === opener);

      await press(opener);
      const again = await see.findByRole('alertdialog');
      // The mouse of the test runner cannot double-click. The second press of one hits the backdrop, and must be ignored.
      again.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, detail: 2 }));
      await press(see.getByRole('heading', { name: 'Nadpis' }));
      see.getByRole('alertdialog');
      again.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, detail: 1 }));
      await until(() => !see.queryByRole('alertdialog'));
    }
  });
});

const CODE = 'K7F-29Q';
const SHOWN = /Kód chyby: K7F-29Q/;
/** Fails like the practice server: with the id of the call in its log. */
const fail = ({ lane }: practiceOf.TestPractice, path: string, id: string = CODE, status = 500) =>
  answerWith(lane, path, status, '{"message":""}', { 'X-Request-Id': id });
/** Without the quick retries of a 500. */
const failLoad = (practice: practiceOf.TestPractice, id?: string) => fail(practice, '/api/tickets', id, 403);

describe('the code of a server’s failure, to be read out on the telephone', () => {
  // Narrow: no detail opens beside the list by itself.
  before(() => setViewport({ width: 800, height: 600 }));
  afterEach(unmountAll);

  it('is shown at a list that did not load, and stays the same during retries; at an action that failed, and at a list that could not be reloaded, with the time of what it shows and a retry', async () => {
    hidePage();
    const practice = await createPractice([{ type: 'queue', user_alternate: 'Ján Prvý' }]);
    await failLoad(practice);
    const { see, element } = await mount(practice, 'ordinacia-waiting-room');
    const alert = await see.findByRole('alert');
    expect(alert.textContent).to.match(SHOWN);
    // The newer fault comes first: no load in between succeeds.
    await failLoad(practice, 'NEW-ONE');
    await forgetCalls(practice.lane);
    await press(see.getByRole('button', { name: 'Skúsiť znova' }));
    await untilAnswered(practice.lane, '/api/tickets');
    await until(() => !see.getByRole('button', { name: 'Skúsiť znova' }).hasAttribute('aria-busy'));
    expect((await see.findByRole('alert')).textContent).to.match(SHOWN);
    await clearFaults(practice.lane);
    showPage();
    const next = await see.findByRole('button', { name: 'Ďalší pacient: Ján Prvý' });
    await fail(practice, '/api/ticket-next');
    await press(next);
    const action = await see.findByText(SHOWN);
    hidePage();
    await failLoad(practice);
    (element as HTMLElement & { refresh(): void }).refresh();
    const stale = await see.findByText(
      /^Údaje sa nepodarilo obnoviť\. Vidíte údaje z \d{1,2}:\d{2}\. Kód chyby: K7F-29Q$/,
    );
    expect(action.isConnected).to.equal(true);
    see.getByText('Ján Prvý');
    await clearFaults(practice.lane);
    await press(
      within(stale.closest<HTMLElement>('[role=status]') ?? stale).getByRole('button', { name: 'Skúsiť znova' }),
    );
    await until(() => !stale.isConnected);
  });

  it('is shown in the alert of a form; of a longer id, the beginning', async () => {
    const practice = await createPractice();
    const { see, store, opener } = await mountPopups(practice, 'doctor-state');
    store.drafts.of('doctor-state').keep({ doctor_state: 'ending' });
    await fail(practice, '/api/doctor-state-change', '7d1cf0aa-5b1e-4c6e-9d57-2f3ab7c1d2e3');
    await press(opener);
    await press(await see.findByRole('button', { name: 'Nastaviť' }));
    within(await see.findByRole('alertdialog')).getByText(/Kód chyby: 7d1cf0aa(?!-)/);
    unmountPopups();
  });
});
