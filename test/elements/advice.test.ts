import { expect } from '@open-wc/testing';
import { recordEvents } from './open-element';
import { openPageFrame, type PageFrame } from '../support/page-frame';
import { createPractice } from '../support/practice';
import { recordWarnings } from '../support/record-warnings';
import { until } from '../support/until';

/** Opens a page and records everything that it reports to its developer. */
async function openPage() {
  const page = await openPageFrame();
  const warnings = recordWarnings((page.window as unknown as { console: Console }).console);
  const events = recordEvents<{ code: string; subject?: string }>(page.document, 'ordinacia-error');
  const script = page.document.createElement('script');
  script.type = 'module';
  script.textContent = `import * as all from '/ordinacia/esm/ordinacia.js'; window.Ordinacia = all;`;
  page.document.head.append(script);
  await until(() => page.window.Ordinacia);
  return { page, warnings: warnings.messages, events };
}

function put(page: PageFrame, name: string, attributes: Record<string, string>): HTMLElement {
  const element = page.document.createElement(name);
  Object.entries({ 'token-key': 'nobody', ...attributes }).forEach(([key, value]) => element.setAttribute(key, value));
  return page.document.body.appendChild(element);
}

/** The last warning of an element comes after all its others. */
const untilTold = (warnings: readonly string[], text: string) =>
  until(() => warnings.find((one) => one.includes(text)));

