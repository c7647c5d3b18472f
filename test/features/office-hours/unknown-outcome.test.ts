import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { within } from '@testing-library/dom';
import { mountPopups, unmountPopups } from '../../support/mount-popups';
import {
  breakCall,
  clearFaults,
  createPractice,
  release,
  seenCalls,
  storedOfficeHours,
  untilAnswered,
  untilHeld,
  type TestPractice,
} from '../../support/practice';
import { recordWarnings } from '../../support/record-warnings';
import { press, type } from '../../support/user-input';
import { until } from '../../support/until';

const ADD = '/api/office-hours-add';
const GET = '/api/office-hours-get';
const STORED = 'Ordinačné hodiny boli vytvorené';

const names = async (practice: TestPractice) => (await storedOfficeHours(practice)).map(({ hours_name }) => hours_name);
const keysSent = async (practice: TestPractice) =>
  new Set((await seenCalls(practice.lane, ADD)).map(({ headers }) => headers['idempotency-key']));

/** Filled in, as a draft. */
async function opened() {
  const practice = await createPractice();
  const { see, store, opener } = await mountPopups(practice, 'office-hours');
  store.drafts.of('office-hours').keep({
    hours_name: 'Ranná ambulancia',
    hours_type: 'queue',
    approximate_time_on_patient: '15',
    time_schedules: [],
  });
  await press(opener);
  const submit = () => see.findByRole('button', { name: 'Pridať hodiny' });
  return { practice, see, store, submit };
}

describe('new office hours without an answer', () => {
  let warnings: ReturnType<typeof recordWarnings>;
  before(() => setViewport({ width: 1280, height: 860 }));
  beforeEach(() => (warnings = recordWarnings()));
  afterEach(() => {
    warnings.restore();
    return unmountPopups();
  });

  it('C21 stored, and the connection was lost: they are stored once, whoever repeats it', async () => {
    const { practice, see, store, submit } = await opened();
    await breakCall(practice.lane, { kind: 'lose', path: ADD });
    await breakCall(practice.lane, { kind: 'hold', path: GET, times: 1 });
    await press(await submit());
    await untilHeld(practice.lane, GET);
    expect((await submit()).ariaBusy, 'until the list has come').to.equal('true');
    await release(practice.lane, GET);
    const alert = await see.findByRole('alertdialog', { name: 'Nevieme, či sa akcia vykonala' });
    within(alert).getByText(/^Možno sa to podarilo: skontrolujte zoznam\./);
    expect(store.officeHours.data.peek(), 'what is stored is shown').to.have.length(1);
    await clearFaults(practice.lane);
    await press(within(alert).getByRole('button', { name: 'Skúsiť znova' }));
    await press(await submit());
    await see.findByText(STORED);
    expect(await names(practice)).to.deep.equal(['Ranná ambulancia']);
    expect(store.officeHours.data.peek()).to.have.length(1);
    expect((await keysSent(practice)).size).to.equal(1);
    expect(warnings.messages.join()).not.to.contain('was not stored');
  });

  it('C21 stored, and the browser repeats it by itself: they are stored once', async () => {
    const { practice, see, submit } = await opened();
    await breakCall(practice.lane, { kind: 'lose', path: ADD, times: 1 });
    await press(await submit());
    await until(() => see.queryByText(STORED) ?? see.queryByRole('alertdialog'));
    expect(await names(practice)).to.deep.equal(['Ranná ambulancia']);
  });

  it('C21 other office hours are another request', async () => {
    const { practice, see, submit } = await opened();
    await breakCall(practice.lane, { kind: 'mask', path: ADD, answer: { status: 502, body: '' }, times: 1 });
    await press(await submit());
    await press(within(await see.findByRole('alertdialog')).getByRole('button', { name: 'Skúsiť znova' }));
    await press(await see.findByRole('textbox', { name: 'Názov' }));
    await type(' 2');
    await press(await submit());
    await see.findByText(STORED);
    expect(await names(practice)).to.have.members(['Ranná ambulancia', 'Ranná ambulancia 2']);
    expect((await keysSent(practice)).size).to.equal(2);
  });

  it('C19 C21 made anew after they were removed, they are others', async () => {
    const { practice, see, store, submit } = await opened();
    await breakCall(practice.lane, { kind: 'mask', path: ADD, answer: { status: 502, body: '' }, times: 1 });
    await press(await submit());
    const alert = await see.findByRole('alertdialog');
    const [record] = store.officeHours.data.peek() ?? [];
    await store.officeHours.remove(record?.id ?? 0);
    await press(within(alert).getByRole('button', { name: 'Skúsiť znova' }));
    await press(await submit());
    await see.findByText(STORED);
    await untilAnswered(practice.lane, ADD, 2);
    expect(await names(practice)).to.deep.equal(['Ranná ambulancia']);
    expect((await storedOfficeHours(practice))[0]?.id).not.to.equal(record?.id);
  });
});
