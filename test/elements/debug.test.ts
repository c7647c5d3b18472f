import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { openRoom } from './open-element';
import { mount, unmountAll } from '../support/mount';
import { createPractice, untilSeen } from '../support/practice';
import { press } from '../support/user-input';
import { until } from '../support/until';

describe('debug', () => {
  const { info } = console;
  const { requestIdleCallback } = window;
  let lines: string[];

  before(() => setViewport({ width: 1280, height: 860 }));
  beforeEach(() => {
    lines = [];
    Reflect.set(console, 'info', (...parts: unknown[]) => void lines.push(parts.map(String).join(' ')));
  });
  afterEach(async () => {
    Reflect.set(console, 'info', info);
    Object.assign(window, { requestIdleCallback });
    await unmountAll();
  });

  it('B2 logs its settings with their defaults, its calls and what the socket does; no token, no name', async () => {
    const tickets = [{ type: 'queue' as const, user_alternate: 'Ján Prvý', event_note: 'Kašeľ' }];
    const { practice, see, element } = await openRoom(tickets, {}, { attributes: { debug: '' } });
    expect(element.debug).to.equal(true);
    await see.findByText('Naživo');
    await press(await see.findByRole('button', { name: 'Ďalší pacient: Ján Prvý' }));
    await until(() => lines.some((line) => /POST \/api\/ticket-next → ok in \d+ ms$/.test(line)));
    const settings = await until(() => lines.find((line) => line.startsWith('[ordinacia] settings: ')));
    expect(JSON.parse(settings.replace('[ordinacia] settings: ', ''))).to.deep.equal({
      apiBase: `${location.origin}/lane/${practice.lane}`,
      token: `the local storage under token-${practice.lane}`,
      endpoints: {},
      pictureOrigins: null,
      socket: {
        key: 'ordinacia',
        host: location.hostname,
        port: Number(location.port),
        tls: false,
        cluster: null,
        authPath: '/broadcasting/auth',
        channel: 'admin.{id}',
      },
    });
    expect(lines).to.include.members([
      '[ordinacia] session: logged in',
      '[ordinacia] socket: connected, data: connected',
    ]);
    for (const secret of [practice.token, 'Ján', 'Prvý', 'Kašeľ', practice.email])
      expect(lines.join('\n')).to.not.contain(secret);
  });

  it('B2 logs the calls that were done before the browser was idle, without their queries, and failed ones with their reason', async () => {
    const practice = await createPractice([{ type: 'queue', user_alternate: 'Ján Prvý' }]);
    const held: IdleRequestCallback[] = [];
    window.requestIdleCallback = (run) => held.push(run);
    const { see, element } = await mount(practice, 'ordinacia-admin', {
      attributes: { debug: '', 'realtime-key': '', routing: 'memory' },
      properties: { endpoints: { tickets: '/api/tickets?name=J%C3%A1n', recepts: '/nowhere?name=J%C3%A1n' } },
    });
    await see.findByText('Ján Prvý');
    expect(lines).to.deep.equal([]);
    held.forEach((run) => run({ didTimeout: true, timeRemaining: () => 0 }));
    await until(() => lines.some((line) => line.startsWith('[ordinacia] settings: ')));
    await until(() => lines.some((line) => line.includes('GET /nowhere → not-found (404) in ')));
    // Loaded once: the first poll is not due yet.
    const calls = lines.filter((line) => line.includes(' → '));
    expect(calls.filter((line) => /GET \/api\/tickets → ok in \d+ ms$/.test(line))).to.have.length(1);
    expect(calls.join('\n')).to.not.contain('name=');

    element.debug = false;
    const before = lines.length;
    element.refresh();
    await untilSeen(practice.lane, '/api/administration-init', 2);
    await see.findByText('Ján Prvý');
    expect(lines, 'nothing once the attribute is gone').to.have.length(before);
  });
});
