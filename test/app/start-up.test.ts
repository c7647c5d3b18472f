import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { press } from '../support/user-input';
import { mount, unmountAll } from '../support/mount';
import { announce, createPractice, seenCalls, untilSeen } from '../support/practice';
import { until } from '../support/until';

const attributes = { routing: 'memory' };
const tickets = [{ type: 'queue' as const, user_alternate: 'Ján Prvý' }];
const INIT = '/api/administration-init';
const HOURS = '/api/office-hours-get';

const first = [INIT, '/api/patients', '/api/recepts', '/api/tickets'];

describe('start of the panel', () => {
  before(() => setViewport({ width: 1280, height: 860 }));
  afterEach(unmountAll);

  it('X16 C1 C4 C7 C12 C15 loads app data, tickets, prescriptions and patients together, once, with the bearer token', async () => {
    const practice = await createPractice(tickets);
    const requests: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => requests.push(...list.getEntries()));
    observer.observe({ type: 'resource' });
    const { see } = await mount(practice, 'ordinacia-admin', { attributes: { ...attributes, 'realtime-key': '' } });
    await see.findByText('Ján Prvý');
    await untilSeen(practice.lane, '/api/patients', 1);
    await untilSeen(practice.lane, '/api/recepts', 1);
    // Office hours, which expected times need, load after the lists.
    await untilSeen(practice.lane, HOURS, 1);
    const calls = await seenCalls(practice.lane);
    expect(calls.map(({ path }) => path).sort()).to.deep.equal([...first, HOURS].sort());
    // Compare the order in which the page sends the calls: a busy server may receive them in another one.
    const sent = await until(() => {
      const paths = requests
        .sort((one, other) => one.startTime - other.startTime)
        .map(({ name }) => new URL(name).pathname.split(`/${practice.lane}`)[1] ?? '')
        .filter((path) => path.startsWith('/api/'));
      return paths.length === calls.length && paths;
    });
    expect(sent.slice(0, 4).sort()).to.deep.equal(first);
    observer.disconnect();
    for (const { headers } of calls) {
      expect(headers['authorization']).to.equal(`Bearer ${practice.token}`);
      expect(headers['x-requested-with']).to.equal('XMLHttpRequest');
    }
  });

  it('X14 X15 „update-admin-notifications“ reloads app data and plays one sound for all elements, and none where every element has sound="off"; „update-admin-recepts“ reloads only the prescriptions', async () => {
    const practice = await createPractice(tickets);
    const one = await mount(practice, 'ordinacia-admin', { attributes });
    const other = await mount(practice, 'ordinacia-waiting-room');
    await press(await one.see.findByRole('link', { name: 'Ján Prvý' }));
    await one.see.findAllByText('Naživo');
    const { start } = OscillatorNode.prototype;
    let notes = 0;
    OscillatorNode.prototype.start = function (this: OscillatorNode, when?: number) {
      notes += 1;
      start.call(this, when);
    };
    const before = (await seenCalls(practice.lane, INIT)).length;
    await announce(practice, 'update-admin-notifications');
    await untilSeen(practice.lane, INIT, before + 1);
    await until(() => notes === 2);
    expect(await seenCalls(practice.lane, INIT)).to.have.length(before + 1);

    for (const { element } of [one, other]) element.sound = false;
    await announce(practice, 'update-admin-notifications');
    await untilSeen(practice.lane, INIT, before + 2);
    await untilSeen(practice.lane, HOURS);
    const calls = await seenCalls(practice.lane);
    await announce(practice, 'update-admin-recepts');
    await untilSeen(practice.lane, '/api/recepts', 3);
    const later = (await seenCalls(practice.lane)).slice(calls.length);
    expect(later.map(({ path }) => path)).to.deep.equal(['/api/recepts']);
    expect(notes).to.equal(2);
    OscillatorNode.prototype.start = start;
  });
});
