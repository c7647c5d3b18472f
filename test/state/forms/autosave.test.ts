import { afterEach, beforeEach, describe, it } from 'node:test';
import { expect } from '../../support/in-node';
import type { AutosavedFields } from '../../../src/state/forms/autosaved-fields';
import { autosavePart } from '../../../src/state/forms/autosave';
import type { Core } from '../../../src/state/parts';
import { deferCalls } from '../../support/deferred-calls';
import { installFakeClock, type FakeClock } from '../../support/fake-clock';
import { createPartCore } from '../../support/part-core';

describe('autosave', () => {
  let clock: FakeClock;
  let sent: string[];
  let core: Core;
  let fields: AutosavedFields;

  beforeEach(() => {
    clock = installFakeClock();
    sent = [];
    ({ core } = createPartCore());
    const calls = deferCalls<unknown>();
    fields = core.part(autosavePart).addGroup('profile', {
      send(name, value) {
        sent.push(`${name}: ${String(value)}`);
        return calls.call(new AbortController().signal);
      },
      onStored: () => undefined,
    });
  });
  afterEach(() => clock.restore());

  it('leaving the page sends at once, also a value that waits for an earlier save, and once only', async () => {
    const stop = core.part(autosavePart).start();
    fields.change('phone', 'old');
    await clock.tick(500);
    fields.change('phone', 'new');
    fields.leaveScreen();
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    expect(sent.splice(0)).to.deep.equal(['phone: old', 'phone: new']);
    fields.change('about', 'A');
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    expect(sent).to.deep.equal(['about: A']);
    await clock.tick(1_000);
    expect(sent).to.have.length(1);
    fields.change('about', 'Ab');
    stop();
    expect(sent).to.have.length(2);
    fields.change('about', 'Abc');
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    expect(sent, 'nobody listens any more').to.have.length(2);
  });

  it('an unsaved edit waits for the doctor’s next session, also when another one ends before', () => {
    fields.change('phone', 'typed');
    const autosave = core.part(autosavePart);
    autosave.clear('expiry');
    autosave.clear('expiry');
    expect(fields.unsaved().size).to.equal(0);
    autosave.restore();
    expect(fields.unsaved().get('phone')?.value).to.equal('typed');
  });
});
