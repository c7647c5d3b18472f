// needs: built-files
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { CLASSIC, openHostilePage } from '../support/hostile-page';
import { collectGarbage } from '../support/page';
import { closePages, openPageFrame, type PageFrame } from '../support/page-frame';
import { createPractice, notify } from '../support/practice';
import { press } from '../support/user-input';
import { until } from '../support/until';
import { seen } from '../support/mount';

describe('what the panel writes later', () => {
  before(() => setViewport({ width: 1280, height: 900 }));
  afterEach(closePages);

  it('B1 Trusted Types with policies of the page alone, where the browser has no setHTML: a notification says what it says', async () => {
    const practice = await createPractice([]);
    localStorage.setItem(practice.lane, practice.token);
    await notify(practice, {
      category: 'recept',
      content: '<p>Nový <b>recept</b> &amp; odkaz<script>document.title="x"</script></p>',
    });
    const { page, panel } = await openHostilePage(practice, {
      script: null,
      head: `<meta http-equiv="Content-Security-Policy" content="require-trusted-types-for 'script'; trusted-types portal">
        <script>
          delete Element.prototype.setHTML;
          trustedTypes.createPolicy('portal', { createHTML: (html) => html });
        </script>
        <script src="${CLASSIC}" defer></script>`,
    });
    const { see, root } = panel;
    await press(await see.findByRole('button', { name: /^Notifikácie/ }));
    await until(() => /Nový\s+recept\s+& odkaz/.test(root.textContent));
    expect(root.textContent).to.not.match(/null|&amp;|document\.title/);
    const box = await see.findByRole('dialog', { name: 'Notifikácie' });
    expect(box.querySelectorAll('p, b, script').length, 'words alone').to.equal(0);
    expect(page.errors).to.deep.equal([]);
  });
});

const MOUNTS = 12;

type Listener = [type: string, listener: unknown, isCapturing: boolean];

/** Counts the listeners on the page's window and document. */
function countListeners({ window: page, document }: PageFrame): () => string[] {
  const { prototype } = page.EventTarget;
  let listeners: Listener[] = [];
  const forget = ([type, listener, isCapturing]: Listener) =>
    void (listeners = listeners.filter((one) => one[0] !== type || one[1] !== listener || one[2] !== isCapturing));
  const keep = (one: Listener, signal?: AbortSignal) => {
    forget(one);
    listeners.push(one);
    signal?.addEventListener('abort', () => forget(one));
  };
  for (const [name, note] of [
    ['addEventListener', keep],
    ['removeEventListener', forget],
  ] as const) {
    const original = prototype[name];
    Reflect.set(prototype, name, function (this: EventTarget | undefined, ...all: Parameters<typeof original>) {
      const [type, listener, options] = all;
      const { capture, signal } = (
        typeof options === 'object' ? options : { capture: options }
      ) as AddEventListenerOptions;
      if (!this || this === document || this === page) note([type, listener, capture === true], signal);
      Reflect.apply(original, this, all);
    });
  }
  return () => listeners.map(([type]) => type).sort();
}

/** The sockets that are still held by something. */
function countHeldSockets({ window: page }: PageFrame): () => number {
  const { WebSocket: Original } = page;
  const made: WeakRef<WebSocket>[] = [];
  class Counted extends Original {
    constructor(...all: ConstructorParameters<typeof WebSocket>) {
      super(...all);
      made.push(new WeakRef(this));
    }
  }
  Reflect.set(page, 'WebSocket', Counted);
  return () => made.filter((one) => one.deref()).length;
}

describe('a page from which the panel was removed', () => {
  before(() => setViewport({ width: 1280, height: 900 }));
  afterEach(closePages);

  it(`B2 keeps no element, no listener and no connection after ${MOUNTS} live elements`, async () => {
    const practice = await createPractice([{ type: 'queue', user_alternate: 'Ján Prvý' }]);
    const { lane, token } = practice;
    localStorage.setItem(lane, token);
    const opened = await openPageFrame();
    const listeners = countListeners(opened);
    const sockets = countHeldSockets(opened);
    await opened.load(CLASSIC);
    const gone: WeakRef<Node>[] = [];
    for (let round = 0; round < MOUNTS; round += 1) {
      const element = opened.document.createElement('ordinacia-waiting-room');
      Object.assign(element, { apiBase: `/lane/${lane}`, tokenKey: lane, realtimeKey: 'ordinacia' });
      opened.document.body.append(element);
      await element.ready;
      const { root, see } = seen(element);
      await see.findByText('Naživo');
      await see.findByRole('button', { name: 'Ďalší pacient: Ján Prvý' });
      gone.push(new WeakRef<Node>(element), new WeakRef<Node>(root.lastElementChild ?? root));
      element.remove();
      await until(() => root.childElementCount === 0);
    }
    expect(listeners()).to.deep.equal([]);
    await until(async () => {
      await collectGarbage();
      // The browser may still hold the last ones.
      return sockets() < 3 && gone.filter((one) => one.deref()).length < 5;
    });
    expect(opened.errors).to.deep.equal([]);
  });
});
