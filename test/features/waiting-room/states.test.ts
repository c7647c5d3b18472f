import { expect } from '@open-wc/testing';
import { hidePage } from '../../support/hidden-page';
import { setViewport } from '@web/test-runner-commands';
import { press } from '../../support/user-input';
import { mount, unmountAll } from '../../support/mount';
import {
  announce,
  answerWith,
  breakCall,
  createPractice,
  clearFaults,
  release,
  seenCalls,
  untilAnswered,
  untilHeld,
} from '../../support/practice';
import { until } from '../../support/until';

const TICKETS = '/api/tickets';
const queue = [{ type: 'queue' as const, user_alternate: 'Ján Prvý' }];

describe('the waiting room’s states', () => {
  before(() => setViewport({ width: 1280, height: 860 }));
  afterEach(unmountAll);

  it('loading: shows a skeleton until the answer comes', async () => {
    const practice = await createPractice(queue);
    await breakCall(practice.lane, { kind: 'hold', path: TICKETS, times: 1 });
    const { see } = await mount(practice, 'ordinacia-waiting-room', { attributes: { 'realtime-key': '' } });
    await see.findByText('Načítava sa…');
    await untilHeld(practice.lane, TICKETS);
    await release(practice.lane, TICKETS);
    await see.findByText('Ján Prvý');
    expect(see.queryByText('Načítava sa…')).to.equal(null);
  });

  it('failed: shows the reason after four tries, and „Skúsiť znova“ loads', async () => {
    const practice = await createPractice(queue);
    hidePage();
    await answerWith(practice.lane, TICKETS, 500, '{"message":"Server Error"}');
    const { see } = await mount(practice, 'ordinacia-waiting-room', { attributes: { 'realtime-key': '' } });
    await see.findByText('Čakáreň sa nepodarilo načítať');
    see.getByText('Na serveri nastala chyba. Skúste to o chvíľu znova.');
    expect(await seenCalls(practice.lane, TICKETS)).to.have.length(4);
    await clearFaults(practice.lane);
    await press(see.getByRole('button', { name: 'Skúsiť znova' }));
    await see.findByText('Ján Prvý');
  });

  it('failed: each kind of failure has words of its own', async () => {
    const practice = await createPractice(queue);
    hidePage();
    await breakCall(practice.lane, { kind: 'refuse', path: TICKETS });
    const { see } = await mount(practice, 'ordinacia-waiting-room', { attributes: { 'realtime-key': '' } });
    await see.findByText('Server je nedostupný. Skontrolujte pripojenie na internet a skúste to znova.');
    for (const [status, body, text] of [
      [200, '<!doctype html><title>Portál</title>', 'Server poslal odpoveď, ktorej nerozumieme.'],
      [403, '{"message":""}', 'Na zobrazenie týchto údajov nemáte oprávnenie.'],
      [429, '{"message":"Too Many Attempts."}', 'Server je preťažený. Skúsime to znova o 60 sekúnd.'],
    ] as const) {
      await clearFaults(practice.lane);
      await answerWith(practice.lane, TICKETS, status, body, status === 429 ? { 'retry-after': '60' } : {});
      await press(see.getByRole('button', { name: 'Skúsiť znova' }));
      await see.findByText(new RegExp(`^${text}`));
    }
  });

  it('a failed reload keeps the list with its time, and can be retried', async () => {
    const practice = await createPractice(queue);
    const { see } = await mount(practice, 'ordinacia-waiting-room');
    await see.findByText('Naživo');
    // At the start, and after the subscription.
    await untilAnswered(practice.lane, TICKETS, 2);
    hidePage();
    await answerWith(practice.lane, TICKETS, 403, '{"message":""}');
    await announce(practice, 'update-waiting-tickets');
    await see.findByText(/^Údaje sa nepodarilo obnoviť\. Vidíte údaje z \d{1,2}:\d{2}\.$/);
    see.getByText('Ján Prvý');
    await clearFaults(practice.lane);
    await press(see.getByRole('button', { name: 'Skúsiť znova' }));
    await until(() => !see.queryByText(/^Údaje sa nepodarilo obnoviť/));
  });

  it('skips one malformed ticket and shows the others', async () => {
    const practice = await createPractice();
    const tickets = [
      { id: 1, type: 'queue' },
      { id: 2, type: 'queue', ticket_title: 'Lístok 2', user_alternate: 'Eva' },
    ];
    await answerWith(practice.lane, TICKETS, 200, JSON.stringify({ data: [{ day: 'Dnes', tickets }] }));
    const { see } = await mount(practice, 'ordinacia-waiting-room', { attributes: { 'realtime-key': '' } });
    await see.findByText('Eva');
    see.getByText('Dnes: 1 tiket');
  });
});
