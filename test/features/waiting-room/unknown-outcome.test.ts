import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { CALL_TIMEOUT_MS } from '../../../src/constants';
import { installFakeClock, type FakeClock } from '../../support/fake-clock';
import { mount, seen, unmountAll, type Seen } from '../../support/mount';
import { openPageFrame, type PageFrame } from '../../support/page-frame';
import {
  answerWith,
  breakCall,
  clearFaults,
  createPractice,
  release,
  seenCalls,
  storedTickets,
  untilAnswered,
  untilHeld,
  untilSeen,
  type TestPractice,
} from '../../support/practice';
import { press } from '../../support/user-input';
import { until } from '../../support/until';

const NEXT = '/api/ticket-next';
const TICKETS = '/api/tickets';
const GONE = 'Tiket už nie je v čakárni';
const UNKNOWN = 'Nevieme, či sa pacienta podarilo odbaviť. Server to nepotvrdil.';
const SERVED = 'Tiket bol úspešne odbavený';

const two = [
  { type: 'schedule' as const, time: '00:10', user_alternate: 'Ján Prvý' },
  { type: 'schedule' as const, time: '00:20', user_alternate: 'Eva Druhá' },
];
const next = (see: Seen, name: string) => see.findByRole('button', { name: `Ďalší pacient: ${name}` });
const waiting = async (practice: TestPractice) =>
  (await storedTickets(practice)).flatMap(({ tickets }) => tickets.map(({ user_alternate }) => user_alternate));
const keysSent = async (practice: TestPractice) =>
  new Set((await seenCalls(practice.lane, NEXT)).map(({ headers }) => headers['idempotency-key']));

/** Polls only, so that no event tells what became of a ticket. */
async function opened() {
  const practice = await createPractice(two);
  const { see } = await mount(practice, 'ordinacia-waiting-room', { attributes: { 'realtime-key': '' } });
  const button = await next(see, 'Ján Prvý');
  await untilAnswered(practice.lane, TICKETS);
  return { practice, see, button };
}

