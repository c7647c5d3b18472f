import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { within } from '@testing-library/dom';
import { officeHoursPart } from '../../src/features/office-hours';
import { plainSpaces } from '../../src/lib/clean-text';
import type { Store } from '../../src/state/store';
import { DESCRIPTION, expectFailureAlert, MAYBE, RETRY, STORED, errorAt } from '../support/failure-alert';
import { formFaults, serverError, timeOut, type FormFault } from '../support/form-faults';
import { mountPopups, unmountPopups } from '../support/mount-popups';
import * as practiceOf from '../support/practice';
import { recordWarnings } from '../support/record-warnings';
import { focused, press, pressKeys } from '../support/user-input';
import { until } from '../support/until';
import { formCases, officeHours, type FormCase } from './form-cases';

const { answerWith, breakCall, clearFaults, createPractice, release, seenCalls, untilHeld } = practiceOf;
const LIST = '/api/office-hours-get';
const CREATED = 'Ordinačné hodiny boli vytvorené';
const RESTORED = 'Obnovili sme, čo ste rozpísali.';
const faultsOf = ({ faults = [...formFaults, timeOut] }: FormCase) => faults;
const those = (form: FormCase, ...names: string[]) => faultsOf(form).filter(({ what }) => names.includes(what));

function formOf(name: FormCase['name']): FormCase {
  const form = formCases.find((each) => each.name === name);
  if (!form) throw new Error(`There is no form: ${name}.`);
  return form;
}

async function begin(form: FormCase, given?: practiceOf.TestPractice) {
  const practice = given ?? (await form.create());
  const mounted = await mountPopups(practice, form.name);
  form.keep(mounted.store);
  await press(mounted.opener);
  const submit = () => mounted.see.findByRole('button', { name: form.submit });
  await submit();
  return { ...mounted, practice, submit };
}

type Begun = Awaited<ReturnType<typeof begin>>;

