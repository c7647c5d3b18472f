// needs: built-files
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { openRoom } from './open-element';
import { mount, unmountAll } from '../support/mount';
import { nextTask, until } from '../support/until';
import { addTicket, createPractice, openSockets, seenCalls, untilAnswered } from '../support/practice';
import { recordErrors } from '../support/record-warnings';

const INIT = '/api/administration-init';
const CLASSIC = '/ordinacia/ordinacia.umd.js';

describe('the life cycle of an element', () => {
  before(() => setViewport({ width: 1280, height: 860 }));
  afterEach(unmountAll);

  it('B2 B3 keeps its state without new requests when it is moved in the page; another one that replaces it keeps its connection, whether the old one leaves first or the new one comes first; its socket goes with it', async () => {
    const { practice, see, element } = await openRoom([{ type: 'queue', user_alternate: 'Ján Prvý' }]);
    (await see.findByRole('button', { name: 'Ján Prvý' })).click();
    await see.findByText('Detail tiketu');
    await see.findByText('Naživo');
    // Data loaded before the subscription is reloaded once after it.
    await untilAnswered(practice.lane, INIT, 2);
    const container = document.body.appendChild(document.createElement('div'));
    container.append(element);
    document.body.append(element);
    await Promise.resolve();
    see.getByText('Detail tiketu');
    see.getByText('Naživo');
    expect(await seenCalls(practice.lane, INIT)).to.have.length(2);
    expect(await seenCalls(practice.lane, '/broadcasting/auth')).to.have.length(1);

    let before: HTMLElement = element;
    for (const [name, swap] of [
      ['Eva Druhá', (next: HTMLElement) => before.replaceWith(next)],
      ['Ivan Tretí', (next: HTMLElement) => [before.after(next), before.remove()]],
    ] as const) {
      // As from the cache of a page's library: cloned with its attributes, but without its rendered content.
      const next = before.cloneNode() as HTMLElement;
      await nextTask();
      swap(next);
      await until(() => next.shadowRoot?.textContent.includes('Naživo'));
      expect(before.shadowRoot?.childElementCount).to.equal(0);
      await addTicket(practice, { type: 'queue', user_alternate: name });
      await until(() => next.shadowRoot?.textContent.includes(name));
      before = next;
    }
    expect(await seenCalls(practice.lane, INIT)).to.have.length(2);
    expect(await seenCalls(practice.lane, '/broadcasting/auth')).to.have.length(1);
    before.remove();
    await until(async () => (await openSockets()) === 0);
  });

  it('B2 one that throws while it is unmounted does not stop the others', async () => {
    const [broken, other] = [await createPractice([]), await createPractice([])];
    const first = await mount(broken, 'ordinacia-waiting-room');
    const second = await mount(other, 'ordinacia-waiting-room');
    for (const { see } of [first, second]) await see.findByText('Naživo');
    const errors = recordErrors();
    const failure = new Error('the page has replaced this method');
    first.root.replaceChildren = () => {
      throw failure;
    };
    first.element.remove();
    second.element.remove();
    await until(() => second.root.childElementCount === 0);
    expect(errors.reported).to.deep.equal([failure]);
    errors.restore();
  });

  it('B2 works in a sandboxed frame without storage for as long as the page lives', async () => {
    const frame = document.createElement('iframe');
    frame.setAttribute('sandbox', 'allow-scripts allow-forms');
    const messages: { text: string; errors: string[] }[] = [];
    const onMessage = ({ data, source }: MessageEvent<{ text: string; errors: string[] }>) => {
      if (source === frame.contentWindow) messages.push(data);
    };
    window.addEventListener('message', onMessage);
    frame.srcdoc = `<!doctype html><html lang="sk"><title>Sandbox</title><body>
      <script>
        const errors = [];
        addEventListener('error', ({ message }) => errors.push(message));
        addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
        addEventListener('ordinacia-ready', ({ target }) => {
          setInterval(() => parent.postMessage({ text: target.shadowRoot.textContent, errors }, '*'), 50);
        });
      </script>
      <script src="${location.origin}${CLASSIC}"></script>
      <ordinacia-admin api-base="${location.origin}" routing="history"></ordinacia-admin></body></html>`;
    document.body.append(frame);
    await until(() => messages.some(({ text }) => text.includes('Prihlasovacie meno')));
    expect(messages.at(-1)?.errors).to.deep.equal([]);
    window.removeEventListener('message', onMessage);
  });
});
