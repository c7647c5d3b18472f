// needs: laravel
import assert from 'node:assert/strict';
import { afterEach, before, beforeEach, describe, it } from 'node:test';
import type { Browser, Page } from 'puppeteer-core';
import { logInBySite, openBrowser, openVisit, pressButton, see, seeButton, type Visit } from './support/browser';
import { startLaravel, type Laravel, type LaravelDoctor } from './support/laravel/start-laravel';
import { openPage } from '../support/clock/open-page';

/** The files from `docs/integration/laravel.md`, in a complete Laravel. */
describe('the recipe for Laravel', { timeout: 300_000 }, () => {
  let browser: Browser;
  let laravel: Laravel;
  let doctor: LaravelDoctor;
  let visit: Visit;
  let page: Page;

  before(async () => {
    laravel = await startLaravel();
    browser = await openBrowser();
  });
  beforeEach(async () => {
    doctor = await laravel.newDoctor();
    await laravel.takeTicket(doctor, 'Ján Prvý');
    visit = await openVisit(browser);
    ({ page } = visit);
  });
  afterEach(() => visit.close());

  it('is live for whoever is logged in by the cookie, and keeps no token', async () => {
    await openRoom();
    await see(page, 'Ján Prvý');
    await laravel.takeTicket(doctor, 'Eva Druhá');
    await see(page, 'Eva Druhá');
    assert.deepEqual(visit.problems, []);
    const stored = await page.evaluate(() => JSON.stringify(localStorage));
    assert.ok(!stored.includes('token'));
  });

  it('calls a patient once, also when the POST is repeated, and tells the other panels', async () => {
    await laravel.takeTicket(doctor, 'Eva Druhá');
    const other = await openVisit(browser);
    await openRoom(other.page);
    await openRoom();
    const changes = await listenToSocket();
    const sent = page.waitForRequest((request) => request.url().endsWith('/api/ticket-next'));
    await press('Ďalší pacient: Ján Prvý');
    await see(page, 'Tiket bol úspešne odbavený');
    await seeButton(other.page, 'Ďalší pacient: Eva Druhá');
    await other.close();
    // Only other panels received the event of the page's own change.
    await laravel.takeTicket(doctor, 'Pavol Tretí');
    await changes.some();
    assert.equal(changes.count(), 1);

    const request = await sent;
    const headers = request.headers();
    const body = (await request.fetchPostData()) ?? '';
    const repeat = async (key: string | undefined) => {
      const sentHeaders = {
        ...pick(headers, 'accept', 'authorization', 'content-type'),
        ...(key && { 'idempotency-key': key }),
      };
      const answer = await fetch(request.url(), {
        method: 'POST',
        headers: sentHeaders,
        body,
      });
      return { status: answer.status, body: await answer.text() };
    };
    const first = await request.response()?.text();
    const key = headers['idempotency-key'];
    assert.deepEqual(await repeat(key), { status: 200, body: first });
    assert.equal((await repeat('another-key')).status, 409);
    assert.equal((await repeat(undefined)).status, 409);
  });

  it('leads to the login when the session has ended, and leaves the doctor’s other browser as it is', async () => {
    const other = await openVisit(browser);
    await openRoom(other.page);
    await openRoom();
    const tab = await openPage(page.browserContext());
    await tab.goto(`${laravel.url}/cakaren`);
    await Promise.all([tab.waitForNavigation(), press('Odhlásiť sa z portálu', tab)]);
    await tab.close();
    // The page is visible again, and may notice the ended session before the press.
    await Promise.any([press('Ďalší pacient: Ján Prvý'), see(page, 'Prihlásenie do portálu')]);
    await see(page, 'Prihlásenie do portálu');
    assert.equal(new URL(page.url()).pathname, '/login');

    await press('Ďalší pacient: Ján Prvý', other.page);
    await see(other.page, 'Tiket bol úspešne odbavený');
    await other.close();
  });

  it('gives a token to nobody without the CSRF token, and to nobody who is logged out', async () => {
    const visitor = await laravel.logIn(doctor);
    const ask = (csrf: string) =>
      visitor.fetch('/ordinacia-token', {
        method: 'POST',
        headers: { Accept: 'application/json', 'X-CSRF-TOKEN': csrf },
      });
    assert.equal((await ask('wrong')).status, 419);
    assert.equal((await ask('')).status, 419);
    const given = await ask(visitor.csrf);
    assert.equal(given.status, 200);
    assert.match(given.headers.get('cache-control') ?? '', /no-store/);
    await visitor.fetch('/logout', { method: 'POST', body: new URLSearchParams({ _token: visitor.csrf }) });
    await visitor.fetch('/login');
    const refused = await ask(visitor.csrf);
    assert.deepEqual([refused.status, await refused.json()], [401, { message: 'Unauthenticated.' }]);
  });

  it('ends the token of a panel that logs out, and no other', async () => {
    const { authorization } = await laravel.callsOf(await laravel.logIn(doctor));
    const other = await laravel.callsOf(await laravel.logIn(doctor));
    const post = { method: 'POST', headers: authorization };
    assert.equal((await fetch(`${laravel.url}/api/logout`, post)).status, 204);
    assert.equal((await fetch(`${laravel.url}/api/logout`, post)).status, 401);
    assert.equal((await other.get('/api/tickets')).status, 200);
  });

  it('lets a doctor listen to one channel, by the token', async () => {
    const { authorization } = await laravel.callsOf(await laravel.logIn(doctor));
    const ask = async (channel: string, headers: Record<string, string>) => {
      const answer = await fetch(`${laravel.url}/broadcasting/auth`, {
        method: 'POST',
        headers: { Accept: 'application/json', ...headers },
        body: new URLSearchParams({ socket_id: '1.1', channel_name: channel }),
      });
      return answer.status;
    };
    assert.equal(await ask(`private-admin.${doctor.id}`, authorization), 200);
    assert.equal(await ask(`private-admin.${doctor.id}`, {}), 401);
    for (const id of [doctor.id + 1, `${doctor.id}x`, 'x']) {
      assert.equal(await ask(`private-admin.${id}`, authorization), 403, String(id));
    }
  });

  /** Logs in by the site's own form, and waits for the socket. */
  async function openRoom(where = page) {
    await where.goto(`${laravel.url}/cakaren`);
    await logInBySite(where, doctor);
    await see(where, 'Naživo');
  }

  /** Counts the ticket changes that the page's socket receives from now on. */
  async function listenToSocket() {
    let count = 0;
    const session = await page.createCDPSession();
    session.on('Network.webSocketFrameReceived', ({ response }) => {
      if (response.payloadData.includes('update-waiting-tickets')) count += 1;
    });
    await session.send('Network.enable');
    const some = async () => {
      while (count === 0) await new Promise((resolve) => session.once('Network.webSocketFrameReceived', resolve));
    };
    return { count: () => count, some };
  }

  const press = (name: string, where = page) => pressButton(where, name);
});

const pick = (headers: Record<string, string>, ...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, headers[name] ?? '']));
