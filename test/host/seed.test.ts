import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { outlookOf } from '../../host/server/practice/outlook';
import { DEMO_LOGIN } from '../../host/server/seed/seed-demo';
import { call, logIn } from './support/calls';
import { startTestPractice, type TestPractice } from './support/test-practice';

const at = (now: string) => ({ demo: true, now: () => new Date(now) });

describe('the demo data', () => {
  it('C2 C12 two practices, with tickets of every kind today and on the coming days', async () => {
    const server = await startTestPractice(at('2026-11-19T09:00:00Z'));
    const [first, second, ...more] = server.practice.doctors();
    assert.ok(first && second && more.length === 0);
    assert.equal(first.email, DEMO_LOGIN.email);
    const token = await logIn(server, DEMO_LOGIN.email, DEMO_LOGIN.password);
    const groups = server.practice.ticketsOf(first.id);
    assert.deepEqual((await call(server, 'GET', '/api/tickets', { token })).body, groups);
    assert.deepEqual(
      groups.map(({ day, tickets }) => [day, tickets.length]),
      [
        ['Dnes', 9],
        ['Zajtra', 5],
        ['pondelok 23. novembra', 4],
        ['utorok 24. novembra', 6],
        ['streda 25. novembra', 4],
      ],
    );
    const today = groups[0]?.tickets ?? [];
    assert.deepEqual(new Set(today.map(({ type }) => type)), new Set(['queue', 'schedule', 'schedule-premium']));
    assert.ok(today.some(({ user, is_patient }) => user && is_patient));
    assert.ok(today.some(({ user, is_patient }) => user && !is_patient));
    assert.ok(today.some(({ user, user_alternate }) => !user && user_alternate));
    assert.ok(today.some(({ user, user_alternate, origin_title }) => !user && !user_alternate && origin_title));
    assert.ok(today.some(({ exchange_list_formated }) => exchange_list_formated?.startsWith('Výmenný lístok č. ')));
    assert.ok(today.some(({ event_note }) => event_note));
    assert.ok(today.some(({ user }) => (user?.attributes.fullname.length ?? 0) > 45));
    assert.ok(today.every(({ created_at }) => new Date(created_at) <= new Date('2026-11-19T09:00:00Z')));
    assert.ok(server.practice.ticketsOf(second.id).length > 1);
    const names = (id: number) => server.practice.patientsOf(id).map(({ attributes }) => attributes.fullname);
    assert.deepEqual(
      names(first.id).filter((name) => names(second.id).includes(name)),
      [],
    );
  });

  /** The whole of a day that a doctor opens at this moment is as it would be there. */
  function isSensible({ practice }: TestPractice, now: Date) {
    const minutesAgo = (moment: string) => Math.round((now.getTime() - Date.parse(moment)) / 60_000);
    for (const doctor of practice.doctors()) {
      const said = `${doctor.code} ${now.toISOString()}`;
      const [today] = practice.ticketsOf(doctor.id);
      const tickets = today?.tickets ?? [];
      assert.ok(tickets.length >= 3, said);
      const waits = tickets.map(({ created_at, scheduled_at }) => minutesAgo(scheduled_at ?? created_at));
      assert.ok(Math.max(...waits) <= 60, `${said} longest wait ${Math.max(...waits)}`);
      const { delayMinutes } = outlookOf(practice, doctor);
      assert.ok((delayMinutes ?? 0) <= 90, `${said} delay ${delayMinutes}`);
      assert.ok(
        tickets.every(({ created_at }) => new Date(created_at) <= now),
        `${said} no ticket was taken in the future`,
      );
      const times = tickets.flatMap(({ scheduled_at }) => scheduled_at ?? []);
      assert.ok(
        times.every((time) => time.startsWith(today?.date ?? '-') && time.slice(11, 16) >= '07:30'),
        `${said} ${times.join()}`,
      );
    }
  }

  it('the day stands around now, whatever the hour and the day of the first start', async () => {
    const HOUR_MS = 3_600_000;
    // Friday's start and Sunday's end in Bratislava.
    for (
      let now = Date.parse('2026-11-19T23:01:00Z');
      now < Date.parse('2026-11-22T22:59:00Z');
      now += 7.25 * HOUR_MS
    ) {
      const server = await startTestPractice({ demo: true, now: () => new Date(now) });
      isSensible(server, new Date(now));
      await server.close();
    }
    const last = new Date('2026-11-19T22:58:00Z');
    isSensible(await startTestPractice(at(last.toISOString())), last);
  });

  it('a later start on the same day, on the next one and at a weekend makes the day around now, too', async () => {
    const first = await startTestPractice(at('2026-11-19T09:00:00Z'));
    const { databaseFile } = first;
    await first.close();
    for (const now of ['2026-11-19T18:20:00Z', '2026-11-20T18:20:00Z', '2026-11-21T22:50:00Z']) {
      const later = await startTestPractice({ ...at(now), databaseFile });
      isSensible(later, new Date(now));
      await later.close();
    }
  });

  it('leaves a database with other doctors alone', async () => {
    const own = await startTestPractice();
    const doctor = await own.practice.createDoctor({
      email: 'own@x.test',
      password: 'x',
      doctor_name: 'MUDr. Vlastná',
    });
    await own.close();
    const seeded = await startTestPractice({ demo: true, databaseFile: own.databaseFile });
    assert.deepEqual(
      seeded.practice.doctors().map(({ email }) => email),
      [doctor.email],
    );
    assert.deepEqual(seeded.practice.ticketsOf(doctor.id)[0]?.tickets, []);
    assert.deepEqual([seeded.practice.officeHoursOf(doctor.id), seeded.practice.absencesOf(doctor.id)], [[], []]);
  });
});