describe('„Ďalší pacient“ without an answer', () => {
  let clock: FakeClock | undefined;
  let page: PageFrame | undefined;
  before(() => setViewport({ width: 1280, height: 860 }));
  afterEach(() => {
    clock?.restore();
    page?.remove();
    clock = page = undefined;
    return unmountAll();
  });

  it('C13 stored, and the connection was lost: what the browser repeats is the same request, and its answer comes', async () => {
    const { practice, see, button } = await opened();
    await breakCall(practice.lane, { kind: 'lose', path: NEXT, times: 1 });
    await press(button);
    await next(see, 'Eva Druhá');
    const toast = await see.findByText(new RegExp(`^(${SERVED}|${GONE})$`));
    // Where it repeated it, the answer of the first is told.
    const { length } = await seenCalls(practice.lane, NEXT);
    expect(toast.textContent).to.contain(length > 1 ? SERVED : GONE);
    expect((await keysSent(practice)).size).to.equal(1);
    expect(await waiting(practice)).to.deep.equal(['Eva Druhá']);
  });

  it('C13 stored, and every connection was lost: the list is looked at, and nothing untrue is said', async () => {
    const { practice, see, button } = await opened();
    await breakCall(practice.lane, { kind: 'lose', path: NEXT });
    await press(button);
    await see.findByText(GONE);
    await next(see, 'Eva Druhá');
    expect((await keysSent(practice)).size).to.equal(1);
    expect(see.queryByText(/niekto iný|zostáva v čakárni/)).to.equal(null);
  });

  it('C13 stored, and answered 502: the ticket is pending until the list has come, and then gone', async () => {
    const { practice, see, button } = await opened();
    await breakCall(practice.lane, { kind: 'hold', path: TICKETS, times: 1 });
    await breakCall(practice.lane, { kind: 'mask', path: NEXT, answer: { status: 502, body: '<h1>Bad Gateway</h1>' } });
    await press(button);
    await untilHeld(practice.lane, TICKETS);
    await untilAnswered(practice.lane, NEXT);
    expect(button.getAttribute('aria-busy')).to.equal('true');
    expect(see.queryByRole('alert')).to.equal(null);
    await release(practice.lane, TICKETS);
    await see.findByText(GONE);
    await next(see, 'Eva Druhá');
  });

  it('C13 given up after 20 s, and done later: the ticket leaves by itself', async () => {
    const { practice, see, button } = await opened();
    clock = installFakeClock(new Date());
    await breakCall(practice.lane, { kind: 'late', path: NEXT, times: 1 });
    await press(button);
    await untilHeld(practice.lane, NEXT);
    await clock.tick(CALL_TIMEOUT_MS);
    await until(() => see.queryByText(UNKNOWN));
    see.getByRole('button', { name: 'Skúsiť znova' });
    await release(practice.lane, NEXT);
    await until(async () => (await waiting(practice)).join() === 'Eva Druhá');
    const before = (await seenCalls(practice.lane, TICKETS)).length;
    await clock.tick(5_000);
    await untilSeen(practice.lane, TICKETS, before + 1);
    await until(() => see.queryByText(GONE));
    await until(() => !see.queryByText('Ján Prvý') && !see.queryByText(UNKNOWN));
  });

  it('C13 „Skúsiť znova“ is answered as the first time, also by a server that had served the ticket', async () => {
    const { practice, see, button } = await opened();
    await breakCall(practice.lane, { kind: 'lose', path: NEXT });
    await answerWith(practice.lane, TICKETS, 403, '{"message":""}');
    await press(button);
    await see.findByText(UNKNOWN);
    // The list itself would settle it.
    await clearFaults(practice.lane, NEXT);
    expect(await waiting(practice)).to.deep.equal(['Eva Druhá']);
    await press(see.getAllByRole('button', { name: 'Skúsiť znova' }).at(-1) ?? button);
    await clearFaults(practice.lane, TICKETS);
    await see.findByText(new RegExp(`^(${SERVED}|${GONE})$`));
    await next(see, 'Eva Druhá');
    expect((await keysSent(practice)).size).to.equal(1);
    expect(see.queryByText(/niekto iný/)).to.equal(null);
  });

  it('C13 a retry that a server without keys calls handled is not called somebody else’s', async () => {
    const { practice, see, button } = await opened();
    await answerWith(practice.lane, NEXT, 500, '{"message":"Server Error"}', {}, 1);
    await press(button);
    await see.findByText(UNKNOWN);
    await answerWith(practice.lane, NEXT, 409, '{"message":""}', {}, 1);
    await press(see.getByRole('button', { name: 'Skúsiť znova' }));
    await see.findByText(GONE);
    expect(see.queryByText(/niekto iný/)).to.equal(null);
  });

  it('a page that closes in the middle sends it all the same, and the next page shows it', async () => {
    const practice = await createPractice(two);
    const { lane, token } = practice;
    page = await openPageFrame();
    page.window.localStorage.setItem(`closing-${lane}`, token);
    await page.load('/ordinacia/esm/ordinacia.js', 'module');
    page.document.body.innerHTML = `<ordinacia-waiting-room api-base="/lane/${lane}" realtime-key=""
      token-key="closing-${lane}"></ordinacia-waiting-room>`;
    const see = await until(() => {
      const element = page?.document.querySelector<HTMLElement>('ordinacia-waiting-room');
      return element?.shadowRoot && seen(element).see;
    });
    const button = await next(see, 'Ján Prvý');
    await until(() => !button.hasAttribute('aria-disabled'));
    // All connections of the browser to this host are taken: the call waits within it.
    const paths = Array.from({ length: 6 }, (_, n) => `/api/patients?${n}`);
    for (const path of paths) await breakCall(lane, { kind: 'hold', path });
    const headers = { Authorization: `Bearer ${token}` };
    const others = paths.map((path) => fetch(`/lane/${lane}${path}`, { headers }));
    for (const path of paths) await untilHeld(lane, path);
    button.click();
    page.remove();
    page = undefined;
    for (const path of paths) await release(lane, path);
    await Promise.all(others);
    await untilAnswered(lane, NEXT);
    expect(await waiting(practice)).to.deep.equal(['Eva Druhá']);
    const again = await mount(practice, 'ordinacia-waiting-room', { attributes: { 'realtime-key': '' } });
    await next(again.see, 'Eva Druhá');
    localStorage.removeItem(`closing-${lane}`);
  });
});
