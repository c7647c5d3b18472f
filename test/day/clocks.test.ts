// needs: own-process, release
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { DEFAULT_TOKEN_KEY } from '../../src/constants';
import { clockNoticeTexts } from '../../src/texts/late-parts';
import { EMAIL, openPractice, PASSWORD } from './practice';
import type { Screen } from './screen';
import { setStage, type Computer, type Stage } from './stage';

const DAY_MS = 24 * 60 * 60_000;
const DECADE_MS = 3_653 * DAY_MS;

const computers: Readonly<Record<string, Computer>> = {
  'in Auckland': { timeZone: 'Pacific/Auckland' },
  'in Tokyo, a day ahead': { timeZone: 'Asia/Tokyo', aheadMs: DAY_MS },
  'in New York': { timeZone: 'America/New_York' },
  'in Honolulu, ten years behind': { timeZone: 'Pacific/Honolulu', aheadMs: -DECADE_MS },
  'in Bratislava, a day behind': { aheadMs: -DAY_MS },
  'in Bratislava, ten years ahead': { aheadMs: DECADE_MS },
};

/** A text of each screen that depends on the practice's clock. */
const screens: Readonly<Record<string, RegExp>> = {
  cakaren: /Dnes ?4/,
  prehlady: /Končím o 30 minút/,
  'ordinacne-hodiny': /16\. 12\. 2026 – 20\. 12\. 2026, celé dni/,
  transakcie: /24\. 11\. 2026 7:27/,
};

type Panel = Screen<'panel'>;

describe('a computer whose clock or zone is not the practice’s', { timeout: 300_000 }, () => {
  let stage: Stage;
  /** Shared by all panels: the server would reject so many logins in a minute. */
  let token: string;
  /** A computer in Bratislava with the right clock. */
  let reference: Panel;

  before(async () => {
    stage = await setStage();
    const { practice } = stage;
    const doctorId = await openPractice(practice);
    const booked = { type: 'schedule', date: practice.clock.today() } as const;
    for (const time of ['07:30', '08:20', '08:40'])
      practice.tickets.addTicket(doctorId, { ...booked, time, user_alternate: `Ján ${time}` });
    practice.tickets.addTicket(doctorId, { type: 'queue', user_alternate: 'Eva Tichá' });
    const at = (day: string, time: string) => practice.clock.instantOf(day, time);
    practice.absences.addAbsence(doctorId, {
      absence_from: at('2026-12-16', '00:00'),
      absence_to: at('2026-12-20', '23:59'),
    });
    const payment = { payment_title: 'Konzultácia', amount_cents: 2_000, status: 'paid' } as const;
    practice.payments.addPayment(doctorId, { ...payment, created_at: at('2026-11-24', '07:27') });
    practice.doctors.changeDoctorState(doctorId, 'ending');
    const login = await fetch(`${stage.url}/api/admin/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ username: EMAIL, password: PASSWORD }),
    });
    ({ access_token: token } = (await login.json()) as { access_token: string });
    reference = await open();
  });
  after(() => stage.close());

  async function open(computer: Computer = {}): Promise<Panel> {
    const panel = await stage.open('panel', JSON.stringify(computer), '/admin', computer);
    await panel.page.evaluate(`localStorage.setItem('${DEFAULT_TOKEN_KEY}', '${token}')`);
    await panel.page.reload();
    await panel.until(({ live }) => live === 'connected');
    return panel;
  }

  it('T5 T8 X1 W14 shows on every screen what a computer in the practice shows', async () => {
    for (const [screen, fact] of Object.entries(screens)) {
      await show(reference, screen);
      await reference.until(({ whole }) => fact.test(whole), String(fact));
    }
    for (const [name, computer] of Object.entries(computers)) {
      const panel = await open(computer);
      await panel.press(/^Rozumiem$/);
      for (const screen of Object.keys(screens)) {
        await Promise.all([show(reference, screen), show(panel, screen)]);
        await comeToShowTheSame(panel, `${name}, /${screen}`);
      }
      await panel.page.browserContext().close();
    }
  });

  it('says once in a session that the clock or the zone differs', async () => {
    const noticeOf = (panel: Panel, { kind }: { kind: 'clock' | 'zone' }) =>
      panel.until(({ whole }) => whole.includes(clockNoticeTexts[kind]('…', '…').split('…')[0] ?? ''));
    const inNewYork = await open({ timeZone: 'America/New_York' });
    const { whole } = await noticeOf(inNewYork, { kind: 'zone' });
    assert.match(whole, /ukazuje 24\. 11\. 2026 2:\d\d, v ordinácii je 24\. 11\. 2026 8:\d\d/);
    await inNewYork.page.reload();
    await inNewYork.until(({ live }) => live === 'connected');
    assert.doesNotMatch((await inNewYork.read()).whole, /v ordinácii je/);
    await noticeOf(await open({ aheadMs: 3 * 60_000 }), { kind: 'clock' });
    // The same zone by another name, and only a minute ahead: no notice.
    const near = await open({ timeZone: 'Europe/Prague', aheadMs: 60_000 });
    assert.doesNotMatch((await near.read()).whole, /v ordinácii je/);
  });

  async function show(panel: Panel, screen: string): Promise<void> {
    await panel.page.evaluate(
      `history.pushState(null, '', '/admin/${screen}'); dispatchEvent(new PopStateEvent('popstate'))`,
    );
  }

  /** Compares both panels until their texts are equal: minutes pass meanwhile. */
  async function comeToShowTheSame(panel: Panel, name: string): Promise<void> {
    const limit = performance.now() + 30_000;
    for (;;) {
      const [{ whole: seen }, { whole: wanted }] = await Promise.all([panel.read(), reference.read()]);
      if (seen === wanted) return;
      if (performance.now() > limit) assert.equal(seen, wanted, name);
    }
  }
});
