import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { mount, unmountAll } from '../../support/mount';
import { announce, breakCall, clearFaults, createPractice } from '../../support/practice';
import { until } from '../../support/until';

const TICKETS = '/api/tickets';
const INIT = '/api/administration-init';
const STALE = /^Údaje sa nepodarilo obnoviť/;

describe('a load that failed while the socket lives', () => {
  before(() => setViewport({ width: 1280, height: 860 }));
  afterEach(unmountAll);

  it('F3 the notices go by themselves when the server is back', async () => {
    const practice = await createPractice([{ type: 'queue', user_alternate: 'Ján Prvý' }]);
    const { see } = await mount(practice, 'ordinacia-admin', { attributes: { routing: 'memory' } });
    await see.findByText('Naživo');
    for (const path of [TICKETS, INIT]) await breakCall(practice.lane, { kind: 'refuse', path });
    await announce(practice, 'update-waiting-tickets');
    await announce(practice, 'update-admin-notifications');
    await see.findByText(STALE);
    await see.findByText(/^Údaje o ordinácii sa nepodarilo obnoviť\./);
    await clearFaults(practice.lane);
    await until(() => !see.queryByText(/nepodarilo obnoviť/));
    expect(see.queryByRole('button', { name: 'Skúsiť znova' })).to.equal(null);
  });
});
