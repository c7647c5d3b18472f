import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { POLLING, openRoom, recordEvents } from './open-element';
import { hostEcho } from '../support/host-echo';
import { logIn } from '../support/log-in';
import { mount, unmountAll } from '../support/mount';
import { OTHER_ORIGIN } from '../support/other-origin';
import { blockLoading } from '../support/page';
import { answerWith, breakCall, createPractice, seenCalls, untilSeen, type TestPractice } from '../support/practice';
import { recordWarnings } from '../support/record-warnings';
import { press } from '../support/user-input';
import { until } from '../support/until';

const one = [{ type: 'queue' as const, user_alternate: 'Ján Prvý' }];
const WAITING_ROOM = 'ordinacia-waiting-room';
const AUTH = '/broadcasting/auth';
const INIT = '/api/administration-init';
const LOADS = [INIT, '/api/tickets', '/api/recepts', '/api/patients'];
/** Pages of other origins may not read any of these calls. */
const closeCalls = async ({ lane }: TestPractice) => {
  for (const path of [...LOADS, '/api/admin/login']) await breakCall(lane, { kind: 'close', path });
};
const elsewhere = ({ lane }: TestPractice) => ({ ...POLLING.attributes, 'api-base': `${OTHER_ORIGIN}/lane/${lane}` });

interface Told {
  code: string;
  subject?: string;
}

/** Mistakes of a page's server or of its script. */
describe('problems at run time', () => {
  let warnings: ReturnType<typeof recordWarnings>;
  let told: () => Told[];

  before(() => setViewport({ width: 1280, height: 860 }));
  beforeEach(() => {
    const all = recordEvents<Told>(document, 'ordinacia-error');
    // A failed call has no subject.
    told = () => all.filter(({ subject }) => subject !== undefined);
    warnings = recordWarnings();
  });
  afterEach(async () => {
    warnings.restore();
    await unmountAll();
  });

  const warningsOf = (code: string) => warnings.messages.filter((text) => text.startsWith(`[ordinacia] ${code}: `));

  it('B2 F1 F3 a server that does not allow the page to read its answers: reported once, and to the doctor in other words than „no internet“, at the login, too', async () => {
    const practice = await createPractice(one);
    await closeCalls(practice);
    const { see, element } = await mount(practice, WAITING_ROOM, { attributes: elsewhere(practice) });
    await see.findByText(/^Táto stránka nesmie čítať údaje zo servera/);
    await until(() => told().length > 0);
    await untilSeen(practice.lane, '/api/tickets', 2);
    expect(told()).to.deep.equal([{ code: 'cors', subject: '' }]);
    expect(warningsOf('cors')).to.have.length(1);
    // Probing requests carry no token.
    const probes = (await seenCalls(practice.lane, INIT)).filter(({ method }) => method === 'GET');
    expect(probes.length).to.be.above(0);
    expect(new Set(probes.map(({ headers }) => headers['authorization']))).to.deep.equal(new Set([undefined]));
    element.logout();
    await logIn(see, practice);
    expect((await see.findByRole('alert')).textContent).to.match(/^Táto stránka nesmie/);
  });

  it('B2 F3 a server of another origin that is not reached is no mistake of the page', async () => {
    const practice = await createPractice(one);
    await blockLoading(`${OTHER_ORIGIN}/*`);
    const { see } = await mount(practice, WAITING_ROOM, { attributes: elsewhere(practice) });
    await see.findByText(/^Server je nedostupný/);
    await blockLoading(null);
    expect(told()).to.deep.equal([]);
  });

  for (const [subject, status, body, headers] of [
    ['404', 404, '{"message":"Not Found"}', {}],
    ['not JSON', 200, '<!doctype html><title>Portál</title>', {}],
    ['redirected', 302, '', { Location: '/login' }],
  ] as const)
    it(`B2 an api-base that answers with ${subject} is reported once; a ticket that is gone is no wrong api-base`, async () => {
      const { practice, see, element } = await openRoom(one, {}, POLLING);
      await answerWith(practice.lane, '/api/ticket-next', 404, '{}');
      await press(await see.findByRole('button', { name: 'Ďalší pacient: Ján Prvý' }));
      await untilSeen(practice.lane, '/api/ticket-next');
      for (const path of LOADS) await answerWith(practice.lane, path, status, body, headers);
      element.refresh();
      await until(() => told().length > 0);
      element.refresh();
      await untilSeen(practice.lane, INIT, 3);
      expect(told()).to.deep.equal([{ code: 'api-base', subject }]);
      expect(warningsOf('api-base')).to.have.length(1);
    });

  it('B2 a wrong key of the socket’s application is reported once, and the panel polls; a channel whose authorization is refused, too, but no error of the server', async () => {
    const first = await openRoom(one, {}, { attributes: { 'realtime-key': 'nobody' } });
    await first.see.findByText('Ján Prvý');
    await until(() => told().length > 0);
    expect(told()).to.deep.equal([{ code: 'realtime-key', subject: '4001' }]);
    expect(warningsOf('realtime-key')[0]).to.contain('(code 4001)');

    const practice = await createPractice(one);
    await answerWith(practice.lane, AUTH, 500, '{}', {}, 1);
    await answerWith(practice.lane, AUTH, 403, '{}');
    await mount(practice, WAITING_ROOM);
    await until(() => told().length > 1);
    await untilSeen(practice.lane, AUTH, 3);
    expect(told().slice(1)).to.deep.equal([{ code: 'realtime-auth', subject: '403' }]);
    expect(warnings.messages.join()).to.not.contain(practice.token);
  });

  it('B2 a refused authorization is reported where the page’s own Echo asks for it; a getToken that throws, without its message, and the doctor gets the login', async () => {
    const practice = await createPractice(one);
    await answerWith(practice.lane, AUTH, 403, '{}');
    const echo = hostEcho(practice);
    await mount(practice, WAITING_ROOM, { ...POLLING, properties: { echo } });
    await until(() => told().length > 0);
    expect(told()).to.deep.equal([{ code: 'realtime-auth', subject: '403' }]);
    echo.disconnect();

    const getToken = () => Promise.reject(new Error('Ján Prvý is not allowed'));
    const { see } = await openRoom(one, {}, { ...POLLING, properties: { getToken } });
    await see.findByRole('heading', { name: 'Prihlásenie' });
    await until(() => told().length > 1);
    expect(told().slice(1)).to.deep.equal([{ code: 'get-token', subject: 'threw' }]);
    expect(warnings.messages.join()).to.not.contain('Ján Prvý');
  });
});
