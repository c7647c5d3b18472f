import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { queries, within } from '@testing-library/dom';
import { newColleague, post } from '../../support/colleague';
import { mount, unmountAll, type Seen } from '../../support/mount';
import { openPageFrame, type PageFrame } from '../../support/page-frame';
import {
  addTicket,
  anotherToken,
  createPractice,
  nextElsewhere,
  untilAnswered,
  type TestPractice,
} from '../../support/practice';
import { until } from '../../support/until';
import { press } from '../../support/user-input';

const TICKETS = '/api/tickets';
const GONE = 'Tento tiket už v čakárni nie je.';
const OFFERED = { capabilities: ['colleagues'] };
const tickets = [
  { type: 'queue', user_alternate: 'Ján Prvý' },
  { type: 'queue', user_alternate: 'Eva Druhá' },
] as const;

/** Subscribed, and reloaded once for what was missed before. */
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

  it('says which nurse has cancelled it, and when', async () => {
    const practice = await createPractice([...tickets], OFFERED);
    const jana = await newColleague(practice);
    const { see } = await mount(practice, 'ordinacia-waiting-room');
    await openTicket(practice, see, 'Eva Druhá');
    await post(practice, '/api/ticket-reject', { id: practice.ids[1] }, jana.token);
    await see.findByText(GONE);
    await see.findByText(/^Zrušila sestra Jana, \d{1,2}:\d\d$/);
  });

  it('says that the doctor has served it in another browser, or a man of the practice', async () => {
    const practice = await createPractice([...tickets], OFFERED);
    const peter = await newColleague(practice, 'Peter', 'assistant-male');
    const doctor = await anotherToken(practice);
    const { see } = await mount(practice, 'ordinacia-waiting-room');
    await openTicket(practice, see, 'Ján Prvý');
    await post(practice, '/api/ticket-next', { id: practice.ids[0] }, doctor);
    await see.findByText(/^Odbavené: MUDr\. Test \d+, \d{1,2}:\d\d$/);
    await press(see.getByRole('button', { name: 'Eva Druhá' }));
    await post(practice, '/api/ticket-next', { id: practice.ids[1] }, peter.token);
    await see.findByText(/^Odbavil asistent Peter, \d{1,2}:\d\d$/);
  });

  it('says nothing more where nobody is known, and without the capability', async () => {
    const practice = await createPractice([...tickets], OFFERED);
    const { see } = await mount(practice, 'ordinacia-waiting-room');
    await openTicket(practice, see, 'Ján Prvý');
    await nextElsewhere(practice, practice.ids[0] ?? 0);
    const { parentElement: message } = await see.findByText(GONE);
    expect(message?.textContent).not.to.match(/Odbav/);
    await unmountAll();

    const plain = await createPractice([...tickets], { capabilities: [] });
    const other = await anotherToken(plain);
    const { see: seePlain } = await mount(plain, 'ordinacia-waiting-room');
    await openTicket(plain, seePlain, 'Ján Prvý');
    await post(plain, '/api/ticket-next', { id: plain.ids[0] }, other);
    const { parentElement: told } = await seePlain.findByText(GONE);
    expect(told?.textContent).not.to.match(/Odbav/);
  });

  it('is told in every tab of the browser, of which one has the socket', async () => {
    const practice = await createPractice([...tickets], OFFERED);
    const jana = await newColleague(practice);
    const openTab = async () => {
      localStorage.setItem(`token-${practice.lane}`, practice.token);
      const page = await openPageFrame({
        head: '<script type="module" src="/ordinacia/esm/ordinacia.js"></script>',
        body: `<ordinacia-waiting-room api-base="/lane/${practice.lane}" token-key="token-${practice.lane}" realtime-key="ordinacia"></ordinacia-waiting-room>`,
      });
      frames.push(page);
      const root = await until(() => page.document.querySelector('ordinacia-waiting-room')?.shadowRoot);
      const see = within(root as unknown as HTMLElement, queries);
      await see.findByText('Naživo');
      return see;
    };
    const first = await openTab();
    await untilAnswered(practice.lane, TICKETS, 2);
    const second = await openTab();
    await untilAnswered(practice.lane, TICKETS, 3);
    for (const see of [first, second]) (await see.findByRole('button', { name: 'Eva Druhá' })).click();
    await post(practice, '/api/ticket-reject', { id: practice.ids[1] }, jana.token);
    for (const see of [first, second]) await see.findByText(/^Zrušila sestra Jana, /);
    localStorage.clear();
  });

  it('a ticket that came back is not said to be cancelled when somebody unknown takes it', async () => {
    const practice = await createPractice([...tickets], OFFERED);
    const jana = await newColleague(practice);
    const { see } = await mount(practice, 'ordinacia-waiting-room');
    await openTicket(practice, see, 'Eva Druhá');
    await post(practice, '/api/ticket-reject', { id: practice.ids[1] }, jana.token);
    await see.findByText(/^Zrušila sestra Jana/);
    // Another one is not told the same.
    await addTicket(practice, { type: 'queue', user_alternate: 'Tretí Pacient' });
    await press(await see.findByRole('button', { name: 'Ján Prvý' }));
    await nextElsewhere(practice, practice.ids[0] ?? 0);
    const { parentElement: told } = await see.findByText(GONE);
    expect(told?.textContent).not.to.match(/Zruš|Odbav/);
  });
});
