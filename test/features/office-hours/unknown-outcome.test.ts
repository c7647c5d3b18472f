import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { within } from '@testing-library/dom';
import { mountPopups, unmountPopups } from '../../support/mount-popups';
import {
  breakCall,
  clearFaults,
  createPractice,
  seenCalls,
  storedOfficeHours,
  untilAnswered,
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

/** The next ones are stored, their answer is lost, and the list does not come. */
async function maskAnswer({ lane }: TestPractice) {
  await breakCall(lane, { kind: 'mask', path: ADD, answer: { status: 502, body: '' }, times: 1 });
  await breakCall(lane, { kind: 'answer', path: GET, answer: { status: 403, body: '{}' } });
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
    await breakCall(practice.lane, { kind: 'answer', path: GET, answer: { status: 403, body: '{}' } });
    await press(await submit());
    const alert = await see.findByRole('alertdialog', { name: 'Akcia nebola úspešne vykonaná' });
    await press(within(alert).getByRole('button', { name: 'Skúsiť znova' }));
    await clearFaults(practice.lane);
    await press(await submit());
    await see.findByText(STORED);
    expect(await names(practice)).to.deep.equal(['Ranná ambulancia']);
    store.officeHours.reload();
    await until(() => store.officeHours.data.peek()?.length === 1);
    expect((await keysSent(practice)).size).to.equal(1);
    expect(warnings.messages.join()).not.to.contain('was not stored');
  });

  it('C21 stored, and every attempt was lost: once the list has come, the alert of the retry says so', async () => {
    const { practice, see, store, submit } = await opened();
    await breakCall(practice.lane, { kind: 'lose', path: ADD });
    await breakCall(practice.lane, { kind: 'answer', path: GET, answer: { status: 403, body: '{}' } });
    await press(await submit());
    const alert = await see.findByRole('alertdialog', { name: 'Akcia nebola úspešne vykonaná' });
    await press(within(alert).getByRole('button', { name: 'Skúsiť znova' }));
    await clearFaults(practice.lane, GET);
    store.officeHours.reload();
    await until(() => store.officeHours.data.peek()?.length === 1);
    await press(await submit());
    await see.findByText('Zmena sa medzitým uložila.');
    expect(await names(practice)).to.deep.equal(['Ranná ambulancia']);
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
    await maskAnswer(practice);
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
    await maskAnswer(practice);
    await press(await submit());
    const alert = await see.findByRole('alertdialog');
    const [record] = await storedOfficeHours(practice);
    await store.officeHours.remove(record?.id ?? 0);
    await press(within(alert).getByRole('button', { name: 'Skúsiť znova' }));
    await press(await submit());
    await see.findByText(STORED);
    await untilAnswered(practice.lane, ADD, 2);
    expect(await names(practice)).to.deep.equal(['Ranná ambulancia']);
    expect((await storedOfficeHours(practice))[0]?.id).not.to.equal(record?.id);
  });
});
