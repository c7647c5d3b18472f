import { describe, it } from 'node:test';
import { expect } from '../support/in-node';
import type { Slice } from '../../src/state/slice';
import { createStore } from '../../src/state/store';
import { storeConfig } from '../support/store-config';

describe('the slices of the store', () => {
  it('a slice without `clear` does not compile', () => {
    const slices = {
      // @ts-expect-error A slice that cannot be cleared would keep a session's data after its end.
      leaking: { reload: () => undefined },
    } satisfies Record<string, Slice>;
    expect(slices).to.have.property('leaking');
  });

  it('every slice that the store offers is cleared when its last element leaves the page', () => {
    const store = createStore(storeConfig({ lane: 'none' }));
    const stop = store.start();
    store.toasts.success('Termín bol vytvorený');
    store.drafts.of('doctor-state').keep({ doctor_state: 'online' });
    store.popups.show('absence', {});
    stop();
    expect(store.toasts.list.value).to.deep.equal([]);
    expect(store.popups.open.value).to.equal(null);
    expect(store.tickets.data.value).to.equal(null);
  });
});
