import { expect } from '@open-wc/testing';
import { fireEvent } from '@testing-library/dom';
import { setViewport } from '@web/test-runner-commands';
import { post } from '../support/colleague';
import { countersIn } from '../features/dashboard/overview';
import { openTab } from '../features/tickets/history/office-card';
import { dayFromNow, slovakDate } from '../support/dates';
import { hidePage } from '../support/hidden-page';
import { closePages, type PageFrame } from '../support/page-frame';
import { write } from '../support/popup-panel';
import * as practiceOf from '../support/practice';
import { until } from '../support/until';
import { press } from '../support/user-input';

const { addTicket, anotherToken, askForRecept, breakCall, createPractice, cutSockets, forgetCalls } = practiceOf;
const { notify, openSockets, release, seenCalls, untilAnswered, untilHeld } = practiceOf;
const TICKETS = '/api/tickets';
const INIT = '/api/administration-init';
const STATE = '/api/doctor-state-change';

describe('several tabs of one doctor', () => {
  before(() => setViewport({ width: 1280, height: 860 }));
  afterEach(closePages);

  /** Records the notices and sounds of these tabs from now on: headless browsers show and play none. */
  function listenIn(...tabs: { page: PageFrame }[]): string[] {
    const told: string[] = [];
    for (const { page } of tabs) {
      class Notification {
        static permission = 'granted';
        onclick = null;
        constructor() {
          told.push('notice');
        }
      }
      class AudioContext {
        state = 'suspended';
        resume(): Promise<void> {
          told.push('sound');
          return Promise.reject(new Error('There is no sound card.'));
        }
        close = () => Promise.resolve();
      }
      Object.assign(page.window, { Notification, AudioContext });
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
    const leader = await openTab(practice);
    await leader.see.findByText('Naživo');
    const { see } = await openTab(practice, { element: 'ordinacia-admin' });
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

  it('the counters of one that follows count what the leader loads', async () => {
    const practice = await createPractice([{ type: 'queue' }]);
    const leader = await openTab(practice, { element: 'ordinacia-admin' });
    await leader.see.findByText('Naživo');
    const { see } = await openTab(practice, { element: 'ordinacia-admin' });
    await see.findByText('Naživo');
    await press(await see.findByRole('link', { name: /^Prehľad/ }));
    await until(() => countersIn(see)[0] === '1 tiket dnes');
    await addTicket(practice, { type: 'queue' });
    await until(() => countersIn(see)[0] === '2 tikety dnes');
    await until(() => countersIn(see)[3] === '0 čakajúcich žiadostí o recept');
    await askForRecept(practice, { name: 'Ota Tretí', medicine: 'Ibuprofen' });
    await until(() => countersIn(see)[3] === '1 čakajúca žiadosť o recept');
  });

  it('a follower catches up with a change that the closed leader received, but did not load', async () => {
    const practice = await createPractice([], { capabilities: ['recent-events'] });
    const leader = await openTab(practice);
    await leader.see.findByText('Naživo');
    const next = await openTab(practice, { element: 'ordinacia-admin' });
    await next.see.findByText('Naživo');
    const { see } = await openTab(practice, { element: 'ordinacia-admin' });
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

  it('send no messages while there is only one; share one socket, one request for each event, one sound and one notice; another doctor’s tab has its own', async () => {
    const practice = await createPractice([{ type: 'queue', user_alternate: 'Ján Prvý' }], {
      settings: { desktop_notices: true },
    });
    // The server may not know yet that the tabs of an earlier test are closed.
    await until(async () => (await openSockets()) === 0);
    const first = await openTab(practice);
    await first.see.findByText('Naživo');
    await untilAnswered(practice.lane, TICKETS, 2);
    const posted: unknown[] = [];
    const { prototype } = first.page.window.BroadcastChannel;
    const { postMessage } = prototype;
    prototype.postMessage = (message: unknown) => void posted.push(message);
    await addTicket(practice, { type: 'queue', user_alternate: 'Ivan Tretí' });
    await first.see.findByText('Ivan Tretí');
    expect(posted).to.deep.equal([]);
    prototype.postMessage = postMessage;

    // The first tab leads.
    const second = await openTab(practice);
    await second.see.findByText('Naživo');
    await untilAnswered(practice.lane, TICKETS, 4);
    await until(() => second.see.queryByText('Naživo'));
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
    const third = await openTab(other);
    await third.see.findByText('Iný Pacient');
    await third.see.findByText('Naživo');
    expect(third.see.queryByText('Ján Prvý')).to.equal(null);
    expect(first.see.queryByText('Iný Pacient')).to.equal(null);
    expect(await seenCalls(other.lane, '/broadcasting/auth')).to.have.length(1);
  });

  it('a notification that comes while the connection is lost makes one sound and one notice; one that was announced before makes no more', async () => {
    const practice = await createPractice([], { settings: { desktop_notices: true } });
    const tab = await openTab(practice);
    await tab.see.findByText('Naživo');
    const told = listenIn(tab);
    const reconnect = async (change?: () => Promise<unknown>) => {
      await cutSockets(true);
      await tab.see.findByText('Obnovuje sa spojenie…');
      await change?.();
      const loads = (await seenCalls(practice.lane, INIT)).length;
      await cutSockets(false);
      await tab.see.findByText('Naživo');
      await untilAnswered(practice.lane, INIT, loads + 1);
    };
    const loads = (await seenCalls(practice.lane, INIT)).length;
    await notify(practice, notification);
    await untilAnswered(practice.lane, INIT, loads + 1);
    await until(() => told.length === 2);
    await reconnect();
    await reconnect(() => notify(practice, notification));
    await until(() => told.length > 3);
    await addTicket(practice, { type: 'queue', user_alternate: 'Eva Druhá' });
    await tab.see.findByText('Eva Druhá');
    await notify(practice, notification);
    await until(() => told.length > 5);
    await addTicket(practice, { type: 'queue', user_alternate: 'Ivan Tretí' });
    await tab.see.findByText('Ivan Tretí');
    expect(told.filter((one) => one === 'sound')).to.have.length(3);
    expect(told).to.have.length(6);
  });

  it('a change that is sent when another session of the doctor replaces this one appears in all tabs, and the form opens again', async () => {
    const practice = await createPractice();
    const options = { element: 'ordinacia-admin', realtimeKey: '' };
    const [sending, watching] = [await openTab(practice, options), await openTab(practice, options)];
    await press(await sending.see.findByRole('button', { name: /^Môj účet ?MUDr/ }));
    await press(await sending.see.findByRole('menuitem', { name: 'Nastaviť stav' }));
    await press(await sending.see.findByRole('radio', { name: 'Ordinuje' }));
    await breakCall(practice.lane, { kind: 'late', path: STATE, times: 1 });
    await press(sending.see.getByRole('button', { name: 'Nastaviť' }));
    await untilHeld(practice.lane, STATE);
    await forgetCalls(practice.lane);
    localStorage.setItem(`token-${practice.lane}`, await anotherToken(practice));
    const isLoaded = ({ see }: typeof sending) => see.findByRole('button', { name: /^Môj účet ?MUDr.*Neordinuje$/ });
    await sending.see.findByText('Obnovili sme, čo ste rozpísali.');
    await isLoaded(watching);
    await untilAnswered(practice.lane, INIT);
    // No poll may load the change.
    for (const { page } of [sending, watching]) hidePage(page.document);
    await release(practice.lane, STATE);
    for (const { see } of [sending, watching]) await see.findByRole('button', { name: /Ordinuje$/ });
  });

  it('an absence appears in the other tab, also if its answer was lost, and so does its removal; and an uploaded invoice', async () => {
    const payouts = [{ month: '2026-10', amount_cents: 99_950, status: 'open' as const }];
    const practice = await createPractice([], { capabilities: ['absences'], payouts });
    const options = { element: 'ordinacia-admin', realtimeKey: '' };
    const [{ page, see }, watching] = [await openTab(practice, options), await openTab(practice, options)];
    const both = [see, watching.see];
    for (const one of both) await press(await one.findByRole('link', { name: /^Ordinačné hodiny/ }));
    // No poll may load a change.
    for (const one of [page, watching.page]) hidePage(one.document);
    const NONE = 'Nemáte naplánovanú žiadnu absenciu.';
    for (const one of both) await one.findByText(NONE);
    await press(see.getByRole('button', { name: 'Nastaviť absenciu' }));
    await press(await see.findByRole('switch', { name: 'Celé dni' }));
    for (const name of ['Začiatok', 'Koniec'])
      await write(see.getByRole<HTMLInputElement>('combobox', { name }), slovakDate(dayFromNow(2)));
    await breakCall(practice.lane, { kind: 'lose', path: '/api/absence-add', times: 1 });
    await press(see.getByRole('button', { name: 'Nastaviť' }));
    await press(await watching.see.findByRole('button', { name: /^Odstrániť absenciu/ }));
    await see.findByRole('button', { name: /^Odstrániť absenciu/, hidden: true });
    await press(await watching.see.findByRole('button', { name: 'Áno' }));
    await see.findByText(NONE);

    for (const one of both) await press(await one.findByRole('link', { name: /^Výplaty/ }));
    await watching.see.findByRole('button', { name: 'Nahrať faktúru: október 2026' });
    await press(await see.findByRole('button', { name: 'Nahrať faktúru: október 2026' }));
    const files = [new page.window.File(['%PDF-1.4'], 'faktura.pdf', { type: 'application/pdf' })];
    fireEvent.change(await see.findByLabelText('Faktúra'), { target: { files } });
    await see.findByText(/^faktura\.pdf, /);
    await press(see.getByRole('button', { name: 'Nahrať' }));
    await watching.see.findByRole('button', { name: 'Zobraziť faktúru: október 2026' });
    await until(() => !watching.see.queryByRole('list', { name: 'Čakajú na faktúru' }));
  });

  it('without Web Locks each tab is on its own', async () => {
    const practice = await createPractice([{ type: 'queue', user_alternate: 'Ján Prvý' }]);
    const head = `<script>Object.defineProperty(Navigator.prototype, 'locks', { get: () => undefined })</script>`;
    const first = await openTab(practice, { head });
    const second = await openTab(practice, { head });
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