describe('mistakes of a page', () => {
  let opened: Awaited<ReturnType<typeof openPage>>;

  beforeEach(async () => {
    opened = await openPage();
  });
  afterEach(() => opened.page.remove());

  it('B2 reports an unknown attribute once, in the console and as an event, with what was meant; leaves attributes of HTML and of frameworks alone', async () => {
    const { page, warnings, events } = opened;
    for (const [given, meant] of [
      ['realtime-prot', 'Did you mean „realtime-port“?'],
      ['apibase', 'Did you mean „api-base“?'],
      ['token', 'A token never stands in an attribute'],
      ['get-token', '„getToken“ is a property'],
      ['base-path', 'Only <ordinacia-admin> has it.'],
      ['colour', 'Its attributes: api-base'],
    ] as const) {
      put(page, 'ordinacia-waiting-room', { [given]: 'secret-value' });
      const warning = await untilTold(warnings, `„${given}“`);
      expect(warning).to.match(/^\[ordinacia\] unknown-attribute: <ordinacia-waiting-room> has no attribute /);
      expect(warning).to.contain(meant);
      expect(events.at(-1)).to.deep.equal({ code: 'unknown-attribute', subject: given });
    }
    expect(warnings.join()).to.not.contain('secret-value');
    const before = warnings.length;
    put(page, 'ordinacia-waiting-room', { colour: 'x' });
    put(page, 'ordinacia-waiting-room', { size: 'x' });
    await untilTold(warnings, '„size“');
    expect(warnings).to.have.length(before + 1);

    const names =
      'id class style title lang dir hidden slot part role tabindex nonce is inert aria-label data-x data-v-7ba5bd90 _ngcontent-abc-1 ' +
      'ng-version v-cloak x-data hx-get onclick wire:id q:id jsaction contenteditable itemprop';
    put(page, 'ordinacia-admin', { ...Object.fromEntries(names.split(' ').map((name) => [name, ''])), wrong: '' });
    await untilTold(warnings, '„wrong“');
    expect(warnings).to.have.length(before + 2);
  });

  it('B2 reports an invalid value, but no valid one, for every attribute', async () => {
    const { page, warnings, events } = opened;
    const values: Readonly<Record<string, readonly [wrong: string, right: string]>> = {
      'api-base': ['::::', '/lane/nothing'],
      'picture-origins': ['cdn.example', 'https://cdn.example http://localhost:8000/'],
      theme: ['blue', 'dark'],
      sound: ['loud', 'off'],
      debug: ['all', 'false'],
      'realtime-key': ['https://ws.example', 'app-key_1'],
      'realtime-host': ['https://ws.example', 'ws.example'],
      'realtime-port': ['abc', '6001'],
      'realtime-tls': ['maybe', 'true'],
      'realtime-cluster': ['eu/1', 'eu'],
      'realtime-auth': ['https://portal.example/broadcasting/auth', '/broadcasting/auth'],
      'realtime-channel': ['private-admin.{id}', 'App.Models.Admin.{id}'],
      routing: ['browser', 'memory'],
      'base-path': ['https://portal.example/admin', 'admin/'],
      registration: ['closed', ''],
    };
    const names = Object.keys(values);
    const given = (index: 0 | 1) => Object.fromEntries(names.map((name) => [name, values[name]?.[index] ?? '']));
    put(page, 'ordinacia-admin', given(0));
    put(page, 'ordinacia-hot-panel', { open: 'half', 'token-key': 'eyJhbGciOiJIUzI1NiJ9.e30.x' });
    await until(() => events.length === names.length + 2);
    expect(events.map(({ subject }) => subject).sort()).to.deep.equal([...names, 'open', 'token-key'].sort());
    expect(new Set(events.map(({ code }) => code))).to.deep.equal(new Set(['invalid-value']));
    expect(warnings.find((one) => one.includes('theme'))).to.equal(
      '[ordinacia] invalid-value: theme of <ordinacia-admin> must be auto, light or dark.',
    );
    expect(warnings.join()).to.not.contain('eyJ');

    const before = warnings.length;
    put(page, 'ordinacia-admin', { ...given(1), 'after-all-of-these': '' });
    await untilTold(warnings, 'after-all-of-these');
    expect(warnings.slice(before)).to.have.length(1);
  });

  it('B2 reports an unknown option of mount, an invalid property, and an unknown endpoint', async () => {
    const { page, warnings, events } = opened;
    const { Ordinacia } = page.window;
    if (!Ordinacia || Array.isArray(Ordinacia)) throw new Error('The script has not come.');
    const { destroy } = Ordinacia.mount('body', {
      'api-base': '/lane/nothing',
      tokenKey: 'somebody',
      getTokn: () => null,
      apiBas: '/x',
      id: 'panel',
      'data-x': 1,
    });
    await until(() => events.length === 2);
    expect(events).to.deep.equal([
      { code: 'unknown-option', subject: 'getTokn' },
      { code: 'unknown-option', subject: 'apiBas' },
    ]);
    expect(warnings[0]).to.contain('Did you mean „getToken“?');
    expect(warnings[1]).to.contain('Did you mean „api-base“?');
    destroy();
    events.splice(0);

    const element = page.document.createElement('ordinacia-waiting-room');
    Object.assign(element, {
      tokenKey: 'nobody',
      getToken: 'a-token-of-somebody',
      echo: {},
      endpoints: { ticketsNext: '/x', login: 'https://portal.example/login' },
    });
    page.document.body.append(element);
    await until(() => events.length >= 4);
    expect(events.filter(({ subject }) => subject?.startsWith('endpoints'))).to.deep.equal([
      { code: 'unknown-option', subject: 'endpoints.ticketsNext' },
      { code: 'invalid-value', subject: 'endpoints.login' },
    ]);
    expect(warnings.join()).to.contain('Did you mean „ticketNext“?');
    expect(events.map(({ subject }) => subject)).to.include.members(['getToken', 'echo']);
    expect(warnings.join()).to.not.contain('a-token-of-somebody');
  });

  it('B2 reports settings that differ from those of another element of the same api-base, and a token-key of two APIs', async () => {
    const { page, warnings, events } = opened;
    const { lane } = await createPractice();
    put(page, 'ordinacia-waiting-room', { 'api-base': `/lane/${lane}` });
    put(page, 'ordinacia-hot-panel', { 'api-base': `/lane/${lane}`, 'token-key': 'somebody', 'realtime-key': '' });
    await untilTold(warnings, 'different-settings');
    put(page, 'ordinacia-hot-panel', { 'api-base': '/lane/nothing' });
    await untilTold(warnings, 'shared-token-key');
    expect(events).to.deep.equal([
      { code: 'different-settings', subject: 'token-key' },
      { code: 'shared-token-key', subject: 'token-key' },
    ]);
  });
});
