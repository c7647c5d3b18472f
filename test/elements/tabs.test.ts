import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { post } from '../support/colleague';
import { seen, type Seen } from '../support/mount';
import { openPageFrame, type PageFrame } from '../support/page-frame';
import {
  addTicket,
  askForRecept,
  breakCall,
  createPractice,
  cutSockets,
  forgetCalls,
  notify,
  openSockets,
  seenCalls,
  untilAnswered,
  untilHeld,
  type TestPractice,
} from '../support/practice';
import { until } from '../support/until';
import { press } from '../support/user-input';

const TICKETS = '/api/tickets';
const INIT = '/api/administration-init';

/** A tab of the doctor's: pages of one origin share locks, storage and channels as tabs do. */
async function openTab(
  { lane, token }: TestPractice,
  head = '',
  element = 'ordinacia-waiting-room',
): Promise<{ page: PageFrame; see: Seen }> {
  localStorage.setItem(`token-${lane}`, token);
  const page = await openPageFrame({
    head: `${head}<script type="module" src="/ordinacia/esm/ordinacia.js"></script>`,
    body: `<${element} api-base="/lane/${lane}" token-key="token-${lane}" realtime-key="ordinacia" routing="memory"></${element}>`,
  });
  const found = await until(() => page.document.querySelector<HTMLElement>(element));
  await until(() => found.shadowRoot);
  return { page, see: seen(found).see };
}

