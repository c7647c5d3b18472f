import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { hidePage, showPage } from '../../support/hidden-page';
import { mount, unmountAll } from '../../support/mount';
import {
  addTicket,
  announce,
  breakCall,
  clearFaults,
  createPractice,
  forgetCalls,
  seenCalls,
  untilAnswered,
  untilSeen,
} from '../../support/practice';
import { until } from '../../support/until';

const TICKETS = '/api/tickets';
const INIT = '/api/administration-init';
const STALE = /^Údaje sa nepodarilo obnoviť/;
const answer = (status: number, body: string) => ({ kind: 'answer', answer: { status, body } }) as const;

describe('a load that failed while the socket lives', () => {
  before(() => setViewport({ width: 1280, height: 860 }));
  afterEach(unmountAll);

  for (const [what, times, fault] of [
    ['a truncated answer', 1, answer(200, '[{"day":"Dnes","tick')],
    ['HTML', 1, answer(200, '<!doctype html><p>Údržba</p>')],
    ['an empty answer', 1, answer(200, '')],
    ['a refusal', 1, answer(403, '{"message":""}')],
    ['an answer that there is nothing', 1, answer(404, '{"message":""}')],
    ['four times 502', 4, answer(502, '<h1>Bad Gateway</h1>')],
    ['four times 429 without Retry-After', 4, answer(429, '{}')],
  ] as const) {
    it(`C5 heals by itself: ${what}`, async () => {
      const practice = await createPractice();
      const { see } = await mount(practice, 'ordinacia-waiting-room');
      await see.findByText('Naživo');
      await untilAnswered(practice.lane, TICKETS, 2);
      await forgetCalls(practice.lane);
      await breakCall(practice.lane, { ...fault, path: TICKETS, times });
      await addTicket(practice, { type: 'queue', user_alternate: 'Nový Pacient' });
      await untilSeen(practice.lane, TICKETS, times);
      await see.findByText('Nový Pacient');
      expect(see.queryByText(STALE)).to.equal(null);
      expect(await seenCalls(practice.lane, TICKETS)).to.have.length(times + 1);
    });
  }

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

  it('asks nothing more once the panel has gone', async () => {
    const practice = await createPractice();
    await breakCall(practice.lane, { ...answer(403, '{}'), path: TICKETS });
    // It waits for the page to be seen: nothing is under way when the panel goes.
    hidePage();
    const { see, element } = await mount(practice, 'ordinacia-waiting-room', { attributes: { 'realtime-key': '' } });
    await see.findByText('Čakáreň sa nepodarilo načítať');
    element.remove();
    await until(() => element.shadowRoot?.childElementCount === 0);
    await forgetCalls(practice.lane);
    showPage();
    window.dispatchEvent(new Event('online'));
    // Another panel loads meanwhile.
    const other = await createPractice([{ type: 'queue', user_alternate: 'Eva Druhá' }]);
    const { see: seeOther } = await mount(other, 'ordinacia-waiting-room');
    await seeOther.findByText('Eva Druhá');
    expect(await seenCalls(practice.lane, TICKETS)).to.deep.equal([]);
  });
});
