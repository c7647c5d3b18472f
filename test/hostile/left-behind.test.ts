// needs: built-files
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { CLASSIC } from '../support/hostile-page';
import { seen } from '../support/mount';
import { collectGarbage } from '../support/page';
import { closePages, openPageFrame, type PageFrame } from '../support/page-frame';
import { createPractice } from '../support/practice';
import { until } from '../support/until';

const MOUNTS = 12;

type Listener = [type: string, listener: unknown, isCapturing: boolean];

/** Counts the listeners on the page's window and document. */
function countListeners({ window: page, document }: PageFrame): () => string[] {
  const { addEventListener: add, removeEventListener: remove } = page.EventTarget.prototype;
  const listeners: Listener[] = [];
  const isCapturing = (options: unknown) =>
    typeof options === 'object' ? Reflect.get(options ?? {}, 'capture') === true : options === true;
  const isPage = (target: unknown) => target === document || target === page || target === undefined;
  const indexOf = ([type, listener, capture]: Listener) =>
    listeners.findIndex(([one, other, isOther]) => one === type && other === listener && isOther === capture);
  const forget = (one: Listener) => {
    const index = indexOf(one);
    if (index >= 0) listeners.splice(index, 1);
  };
  const wrap = (original: typeof add, note: (one: Listener, signal?: AbortSignal) => void) =>
    function (this: EventTarget, ...all: Parameters<typeof add>) {
      const [type, listener, options] = all;
      const one: Listener = [type, listener, isCapturing(options)];
      if (isPage(this)) note(one, typeof options === 'object' ? options.signal : undefined);
      return Reflect.apply(original, this, all);
    };
  Reflect.set(
    page.EventTarget.prototype,
    'addEventListener',
    wrap(add, (one, signal) => {
      if (indexOf(one) < 0) listeners.push(one);
      signal?.addEventListener('abort', () => forget(one));
    }),
  );
  Reflect.set(page.EventTarget.prototype, 'removeEventListener', wrap(remove, forget));
  return () => listeners.map(([type]) => type).sort();
}

/** The sockets that are still held by something. */
function countSockets({ window: page }: PageFrame): () => number {
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
    const sockets = countSockets(opened);
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
