import { expect } from '@open-wc/testing';
import { hidePage } from '../../support/hidden-page';
import { setViewport } from '@web/test-runner-commands';
import { Payouts } from '../../../src/features/payments/payouts';
import { createStore, type Store } from '../../../src/state/store';
import { StoreContext } from '../../../src/state/react/store-context';
import { expectAccessible } from '../../support/accessible';
import { focused, pressKeys, press } from '../../support/user-input';
import { mountView, unmountViews, type MountedView } from '../../support/mount-view';
import { answerWith, clearFaults, storedPayouts, type TestPractice } from '../../support/practice';
import { storeConfig } from '../../support/store-config';
import { until } from '../../support/until';
import { PAYOUTS, practiceWith, MONTHS } from './payouts-screen';

describe('the payouts screen and the store', () => {
  let stop: (() => void) | undefined;
  let store: Store;

  beforeEach(() => setViewport({ width: 1280, height: 860 }));
  afterEach(() => {
    unmountViews();
    stop?.();
    localStorage.clear();
  });

  async function show(practice: TestPractice): Promise<MountedView> {
    localStorage.setItem(`token-${practice.lane}`, practice.token);
    store = createStore(storeConfig(practice));
    stop = store.start();
    const view = mountView(
      <StoreContext value={store}>
        <Payouts />
      </StoreContext>,
    );
    await view.see.findByRole('list', { name: MONTHS });
    await view.see.findByRole('list', { name: 'Čakajú na faktúru' });
    return view;
  }

  it('the buttons open the popups with the payout of the row', async () => {
    const practice = await practiceWith();
    const { see } = await show(practice);
    const [, invoiced, waiting] = practice.recordIds.payouts;
    await press(see.getByRole('button', { name: 'Nahrať faktúru: október 2026' }));
    expect(store.popups.open.value).to.deep.equal({ name: 'invoice', props: { payoutId: waiting } });
    see.getByRole('button', { name: 'Nahradiť faktúru: september 2026' }).focus();
    await pressKeys('Enter');
    expect(store.popups.open.value).to.deep.equal({ name: 'invoice', props: { payoutId: invoiced } });
    await press(see.getByRole('button', { name: 'Fakturačné údaje' }));
    expect(store.popups.open.value).to.deep.equal({ name: 'billing', props: {} });
  });

  it('F14 a month stops waiting when its invoice was sent, and the focus moves to the next one', async () => {
    const practice = await practiceWith();
    const { see } = await show(practice);
    see.getByRole('button', { name: 'Nahrať faktúru: október 2026' }).focus();
    const id = practice.recordIds.payouts[2] ?? 0;
    const file = new File(['%PDF-1.4'], 'oktober.pdf', { type: 'application/pdf' });
    expect(await store.forms.uploadInvoice(id, file)).to.equal(null);
    await until(() => !see.queryByRole('list', { name: 'Čakajú na faktúru' }));
    await see.findByRole('button', { name: 'Nahradiť faktúru: október 2026' });
    await until(() => focused()?.closest('[data-payout]'));
    expect((await storedPayouts(practice))[0]?.status).to.equal('invoiced');
  });

  it('a failed reload keeps the list with its time, and can be retried', async () => {
    const practice = await practiceWith();
    const { see, element } = await show(practice);
    hidePage();
    await answerWith(practice.lane, PAYOUTS, 403, '{"message":""}');
    store.payouts.reload();
    await see.findByText(/^Údaje sa nepodarilo obnoviť\. Vidíte údaje z \d{1,2}:\d{2}\.$/);
    see.getByRole('list', { name: MONTHS });
    await expectAccessible(element);
    await clearFaults(practice.lane);
    await press(see.getByRole('button', { name: 'Skúsiť znova' }));
    await until(() => !see.queryByText(/^Údaje sa nepodarilo obnoviť/));
  });
});
