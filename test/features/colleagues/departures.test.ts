import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { newColleague, post } from '../../support/colleague';
import { mount, unmountAll, type Seen } from '../../support/mount';
import type { PageFrame } from '../../support/page-frame';
import { anotherToken, createPractice, nextElsewhere, untilAnswered, type TestPractice } from '../../support/practice';
import { press } from '../../support/user-input';
import { openTab } from '../tickets/history/office-card';

const TICKETS = '/api/tickets';
const GONE = 'Tento tiket už v čakárni nie je.';
const OFFERED = { capabilities: ['colleagues'] };
const tickets = [
  { type: 'queue', user_alternate: 'Ján Prvý' },
  { type: 'queue', user_alternate: 'Eva Druhá' },
] as const;

/** Waits for the reload after the subscription, then opens the ticket. */
async function openTicket(practice: TestPractice, see: Seen, name: string) {
  await see.findByText('Naživo');
  await untilAnswered(practice.lane, TICKETS, 2);
  await press(await see.findByRole('button', { name }));
}

describe('an open ticket that is gone', () => {
  const frames: PageFrame[] = [];
  before(() => setViewport({ width: 1280, height: 860 }));
  afterEach(async () => {
    frames.splice(0).forEach((frame) => frame.remove());
    await unmountAll();
  });

  it('says which nurse has cancelled it, and when, that the doctor has served it in another browser, or a man of the practice, and nothing more where nobody is known', async () => {
    const practice = await createPractice(
      [...tickets, { type: 'queue', user_alternate: 'Ota Tretí' }, { type: 'queue', user_alternate: 'Iva Štvrtá' }],
      OFFERED,
    );
    const [jan, eva, ota, iva] = practice.ids;
    const jana = await newColleague(practice);
    const peter = await newColleague(practice, 'Peter', 'assistant-male');
    const doctor = await anotherToken(practice);
    const { see } = await mount(practice, 'ordinacia-waiting-room');
    await openTicket(practice, see, 'Eva Druhá');
    await post(practice, '/api/ticket-reject', { id: eva }, jana.token);
    await see.findByText(GONE);
    await see.findByText(/^Zrušila sestra Jana, \d{1,2}:\d\d$/);
    await press(await see.findByRole('button', { name: 'Ota Tretí' }));
    await post(practice, '/api/ticket-next', { id: ota }, doctor);
    await see.findByText(/^Odbavené: MUDr\. Test \d+, \d{1,2}:\d\d$/);
    await press(see.getByRole('button', { name: 'Iva Štvrtá' }));
    await post(practice, '/api/ticket-next', { id: iva }, peter.token);
    await see.findByText(/^Odbavil asistent Peter, \d{1,2}:\d\d$/);
    // The departure of another ticket is attributed to nobody.
    await press(see.getByRole('button', { name: 'Ján Prvý' }));
    await nextElsewhere(practice, jan ?? 0);
    const { parentElement: told } = await see.findByText(GONE);
    expect(told?.textContent).not.to.match(/Zruš|Odbav/);
  });

  it('says nothing more without the capability', async () => {
    const practice = await createPractice([...tickets], { capabilities: [] });
    const other = await anotherToken(practice);
    const { see } = await mount(practice, 'ordinacia-waiting-room');
    await openTicket(practice, see, 'Ján Prvý');
    await post(practice, '/api/ticket-next', { id: practice.ids[0] }, other);
    const { parentElement: told } = await see.findByText(GONE);
    expect(told?.textContent).not.to.match(/Odbav/);
  });

  it('is explained in every tab of the browser, of which one has the socket', async () => {
    const practice = await createPractice([...tickets], OFFERED);
    const jana = await newColleague(practice);
    const openLiveTab = async () => {
      const { page, see } = await openTab(practice);
      frames.push(page);
      await see.findByText('Naživo');
      return see;
    };
    const first = await openLiveTab();
    await untilAnswered(practice.lane, TICKETS, 2);
    const second = await openLiveTab();
    await untilAnswered(practice.lane, TICKETS, 3);
    for (const see of [first, second]) (await see.findByRole('button', { name: 'Eva Druhá' })).click();
    await post(practice, '/api/ticket-reject', { id: practice.ids[1] }, jana.token);
    for (const see of [first, second]) await see.findByText(/^Zrušila sestra Jana, /);
    localStorage.clear();
  });
});
