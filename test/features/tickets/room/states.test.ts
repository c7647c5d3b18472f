import { hidePage } from '../../../support/hidden-page';
import { setViewport } from '@web/test-runner-commands';
import { press } from '../../../support/user-input';
import { mount, unmountAll } from '../../../support/mount';
import { announce, answerWith, createPractice, clearFaults, untilAnswered } from '../../../support/practice';
import { until } from '../../../support/until';

const TICKETS = '/api/tickets';
const queue = [{ type: 'queue' as const, user_alternate: 'Ján Prvý' }];

describe('the waiting room’s states', () => {
  before(() => setViewport({ width: 1280, height: 860 }));
  afterEach(unmountAll);

  it('failed: says why, and „Skúsiť znova“ loads', async () => {
    const practice = await createPractice(queue);
    hidePage();
    await answerWith(practice.lane, TICKETS, 429, '{"message":"Too Many Attempts."}', { 'retry-after': '60' });
    const { see } = await mount(practice, 'ordinacia-waiting-room', { attributes: { 'realtime-key': '' } });
    await see.findByText('Čakáreň sa nepodarilo načítať');
    see.getByText('Server je preťažený. Skúsime to znova o 60 sekúnd.');
    await clearFaults(practice.lane);
    await answerWith(practice.lane, TICKETS, 403, '{"message":""}');
    await press(see.getByRole('button', { name: 'Skúsiť znova' }));
    await see.findByText('Na zobrazenie týchto údajov nemáte oprávnenie.');
    await clearFaults(practice.lane);
    await press(see.getByRole('button', { name: 'Skúsiť znova' }));
    await see.findByText('Ján Prvý');
  });

  it('a failed reload keeps the list with its time, and can be retried', async () => {
    const practice = await createPractice(queue);
    const { see } = await mount(practice, 'ordinacia-waiting-room');
    await see.findByText('Naživo');
    // Wait for the load at the start, and the one after the subscription.
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
});
