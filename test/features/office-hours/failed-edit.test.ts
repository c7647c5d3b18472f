import { expect } from '@open-wc/testing';
import { within } from '@testing-library/dom';
import { expectFailureAlert, MAYBE, RETRY, STORED } from '../../support/failure-alert';
import { formFaults, timeOut } from '../../support/form-faults';
import { clearFaults } from '../../support/practice';
import { recordWarnings } from '../../support/record-warnings';
import { closeScreen } from '../../support/screen';
import { press } from '../../support/user-input';
import { ADD, LIST_PATH, opened, rename, save, stored } from './edit-screen';

describe('the screen „Upravte Ordinačné Hodiny“, after a save that failed', () => {
  let warnings: ReturnType<typeof recordWarnings>;
  beforeEach(() => (warnings = recordWarnings()));
  afterEach(async () => {
    warnings.restore();
    timeOut.restore();
    await closeScreen();
  });

  const faults = [...formFaults, timeOut];

  it('F2 R13 C21 says the same after each failure, keeps what was typed, and „Skúsiť znova“ sends it', async () => {
    const { see, practice } = await opened();
    await rename(see, 'Po výpadku');
    let send = () => press(save(see));
    for (const fault of faults) {
      await fault.begin(practice, ADD, false);
      await send();
      await fault.end?.(practice, ADD);
      const alert = await expectFailureAlert(see, fault.isUnknown ? [MAYBE] : []);
      await clearFaults(practice.lane);
      send = () => press(within(alert).getByRole('button', { name: RETRY }));
    }
    await send();
    await see.findByText('Ordinačné hodiny boli upravené');
    expect((await stored(practice)).name).to.equal('Po výpadku');
  });

  for (const fault of faults) {
    it(`F2 R13 C21 was stored in spite of ${fault.what}: the alert says so, and the list follows`, async () => {
      const { see, practice } = await opened();
      await rename(see, 'Po výpadku');
      await fault.begin(practice, ADD, true);
      await press(save(see));
      await fault.end?.(practice, ADD);
      const alert = await expectFailureAlert(see, [STORED]);
      expect(within(alert).queryByRole('button', { name: RETRY })).to.equal(null);
      await press(within(alert).getByRole('button', { name: 'V poriadku' }));
      await see.findByRole('heading', { level: 1, name: 'Ordinačné Hodiny' });
      expect(see.queryByRole('dialog'), 'a question about unsaved changes').to.equal(null);
      expect(location.pathname + location.hash, 'the list').to.contain(LIST_PATH);
      expect((await stored(practice)).name).to.equal('Po výpadku');
    });
  }
});
