import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { mount, unmountAll, type Mounted } from '../support/mount';
import * as practiceOf from '../support/practice';
import { until } from '../support/until';
import { press } from '../support/user-input';

const { acceptElsewhere, addTicket, announce, breakCall, createPractice, notify, release, seenCalls } = practiceOf;
const { storedRecepts, untilAnswered, untilHeld, untilSeen } = practiceOf;
const AUTH = '/broadcasting/auth';
const [INIT, TICKETS, HOURS] = ['/api/administration-init', '/api/tickets', '/api/office-hours-get'];
const [RECEPTS, PATIENTS] = ['/api/recepts', '/api/patients'];

/** Has only one of the practice server's default capabilities: the day's list would add a call. */
const practiceWith = (capabilities = ['recent-events']) =>
  createPractice([], {
    capabilities,
    patients: [
      { fullname: 'Ján Prvý', tickets: [{ type: 'queue' }], recepts: [{ recept_title: 'Paralen' }] },
      { fullname: 'Eva Druhá', tickets: [{ type: 'queue' }] },
    ],
  });

const ROOM = 'ordinacia-waiting-room';
type Name = 'ordinacia-admin' | typeof ROOM | 'ordinacia-hot-panel';

/** Mounts the elements; resolves when they are live and their data has loaded. */
async function open(practice: practiceOf.TestPractice, ...names: Name[]): Promise<Mounted> {
  let last: Mounted | undefined;
  for (const name of names) last = await mount(practice, name, { attributes: { routing: 'memory' } });
  if (!last) throw new Error('No element was named.');
  await last.see.findAllByText('Ján Prvý');
  await last.see.findByText('Naživo');
  for (const path of [INIT, TICKETS, HOURS]) await untilAnswered(practice.lane, path);
  return last;
}

const asked = async ({ lane }: practiceOf.TestPractice) => (await seenCalls(lane)).map(({ path }) => path).sort();

/** Announces a change, which is loaded once: all earlier requests are listed before that load. */
async function settle(practice: practiceOf.TestPractice): Promise<void> {
  const before = (await seenCalls(practice.lane, TICKETS)).length;
  await addTicket(practice, { type: 'queue', user_alternate: 'Posledný' });
  await untilAnswered(practice.lane, TICKETS, before + 1);
}

describe('requests at the start', () => {
  beforeEach(() => setViewport({ width: 1280, height: 900 }));
  afterEach(unmountAll);

  const table: [title: string, names: Name[], more: string[], capabilities?: string[]][] = [
    ['hot panel and waiting room: each thing once', ['ordinacia-hot-panel', ROOM], []],
    // The navigation of the admin counts prescriptions, and its search needs the patients.
    ['waiting room and admin: each thing once', [ROOM, 'ordinacia-admin'], [PATIENTS, RECEPTS]],
    ['where a server keeps no events: all once more after the subscription', [ROOM], [INIT, TICKETS], []],
  ];
  for (const [title, names, more, capabilities] of table) {
    it(`${title}, and only what is shown`, async () => {
      const practice = await practiceWith(capabilities);
      await open(practice, ...names);
      for (const path of more) await untilAnswered(practice.lane, path, path === INIT || path === TICKETS ? 2 : 1);
      await settle(practice);
      // The last load of the tickets is the one for the change.
      expect(await asked(practice)).to.deep.equal([INIT, TICKETS, TICKETS, HOURS, AUTH, ...more].sort());
    });
  }

  it('a change between the first load and the subscription is seen, though nothing is loaded twice', async () => {
    const practice = await practiceWith();
    await breakCall(practice.lane, { kind: 'hold', path: AUTH });
    const { see } = await mount(practice, ROOM);
    await see.findByText('Ján Prvý');
    await untilHeld(practice.lane, AUTH);
    await addTicket(practice, { type: 'queue', user_alternate: 'Medzitým Prišiel' });
    expect(see.queryByText('Medzitým Prišiel')).to.equal(null);
    await release(practice.lane, AUTH);
    await see.findByText('Medzitým Prišiel');
    expect(await seenCalls(practice.lane, TICKETS)).to.have.length(2);
  });

  it('patients and prescriptions are loaded with the first detail, whatever has changed before, and then follow every change', async () => {
    const practice = await practiceWith();
    const { see } = await open(practice, ROOM);
    await announce(practice, 'update-admin-recepts');
    await settle(practice);
    for (const path of [PATIENTS, RECEPTS]) expect(await seenCalls(practice.lane, path), path).to.have.length(0);
    await press(see.getByText('Eva Druhá'));
    await untilAnswered(practice.lane, PATIENTS);
    await untilAnswered(practice.lane, RECEPTS);
    const before = await seenCalls(practice.lane);
    // A second detail loads nothing more.
    await press(see.getByText('Ján Prvý'));
    await see.findByText('Paralen');
    await settle(practice);
    expect((await seenCalls(practice.lane)).slice(before.length).map(({ path }) => path)).to.deep.equal([TICKETS]);
    const [recept] = await storedRecepts(practice);
    await acceptElsewhere(practice, recept?.id ?? 0);
    await until(() => see.queryByText('Paralen') === null);
  });

  it('a recent event does not sound again', async () => {
    const practice = await practiceWith();
    await open(practice, ROOM);
    await notify(practice, { category: 'queue', content: 'Správa' });
    await untilSeen(practice.lane, INIT, 2);
    await unmountAll();
    const sounds: string[] = [];
    const { request } = LockManager.prototype;
    // Before each sound the tabs agree on who makes it.
    LockManager.prototype.request = function (this: LockManager, name: string, ...rest: unknown[]) {
      if (name.endsWith(' sound')) sounds.push(name);
      return Reflect.apply(request, this, [name, ...rest]) as Promise<never>;
    };
    try {
      await open(practice, ROOM);
      await untilSeen(practice.lane, INIT, 4);
      // The next notification makes a sound, after any sound of the first one.
      await notify(practice, { category: 'queue', content: 'Ďalšia' });
      await until(() => sounds.length > 0);
      expect(sounds).to.have.length(1);
    } finally {
      LockManager.prototype.request = request;
    }
  });
});
