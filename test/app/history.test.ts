import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { within } from '@testing-library/dom';
import { focused, press, type } from '../support/user-input';
import { openHostPage, whereIs } from '../support/host-page';
import { mount, unmountAll, type Seen } from '../support/mount';
import { createPractice } from '../support/practice';
import { until } from '../support/until';
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createHashHistory as createHashHistory,
  UNSAFE_createMemoryHistory as createMemoryHistory,
} from 'react-router-dom';
import type { History } from '../../src/app/guarded-history';

const hours = {
  hours_name: 'Ráno',
  hours_type: 'schedule' as const,
  approximate_time_on_patient: 10,
  time_schedules: [],
};

async function change(see: Seen): Promise<HTMLInputElement> {
  await press(await see.findByRole('link', { name: 'Upraviť: Ráno' }));
  const field = await see.findByRole<HTMLInputElement>('textbox', { name: 'Názov' });
  await press(field);
  await until(() => focused() === field);
  await type(' a večer');
  return field;
}

async function answer(see: Seen, name: 'Zrušiť' | 'Áno'): Promise<void> {
  const dialog = await see.findByRole('dialog', { name: 'Máte neuložené zmeny' });
  await press(within(dialog).getByRole('button', { name }));
  await until(() => see.queryAllByRole('dialog').length === 0);
}

describe('unsaved changes', () => {
  beforeEach(async () => {
    document.body.style.margin = '0';
    await setViewport({ width: 1440, height: 900 });
  });
  afterEach(unmountAll);

  it('R1 R13 asks before following a link or back with path routing, and keeps the entries of the history', async () => {
    const practice = await createPractice([], { officeHours: [hours] });
    const page = await openHostPage('/admin/ordinacne-hodiny', { logIn: practice });
    const { see } = page.panel();
    const field = await change(see);
    const here = whereIs(page).path;
    const goBack = () => Promise.resolve(page.window.history.back());
    for (const leave of [goBack, () => press(see.getByRole('link', { name: 'Pacienti' }))]) {
      await leave();
      await answer(see, 'Zrušiť');
      expect([whereIs(page).path, field.value]).to.deep.equal([here, 'Ráno a večer']);
    }
    await goBack();
    await answer(see, 'Áno');
    await see.findByRole('list', { name: 'Vaše ordinačné hodiny' });
    expect(whereIs(page).path).to.equal('/admin/ordinacne-hodiny');
    page.window.history.forward();
    expect((await see.findByRole<HTMLInputElement>('textbox', { name: 'Názov' })).value).to.equal('Ráno');
  });

  it('R13 asks with memory routing, and does not block another panel on the page', async () => {
    const practice = await createPractice([], { officeHours: [hours] });
    const attributes = { routing: 'memory' };
    const { see } = await mount(practice, 'ordinacia-admin', { attributes });
    const other = await mount(practice, 'ordinacia-admin', { attributes });
    await press(await see.findByRole('link', { name: 'Ordinačné hodiny' }));
    const field = await change(see);
    await press(await other.see.findByRole('link', { name: 'Pacienti' }));
    await other.see.findByRole('heading', { level: 1, name: 'Pacienti' });
    expect(other.see.queryAllByRole('dialog')).to.have.length(0);
    await press(see.getByRole('link', { name: 'Čakáreň' }));
    await answer(see, 'Zrušiť');
    expect(field.value).to.equal('Ráno a večer');
    await press(see.getByRole('link', { name: 'Čakáreň' }));
    await answer(see, 'Áno');
    await see.findByRole('heading', { level: 1, name: 'Čakáreň' });
  });
});

/** The version that the guarded history was written against: docs/decisions/router.md says what to do when it changes. */
const VERSION = '7.18.5';

type Update = Parameters<Parameters<History['listen']>[0]>[0];

const read = async <File>(path: string): Promise<File> => (await (await fetch(path)).json()) as File;

describe('the unstable parts of the router', () => {
  let frame: HTMLIFrameElement;
  let page: Window;

  beforeEach(async () => {
    frame = document.createElement('iframe');
    frame.src = '/test/data/laravel-answers.json';
    document.body.append(frame);
    await new Promise((resolve) => (frame.onload = resolve));
    if (!frame.contentWindow) throw new Error('The frame has no window.');
    page = frame.contentWindow;
  });
  afterEach(() => frame.remove());

  it('package.json pins the exact router version', async () => {
    const { dependencies } = await read<{ dependencies: Record<string, string> }>('/package.json');
    expect(dependencies['react-router-dom']).to.equal(VERSION);
    const lock = await read<{ packages: Record<string, { version: string } | undefined> }>('/package-lock.json');
    for (const name of ['react-router-dom', 'react-router']) {
      expect(lock.packages[`node_modules/${name}`]?.version, name).to.equal(VERSION);
      expect((await read<{ version: string }>(`/node_modules/${name}/package.json`)).version, name).to.equal(VERSION);
    }
  });

  const histories: Readonly<Record<string, () => History>> = {
    history: () => createBrowserHistory({ window: page, v5Compat: true }),
    hash: () => createHashHistory({ window: page, v5Compat: true }),
    memory: () => createMemoryHistory({ v5Compat: true }),
  };

  for (const [name, create] of Object.entries(histories)) {
    it(`${name}: a history reports its own navigations, and the browser’s with their delta; an entry made by other code has no index`, async () => {
      const history = create();
      const { updates, stop } = record(history);
      history.push('/one');
      history.push('/two');
      history.replace('/three');
      history.go(-1);
      await until(() => updates.length === 4);
      history.go(1);
      await until(() => updates.length === 5);
      stop();
      history.push('/unheard');
      expect(updates.map(({ action, delta, location }) => [action, delta, location.pathname])).to.deep.equal([
        ['PUSH', 1, '/one'],
        ['PUSH', 1, '/two'],
        ['REPLACE', 0, '/three'],
        ['POP', -1, '/one'],
        ['POP', 1, '/three'],
      ]);
      expect([history.location.pathname, history.action]).to.deep.equal(['/unheard', 'PUSH']);

      if (name === 'memory') return;
      page.history.pushState(null, '', page.location.href);
      const later = record(history);
      history.push('/four');
      history.go(-1);
      await until(() => later.updates.length === 2);
      later.stop();
      expect(later.updates.map(({ action, delta }) => [action, delta])).to.deep.equal([
        ['PUSH', 1],
        ['POP', null],
      ]);
    });
  }
});

function record(history: History): { updates: Update[]; stop(): void } {
  const updates: Update[] = [];
  return { updates, stop: history.listen((update) => void updates.push(update)) };
}
