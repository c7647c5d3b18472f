import { describe, it } from 'node:test';
import { expect } from '../support/in-node';
import { ticketsPart } from '../../src/features/tickets';
import { panel } from '../../src/elements/panel';
import { createParts, definePart } from '../../src/state/parts';
import { createStore } from '../../src/state/store';
import { createPartCore } from '../support/part-core';
import { storeConfig } from '../support/store-config';

describe('the parts of the store', () => {
  it('a part without `clear` does not compile', () => {
    // @ts-expect-error A part that cannot be cleared would keep a session's data after its end.
    const leaking = definePart(() => ({ reload: () => undefined }));
    expect(createStore(storeConfig({ lane: 'none' }), panel).part(leaking)).to.have.property('reload');
  });

  it('every part is cleared when its last element leaves the page, and so is what the store itself has', () => {
    const store = createStore(storeConfig({ lane: 'none' }), panel);
    const cleared: string[] = [];
    const early = definePart(() => ({ clear: (reason) => cleared.push(`early ${reason}`) }));
    const late = definePart(() => ({ clear: (reason) => cleared.push(`late ${reason}`) }));
    store.part(early);
    const stop = store.start();
    store.part(late);
    store.toasts.success('Termín bol vytvorený');
    store.drafts.of('doctor-state').keep({ doctor_state: 'online' });
    store.popups.show('absence', {});
    cleared.splice(0);
    stop();
    expect(cleared).to.deep.equal(['early reset', 'late reset']);
    expect(store.toasts.list.value).to.deep.equal([]);
    expect(store.popups.open.value).to.equal(null);
    expect(store.part(ticketsPart).data.value).to.equal(null);
  });

  it('a part is created once, when it is first used', () => {
    const { core } = createPartCore();
    let count = 0;
    const part = definePart(() => ({ number: (count += 1), clear: () => undefined }));
    expect(count).to.equal(0);
    expect([core.part(part).number, core.part(part).number, count]).to.deep.equal([1, 1, 1]);
  });

  it('a part that comes late loads at once where somebody is logged in; before the start nothing is loaded', () => {
    const { core } = createPartCore();
    const parts = createParts(() => core);
    const loaded: string[] = [];
    const loading = (name: string) =>
      definePart(() => ({ load: () => void loaded.push(name), clear: () => undefined }));
    core.session.begin('a-token');
    parts.of(loading('early'));
    expect(loaded).to.deep.equal([]);
    const stop = parts.start();
    parts.load();
    parts.of(loading('late'));
    core.session.end();
    parts.of(loading('of nobody'));
    expect(loaded).to.deep.equal(['early', 'late']);
    stop();
  });

  it('what a part starts runs from the start of the store, or from its own creation, and stops with the store', () => {
    const store = createStore(storeConfig({ lane: 'none' }), panel);
    const heard: string[] = [];
    const running = (name: string) =>
      definePart(() => ({
        start() {
          heard.push(`${name} runs`);
          return () => heard.push(`${name} stops`);
        },
        clear: () => undefined,
      }));
    store.part(running('early'));
    expect(heard).to.deep.equal([]);
    const stop = store.start();
    store.part(running('late'));
    expect(heard).to.deep.equal(['early runs', 'late runs']);
    stop();
    expect(heard.slice(2)).to.deep.equal(['early stops', 'late stops']);
  });
});