async function fail(form: FormCase, fault: FormFault, { practice, submit }: Begun, isStored: boolean) {
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
    expect(warnings.messages.join(), 'nobody’s name in the console').to.not.match(/Božena|Nalačno|Iná|Eva Malá/);
    warnings.restore();
    timeOut.restore();
    unmountPopups();
  });

  const draftOf = (store: Store, { name }: FormCase) => store.drafts.of(name).read();
  const hours = formOf('office-hours');
  const invoice = formOf('invoice');

  async function retry({ see, store, practice }: Begun, form: FormCase, entered: unknown, what: string) {
    await clearFaults(practice.lane);
    await press(see.getByRole('button', { name: RETRY }));
    await see.findByRole('dialog', { name: form.title });
    await see.findByText(RESTORED);
    expect(draftOf(store, form), what).to.deep.equal(entered);
  }

  async function expectStored({ see, store }: Begun, form: FormCase, what: string) {
    const alert = await expectFailureAlert(see, [STORED]);
    expect(within(alert).queryByRole('button', { name: RETRY }), what).to.equal(null);
    expect(draftOf(store, form), what).to.equal(undefined);
    return alert;
  }

  async function acknowledge({ see, opener, practice }: Begun, alert: HTMLElement) {
    await clearFaults(practice.lane);
    await press(within(alert).getByRole('button', { name: 'V poriadku' }));
    await until(() => !see.queryByRole('alertdialog') && focused() === opener);
  }

  for (const [index, form] of formCases.entries()) {
    // Each form takes its turn with two failures after which the outcome is unknown.
    const unknown = faultsOf(form).filter(({ isUnknown }) => isUnknown);
    const [lost, masked] = [index, index + 4].map((turn) => unknown[turn % unknown.length]);
    if (!lost || !masked) throw new Error('There are no failures.');

    it(`F2 ${form.marks} „${form.title}“ restores what was entered after ${lost.what}, shows a 422 at its field, and says that it was stored in spite of ${masked.what}`, async () => {
      const begun = await begin(form);
      const { see, root, store, practice, submit } = begun;
      const entered = draftOf(store, form);
      await fail(form, lost, begun, false);
      await expectFailureAlert(see, [MAYBE]);
      await retry(begun, form, entered, lost.what);

      const errors = { [form.field.wire]: ['Hovorí server.'], unknown_field: ['A ešte toto.'] };
      await answerWith(practice.lane, form.path, 422, JSON.stringify({ message: '', errors }));
      await press(await submit());
      await see.findByText('Hovorí server.');
      expect(see.getByRole('alert').textContent).to.equal('A ešte toto.');
      const [field] = see.getAllByLabelText(form.field.label);
      expect(field && errorAt(field, root)).to.equal('Hovorí server.');
      await until(() => field?.contains(focused()));
      expect(draftOf(store, form)).to.deep.equal(entered);
      expect(await form.count(practice)).to.equal(0);
      await clearFaults(practice.lane);

      await fail(form, masked, begun, true);
      await acknowledge(begun, await expectStored(begun, form, masked.what));
      expect(await form.count(practice)).to.equal(1);
    });
  }

  // Forms are sent by `fetch`, files by XMLHttpRequest: test what these transports report differently.
  for (const [form, done, faults] of [
    [hours, CREATED, faultsOf(hours)],
    [
      invoice,
      'Faktúra bola úspešne odoslaná',
      those(invoice, '403', 'a redirect', 'a cut answer', 'a dropped connection', 'a time-out'),
    ],
  ] as const) {
    it(`F2 C21 C25 „${form.title}“ says the same after each failure, „Skúsiť znova“ and „V poriadku“ keep what was entered, and one key is sent`, async () => {
      const begun = await begin(form);
      const { see, store, practice, opener, submit } = begun;
      const entered = draftOf(store, form);
      for (const fault of faults) {
        await fail(form, fault, begun, false);
        await expectFailureAlert(see, fault.isUnknown ? [MAYBE] : []);
        await retry(begun, form, entered, fault.what);
      }
      await fail(form, serverError, begun, false);
      await acknowledge(begun, await expectFailureAlert(see, [MAYBE]));
      await press(opener);
      await see.findByText(RESTORED);
      expect(await form.count(practice)).to.equal(0);
      await press(await submit());
      await see.findByText(done);
      expect(await form.count(practice)).to.equal(1);
      const unknown = (await seenCalls(practice.lane, form.path)).slice(faults.findIndex(({ isUnknown }) => isUnknown));
      const keys = new Set(unknown.map(({ headers }) => headers['idempotency-key']));
      expect(keys.size, 'the key of all that may be stored').to.equal(1);
    });
  }

  // The tests of each form cover the other failures.
  it(`F2 C21 „${hours.title}“ was stored in spite of a refusal, 503 and HTML: the alert says so, and offers no retry`, async () => {
    const begun = await begin(hours);
    const { practice, store, opener, see } = begun;
    for (const [index, fault] of those(hours, '403', '503', 'HTML with 200').entries()) {
      if (index > 0) {
        store.drafts.of('office-hours').keep(officeHours(`Ambulancia ${index}`));
        await press(opener);
      }
      await fail(hours, fault, begun, true);
      await acknowledge(begun, await expectStored(begun, hours, fault.what));
      expect(await hours.count(practice), fault.what).to.equal(index + 1);
      expect(see.queryByRole('dialog')).to.equal(null);
    }
  });

  it('F2 a 422 that arrives after the popup was closed is still shown, and what was entered is kept', async () => {
    const begun = await begin(hours);
    const { see, store, practice, submit } = begun;
    const entered = draftOf(store, hours);
    const body = JSON.stringify({ errors: { hours_name: ['Hovorí server.'] } });
    await breakCall(practice.lane, { kind: 'hold', path: hours.path, answer: { status: 422, body }, times: 1 });
    await press(await submit());
    await untilHeld(practice.lane, hours.path);
    await pressKeys('Escape');
    await until(() => !see.queryByRole('dialog'));
    await release(practice.lane, hours.path);
    await expectFailureAlert(see, []);
    await retry(begun, hours, entered, 'a late 422');
  });

  it('F2 reports it as soon as the list has loaded, while the alert is open, and the focus stays in it', async () => {
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
    const texts = described.map((id) => plainSpaces(root.getElementById(id)?.textContent ?? ''));
    expect(texts).to.deep.equal([DESCRIPTION, STORED]);
  });

  it('F2 equal office hours that existed before are not taken for those sent', async () => {
    const practice = await hours.create();
    const earlier = await begin(hours, practice);
    await press(await earlier.submit());
    await earlier.see.findByText(CREATED);
    unmountPopups();
    const begun = await begin(hours, practice);
    const known = begun.store.part(officeHoursPart);
    known.reload();
    await until(() => known.data.peek()?.length === 1);
    await fail(hours, serverError, begun, false);
    const alert = await expectFailureAlert(begun.see, [MAYBE]);
    await until(() => !known.isLoading.peek());
    within(alert).getByRole('button', { name: RETRY });
  });

  it('F2 where a server lists no absences, the outcome stays unknown', async () => {
    const absence = formOf('absence');
    const begun = await begin(absence, await createPractice());
    await fail(absence, serverError, begun, true);
    await expectFailureAlert(begun.see, [MAYBE]);
    await until(() => !begun.store.appData.isLoading.peek());
    begun.see.getByRole('button', { name: RETRY });
  });
});
