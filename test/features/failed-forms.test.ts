import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { within } from '@testing-library/dom';
import { plainSpaces } from '../../src/lib/clean-text';
import type { Store } from '../../src/state/store';
import { DESCRIPTION, expectFailureAlert, MAYBE, RETRY, STORED } from '../support/failure-alert';
import { formFaults, serverError, timeOut, type FormFault } from '../support/form-faults';
import { mountPopups, unmountPopups } from '../support/mount-popups';
import {
  breakCall,
  clearFaults,
  createPractice,
  release,
  seenCalls,
  untilHeld,
  type TestPractice,
} from '../support/practice';
import { recordWarnings } from '../support/record-warnings';
import { focused, press } from '../support/user-input';
import { until } from '../support/until';
import { formCases, type FormCase } from './form-cases';

const LIST = '/api/office-hours-get';
const faultsOf = ({ faults = [...formFaults, timeOut] }: FormCase) => faults;

async function begin(form: FormCase, given?: TestPractice) {
  const practice = given ?? (await form.create());
  const mounted = await mountPopups(practice, form.name);
  form.keep(mounted.store);
  await press(mounted.opener);
  const submit = () => mounted.see.findByRole('button', { name: form.submit });
  await submit();
  return { ...mounted, practice, submit };
}

async function fail(
  form: FormCase,
  fault: FormFault,
  { practice, submit }: Awaited<ReturnType<typeof begin>>,
  isStored: boolean,
) {
  const button = await submit();
  await fault.begin(practice, form.path, isStored);
  await press(button);
  await fault.end?.(practice, form.path);
}

describe('a form that failed', () => {
  let warnings: ReturnType<typeof recordWarnings>;
  before(() => setViewport({ width: 1280, height: 900 }));
  beforeEach(() => (warnings = recordWarnings()));
  afterEach(() => {
    warnings.restore();
    timeOut.restore();
    unmountPopups();
  });

  for (const form of formCases) {
    const draftOf = (store: Store) => store.drafts.of(form.name).read();

    it(`F2 ${form.marks} „${form.title}“ says the same after each failure, and „Skúsiť znova“ restores what was entered`, async () => {
      const begun = await begin(form);
      const { see, store, practice, submit } = begun;
      const entered = draftOf(store);
      for (const fault of faultsOf(form)) {
        await fail(form, fault, begun, false);
        const alert = await expectFailureAlert(see, fault.isUnknown ? [MAYBE] : []);
        await clearFaults(practice.lane);
        await press(within(alert).getByRole('button', { name: RETRY }));
        await see.findByRole('dialog', { name: form.title });
        await see.findByText('Obnovili sme, čo ste rozpísali.');
        expect(draftOf(store), fault.what).to.deep.equal(entered);
      }
      expect(await form.count(practice)).to.equal(0);
      await press(await submit());
      await see.findByText(form.done);
      expect(await form.count(practice)).to.equal(1);
      const unknown = (await seenCalls(practice.lane, form.path)).slice(
        formFaults.findIndex(({ isUnknown }) => isUnknown),
      );
      const keys = new Set(unknown.map(({ headers }) => headers['idempotency-key']));
      if (form.hasKey !== false) expect(keys.size, 'the key of all that may be stored').to.equal(1);
    });

    for (const fault of faultsOf(form)) {
      it(`F2 ${form.marks} „${form.title}“ was stored in spite of ${fault.what}: the alert says so, and offers no retry`, async () => {
        const begun = await begin(form);
        const { see, store, practice, opener } = begun;
        await fail(form, fault, begun, true);
        const alert = await expectFailureAlert(see, [STORED]);
        expect(within(alert).queryByRole('button', { name: RETRY })).to.equal(null);
        expect(draftOf(store)).to.equal(undefined);
        await clearFaults(practice.lane);
        await press(within(alert).getByRole('button', { name: 'V poriadku' }));
        await until(() => !see.queryByRole('alertdialog') && focused() === opener);
        expect(await form.count(practice)).to.equal(1);
      });
    }
  }

  const [, hours] = formCases;
  if (!hours) throw new Error('There are no forms.');

  it('F2 says it as soon as the list has come, while the alert is open, and the focus stays in it', async () => {
    const begun = await begin(hours);
    const { see, practice } = begun;
    await breakCall(practice.lane, { kind: 'hold', path: LIST, times: 1 });
    await breakCall(practice.lane, { kind: 'mask', path: hours.path, answer: { status: 502, body: '' } });
    await press(await begun.submit());
    const alert = await expectFailureAlert(see, [MAYBE]);
    await untilHeld(practice.lane, LIST);
    within(alert).getByRole('button', { name: RETRY }).focus();
    await release(practice.lane, LIST);
    expect(await expectFailureAlert(see, [STORED])).to.equal(alert);
    expect(within(alert).queryByRole('button', { name: RETRY })).to.equal(null);
    await until(() => focused() === within(alert).getByRole('button', { name: 'V poriadku' }));
    const described = alert.getAttribute('aria-describedby')?.split(' ') ?? [];
    const root = alert.getRootNode() as ShadowRoot;
    expect(described.map((id) => plainSpaces(root.getElementById(id)?.textContent ?? ''))).to.deep.equal([
      DESCRIPTION,
      STORED,
    ]);
  });

  it('F2 the same office hours that were there before are not taken for what was sent', async () => {
    const practice = await hours.create();
    const earlier = await begin(hours, practice);
    await press(await earlier.submit());
    await earlier.see.findByText(hours.done);
    unmountPopups();
    const begun = await begin(hours, practice);
    begun.store.officeHours.reload();
    await until(() => begun.store.officeHours.data.peek()?.length === 1);
    await fail(hours, serverError, begun, false);
    const alert = await expectFailureAlert(begun.see, [MAYBE]);
    await until(() => !begun.store.officeHours.isLoading.peek());
    within(alert).getByRole('button', { name: RETRY });
  });

  it('F2 where a server lists no absences, nobody knows it', async () => {
    const absence = formCases.find(({ name }) => name === 'absence');
    if (!absence) throw new Error('There is no form of absences.');
    const begun = await begin(absence, await createPractice());
    await fail(absence, serverError, begun, true);
    await expectFailureAlert(begun.see, [MAYBE]);
    await until(() => !begun.store.appData.isLoading.peek());
    begun.see.getByRole('button', { name: RETRY });
  });
});