describe('several tabs of one doctor', () => {
  const opened: PageFrame[] = [];
  before(() => setViewport({ width: 1280, height: 860 }));
  afterEach(() => {
    opened.splice(0).forEach((page) => page.remove());
    localStorage.clear();
  });

  async function open(practice: TestPractice, head?: string, element?: string) {
    const tab = await openTab(practice, head, element);
    opened.push(tab.page);
    return tab;
  }

  /** Two tabs, of which the first leads. */
  async function openTwo(practice: TestPractice) {
    // The server may not know yet that the tabs of an earlier test are closed.
    await until(async () => (await openSockets()) === 0);
    const first = await open(practice);
    await first.see.findByText('Naživo');
    await untilAnswered(practice.lane, TICKETS, 2);
    const second = await open(practice);
    await second.see.findByText('Naživo');
    await untilAnswered(practice.lane, TICKETS, 3);
    await until(() => second.see.queryByText('Naživo'));
    return { first, second };
  }

  /** Records the notices and sounds of these tabs from now on. */
  function listenIn(...tabs: { page: PageFrame }[]): string[] {
    const told: string[] = [];
    for (const { page } of tabs) {
      Reflect.set(
        page.window,
        'Notification',
        createNotification(() => told.push('notice')),
      );
      Reflect.set(
        page.window,
        'AudioContext',
        createAudioContext(() => told.push('sound')),
      );
      Object.defineProperty(page.window.navigator.userActivation, 'hasBeenActive', { value: true });
    }
    return told;
  }

  const notification = { category: 'queue' as const, content: '<p>Nový tiket</p>' };

  it('one that follows loads what changes and only it shows, and catches up after a lost connection, also with what only it knows', async () => {
    const practice = await createPractice([], {
      capabilities: ['patient-history'],
      patients: [{ fullname: 'Ján Bez' }],
      recepts: [{ recept_title: 'Paralen', user: { fullname: 'Eva Druhá' } }],
    });
    const leader = await open(practice);
    await leader.see.findByText('Naživo');
    const { see } = await open(practice, undefined, 'ordinacia-admin');
    await see.findByText('Naživo');
    await see.findByText('1 čakajúca žiadosť o recept');
    await askForRecept(practice, { name: 'Ota Tretí', medicine: 'Ibuprofen' });
    await see.findByText('2 čakajúce žiadosti o recept');

    await press(await see.findByRole('link', { name: /^Pacienti/ }));
    await press(await see.findByRole('option', { name: /Ján Bez/ }));
    await see.findByText('Zatiaľ tu nie je žiadny záznam.');
    await cutSockets(true);
    await leader.see.findByText('Obnovuje sa spojenie…');
    const note = { id: practice.recordIds.patients[0], text: 'Alergia na jód', is_warning: true };
    await post(practice, '/api/patient-note-add', note, practice.token);
    await cutSockets(false);
    await see.findByText('Alergia na jód');
  });

  it('a follower catches up with a change that the closed leader received, but did not load', async () => {
    const practice = await createPractice([], { capabilities: ['recent-events'] });
    const leader = await open(practice);
    await leader.see.findByText('Naživo');
    const next = await open(practice, undefined, 'ordinacia-admin');
    await next.see.findByText('Naživo');
    const { see } = await open(practice, undefined, 'ordinacia-admin');
    await see.findByText('Naživo');
    await press(await see.findByRole('button', { name: /^Môj účet/ }));
    await press(await see.findByRole('menuitem', { name: 'Nastaviť stav' }));
    await press(await see.findByRole('radio', { name: 'Ordinuje' }));
    await breakCall(practice.lane, { kind: 'hold', path: INIT, times: 1 });
    await press(see.getByRole('button', { name: 'Nastaviť' }));
    await untilHeld(practice.lane, INIT);
    leader.page.remove();
    await next.see.findByRole('button', { name: /^Môj účet.* Ordinuje$/ });
  });

  it('share one socket, one request for each event, one sound and one notice; another doctor’s tab has its own', async () => {
    const practice = await createPractice([{ type: 'queue', user_alternate: 'Ján Prvý' }], {
      settings: { desktop_notices: true },
    });
    const { first, second } = await openTwo(practice);
    expect(await openSockets()).to.equal(1);
    const told = listenIn(first, second);
    await notify(practice, notification);
    await until(() => told.length > 1);
    await forgetCalls(practice.lane);
    await addTicket(practice, { type: 'queue', user_alternate: 'Eva Druhá' });
    // A second announcement of the notification would have arrived before this.
    await first.see.findByText('Eva Druhá');
    await second.see.findByText('Eva Druhá');
    expect(await seenCalls(practice.lane, TICKETS)).to.have.length(1);
    expect(told.sort()).to.deep.equal(['notice', 'sound']);

    const other = await createPractice([{ type: 'queue', user_alternate: 'Iný Pacient' }]);
    const third = await open(other);
    await third.see.findByText('Iný Pacient');
    await third.see.findByText('Naživo');
    expect(third.see.queryByText('Ján Prvý')).to.equal(null);
    expect(first.see.queryByText('Iný Pacient')).to.equal(null);
    expect(await seenCalls(other.lane, '/broadcasting/auth')).to.have.length(1);
  });

  it('send no messages while there is only one', async () => {
    const practice = await createPractice([{ type: 'queue', user_alternate: 'Ján Prvý' }]);
    const only = await open(practice);
    await only.see.findByText('Naživo');
    await untilAnswered(practice.lane, TICKETS, 2);
    const posted: unknown[] = [];
    Reflect.set(only.page.window.BroadcastChannel.prototype, 'postMessage', (message: unknown) => posted.push(message));
    await addTicket(practice, { type: 'queue', user_alternate: 'Eva Druhá' });
    await only.see.findByText('Eva Druhá');
    expect(posted).to.deep.equal([]);
  });

  it('without Web Locks each tab is on its own', async () => {
    const practice = await createPractice([{ type: 'queue', user_alternate: 'Ján Prvý' }]);
    const head = `<script>Object.defineProperty(Navigator.prototype, 'locks', { get: () => undefined })</script>`;
    const first = await open(practice, head);
    const second = await open(practice, head);
    await first.see.findByText('Naživo');
    await second.see.findByText('Naživo');
    expect(await seenCalls(practice.lane, '/broadcasting/auth')).to.have.length(2);
    const told = listenIn(first, second);
    await notify(practice, notification);
    await until(() => told.length > 1);
    await addTicket(practice, { type: 'queue', user_alternate: 'Eva Druhá' });
    await first.see.findByText('Eva Druhá');
    await second.see.findByText('Eva Druhá');
    expect(told, 'each for itself').to.deep.equal(['sound', 'sound']);
  });
});

/** Headless browsers show no notices and play no sounds. */
function createNotification(onShown: () => void) {
  return class {
    static permission = 'granted';
    onclick = null;
    constructor() {
      onShown();
    }
  };
}

function createAudioContext(onPlayed: () => void) {
  return class {
    state = 'suspended';
    resume(): Promise<void> {
      onPlayed();
      return Promise.reject(new Error('There is no sound card.'));
    }
    close(): Promise<void> {
      return Promise.resolve();
    }
  };
}
