import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { press } from '../support/user-input';
import { openElement } from '../elements/open-element';
import { mount, unmountAll } from '../support/mount';
import * as practiceOf from '../support/practice';
import { until } from '../support/until';

const { acceptElsewhere, announce, askForRecept, createPractice, seenCalls, untilSeen } = practiceOf;

const attributes = { routing: 'memory' };
const tickets = [{ type: 'queue' as const, user_alternate: 'Ján Prvý' }];
const INIT = '/api/administration-init';
const HOURS = '/api/office-hours-get';

/** Counts the notes that the page starts to play. */
function hearNotes() {
  const { start } = OscillatorNode.prototype;
  let count = 0;
  OscillatorNode.prototype.start = function (this: OscillatorNode, when?: number) {
    count += 1;
    start.call(this, when);
  };
  return {
    count: () => count,
    restore() {
      OscillatorNode.prototype.start = start;
    },
  };
}

const first = [INIT, '/api/patients', '/api/recepts', '/api/tickets'];

/** The paths of the calls of a lane, in the order in which the page sent them. */
function observeRequests(lane: string) {
  const entries: PerformanceEntry[] = [];
  const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
  observer.observe({ type: 'resource' });
  return {
    sent: () =>
      entries
        .sort((one, other) => one.startTime - other.startTime)
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.includes(`/${lane}/api/`))
        .map((path) => path.slice(path.indexOf('/api/'))),
    stop: () => observer.disconnect(),
  };
}

describe('start of the panel', () => {
  before(() => setViewport({ width: 1280, height: 860 }));
  afterEach(unmountAll);

  it('X16 C1 C4 C7 C12 C15 loads app data, tickets, prescriptions and patients together, once, with the bearer token', async () => {
    const practice = await createPractice(tickets);
    const requests = observeRequests(practice.lane);
    const { see } = await mount(practice, 'ordinacia-admin', { attributes: { ...attributes, 'realtime-key': '' } });
    await see.findByText('Ján Prvý');
    await untilSeen(practice.lane, '/api/patients', 1);
    await untilSeen(practice.lane, '/api/recepts', 1);
    // Office hours, which expected times need, load after the lists.
    await untilSeen(practice.lane, HOURS, 1);
    const calls = await seenCalls(practice.lane);
    expect(calls.map(({ path }) => path).sort()).to.deep.equal([...first, HOURS].sort());
    // Compare the order in which the page sends the calls: a busy server may receive them in another one.
    const sent = await until(() => requests.sent().length === calls.length && requests.sent());
    expect(sent.slice(0, 4).sort()).to.deep.equal(first);
    requests.stop();
    for (const { headers } of calls) {
      expect(headers['authorization']).to.equal(`Bearer ${practice.token}`);
      expect(headers['x-requested-with']).to.equal('XMLHttpRequest');
    }
  });

  it('X14 „update-admin-notifications“ reloads app data and plays one sound for all elements, and none where every element has sound="off"', async () => {
    const practice = await createPractice(tickets);
    const one = await mount(practice, 'ordinacia-admin', { attributes });
    const other = await mount(practice, 'ordinacia-waiting-room');
    await press(await one.see.findByRole('link', { name: 'Ján Prvý' }));
    await one.see.findAllByText('Naživo');
    const notes = hearNotes();
    const before = (await seenCalls(practice.lane, INIT)).length;
    await announce(practice, 'update-admin-notifications');
    await untilSeen(practice.lane, INIT, before + 1);
    await until(() => notes.count() === 2);
    expect(await seenCalls(practice.lane, INIT)).to.have.length(before + 1);

    for (const { element } of [one, other]) element.sound = false;
    await announce(practice, 'update-admin-notifications');
    await untilSeen(practice.lane, INIT, before + 2);
    await announce(practice, 'update-admin-recepts');
    await untilSeen(practice.lane, '/api/recepts', 3);
    expect(notes.count()).to.equal(2);
    notes.restore();
  });

  it('S4 X15 C15 „update-admin-recepts“ reloads only the prescriptions; the badge shows the number of pending ones, in words too', async () => {
    const user = { fullname: 'Eva Druhá' };
    const recepts = ['Euthyrox', 'Paralen', 'Agapurin'].map((recept_title) => ({ recept_title, user }));
    const { practice, see } = await openElement('ordinacia-admin', tickets, { recepts }, { attributes });
    await see.findByRole('link', { name: 'E-recepty 3 čakajúce žiadosti o recept' });
    await see.findByText('Naživo');
    await untilSeen(practice.lane, '/api/recepts', 2);
    await untilSeen(practice.lane, HOURS);
    const before = await seenCalls(practice.lane);
    await acceptElsewhere(practice, practice.recordIds.recepts[0] ?? 0);
    await see.findByRole('link', { name: 'E-recepty 2 čakajúce žiadosti o recept' });
    const after = await seenCalls(practice.lane);
    expect(after.slice(before.length).map(({ path }) => path)).to.deep.equal(['/api/recepts']);
    await askForRecept(practice, { name: 'Nová Pacientka', medicine: 'Ibalgin' });
    await see.findByRole('link', { name: 'E-recepty 3 čakajúce žiadosti o recept' });
  });
});
