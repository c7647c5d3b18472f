// needs: built-files
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { CLASSIC } from '../support/hostile-page';
import { logIn } from '../support/log-in';
import { seen, unmountAll } from '../support/mount';
import { openPageAt, type PageFrame } from '../support/page-frame';
import {
  answerWith,
  createPractice,
  seenCalls,
  untilAnswered,
  type SeenCall,
  type TestPractice,
} from '../support/practice';
import { press } from '../support/user-input';

const EVIL = '/lane/polluter';
const STOLEN = 'stolen';

/** Properties added to `Object.prototype` by a script of the page: api/polluted-page adds the options of a request. */
const additions: readonly (readonly [name: string, value: unknown])[] = [
  ...sameValue(STOLEN, 'token access_token bearerToken tokenKey'),
  ...sameValue(`Bearer ${STOLEN}`, 'authorization Authorization'),
  ...sameValue(EVIL, 'apiBase baseURL url login tickets authEndpoint invoice_url'),
  ...sameValue('Falošný Pacient', 'fullname user_alternate event_note exchange_list_formated'),
  ...sameValue('evil', 'prefix category wsHost referrer'),
  ...sameValue(false, 'authorized endsSession'),
  ...Object.entries({
    getToken: (): string => STOLEN,
    headers: { 'X-Evil': '1' },
    data: { access_token: STOLEN, id: 1 },
    errors: { username: ['evil'] },
    endpoints: { login: EVIL, tickets: EVIL },
    echo: { private: () => null },
    realtime: { key: STOLEN },
    element: 'hot-panel',
    id: 999,
    avatar: `${EVIL}/me.png`,
  }),
];

/** These names, each with this value. */
function sameValue(value: unknown, names: string) {
  return names.split(' ').map((name) => [name, value] as const);
}

describe('a page that added to Object.prototype', () => {
  let page: PageFrame | undefined;
  before(() => setViewport({ width: 1280, height: 900 }));
  afterEach(async () => {
    page?.remove();
    await unmountAll();
  });

  /** Logs in, loads the waiting room and serves a patient. Returns the requests without their varying parts. */
  async function play(polluted: readonly (typeof additions)[number][], isWrapped = false) {
    const practice = await createPractice([
      { type: 'queue', user_alternate: 'Ján Prvý' },
      { type: 'queue', user_alternate: 'Eva Druhá' },
    ]);
    // As Laravel's resources respond: `{data: {access_token}}`.
    const wrapped = JSON.stringify({ data: { access_token: practice.token } });
    if (isWrapped) await answerWith(practice.lane, '/api/admin/login', 200, wrapped);
    page = await openPageAt('/test/attack/plain-page.html');
    await page.load(CLASSIC);
    const { prototype } = page.window.Object;
    for (const [name, value] of polluted) Reflect.set(prototype, name, value);
    const element = page.document.createElement('ordinacia-waiting-room');
    element.setAttribute('api-base', `/lane/${practice.lane}`);
    element.setAttribute('token-key', `polluted-${practice.lane}`);
    page.document.body.append(element);
    await Promise.resolve();
    const { see, root } = seen(element);
    await logIn(see, practice);
    await press(await see.findByRole('button', { name: 'Ďalší pacient: Ján Prvý' }));
    await see.findByText('Tiket bol úspešne odbavený');
    await press(await see.findByText('Eva Druhá'));
    await see.findByText('Detail tiketu');
    await untilAnswered(practice.lane, '/api/office-hours-get');
    const detail = root.querySelector('[data-reveals]')?.textContent ?? '';
    const token = localStorage.getItem(`polluted-${practice.lane}`) ?? '';
    const calls = await seenCalls(practice.lane);
    page.remove();
    return {
      // Without the times at which the tickets were made.
      detail: detail.replace(/Vytvorené.*?(?=[A-ZŠ][a-zô])| od \d{1,2}:\d\d/g, ''),
      // Without duplicates: depending on timing, the load after the subscription may join the first one.
      sent: [...new Set(calls.map((one) => printed(one, practice, token)))].sort(),
    };
  }

  it('changes nothing that is sent or shown, also where the token comes as data and only what is read of it is added', async () => {
    const clean = await play([]);
    expect(await play(additions)).to.deep.equal(clean);
    const read = ['token', 'access_token', 'data', 'getToken', 'endpoints', 'headers'];
    const some = additions.filter(([name]) => read.includes(name));
    expect(await play(some, true)).to.deep.equal(clean);
  });
});

function printed(
  { method, path, headers, body }: SeenCall,
  { email, doctorId, ids }: TestPractice,
  token: string,
): string {
  // The cookie by which the login recognizes this browser.
  const others = Object.entries(headers).filter(([name]) => name !== 'cookie');
  const sent = { ...Object.fromEntries(others), 'idempotency-key': '', 'x-socket-id': '', referer: '', host: '' };
  return [`${method} ${path} ${body}`, JSON.stringify(sent)]
    .join('\n')
    .replaceAll(token || '-', '{token}')
    .replaceAll(email, '{email}')
    .replaceAll(`admin.${doctorId}`, '{channel}')
    .replaceAll(`"id":${ids[0]}`, '{first}')
    .replace(/"socket_id":"[^"]*"/, '')
    .replace(/"content-length":"\d+",?/, '');
}
