import { afterEach, beforeEach, describe, it } from 'node:test';
import { expect } from '../../support/in-node';
import { Failure } from '../../../src/api/failure';
import { administrationInit } from '../../../src/features/practice/contract';
import type { AutosavedFields } from '../../../src/state/forms/autosaved-fields';
import { installFakeClock, type FakeClock } from '../../support/fake-clock';
import { recordWarnings } from '../../support/record-warnings';
import { deferCalls, type DeferredCalls } from '../../support/deferred-calls';
import { autosavePart } from '../../../src/state/forms/autosave';
import type { Core } from '../../../src/state/parts';
import { createPartCore } from '../../support/part-core';

describe('autosaved fields', () => {
  let clock: FakeClock;
  let calls: DeferredCalls<unknown>;
  /** `name: value` */
  let sent: string[];
  let stored: string[];
  let fields: AutosavedFields;
  let core: Core;
  let reloads: DeferredCalls<unknown>;
  let warnings: ReturnType<typeof recordWarnings>;

  beforeEach(() => {
    clock = installFakeClock();
    warnings = recordWarnings();
    calls = deferCalls();
    sent = [];
    stored = [];
    const part = createPartCore();
    ({ core } = part);
    reloads = part.defer(administrationInit);
    fields = core.part(autosavePart).addGroup('profile', {
      send(name, value) {
        sent.push(`${name}: ${String(value)}`);
        return calls.call(new AbortController().signal);
      },
      onStored: (name, value) => stored.push(`${name}: ${String(value)}`),
    });
  });
  afterEach(() => {
    warnings.restore();
    clock.restore();
  });

  const unstored = { errors: [], code: null, stored: undefined };
  const stateOf = (name: string) => fields.of(name).value?.state ?? null;
  const change = (name: string, value: string, wait: number) => {
    fields.change(name, value);
    return clock.tick(wait);
  };

  it('K1 C28 sends a field once, 500 ms after its last change, with its last value', async () => {
    await change('about', 'A', 400);
    await change('about', 'Ab', 499);
    expect(sent).to.deep.equal([]);
    expect(stateOf('about')).to.equal('waiting');
    await clock.tick(1);
    expect(sent).to.deep.equal(['about: Ab']);
    expect(stateOf('about')).to.equal('storing');
    await calls.answer(0, 'Ab.');
    expect(stateOf('about')).to.equal('stored');
    expect(stored).to.deep.equal(['about: Ab.']);
    await clock.tick(5_000);
    expect(sent).to.have.length(1);
  });

  it('K1 delays two fields independently', async () => {
    await change('phone', '1', 300);
    await change('about', 'A', 200);
    expect(sent).to.deep.equal(['phone: 1']);
    await clock.tick(300);
    expect(sent).to.deep.equal(['phone: 1', 'about: A']);
  });

  it('sends a change made during a save after it, so that the newest value is stored last', async () => {
    await change('about', 'old', 500);
    await change('about', 'new', 2_000);
    expect(sent).to.deep.equal(['about: old']);
    expect(stateOf('about')).to.equal('waiting');
    await calls.answer(0, 'old');
    expect(sent).to.deep.equal(['about: old', 'about: new']);
    expect(fields.of('about').value).to.deep.include({ value: 'new', state: 'storing' });
    await calls.answer(1, 'new');
    expect(stateOf('about')).to.equal('stored');
  });

  it('leaving the screen sends waiting fields at once, but never beside an older value of the same field', async () => {
    await change('about', 'old', 500);
    fields.change('about', 'new');
    fields.change('phone', '1');
    fields.leaveScreen();
    expect(sent).to.deep.equal(['about: old', 'phone: 1']);
    await calls.answer(0, 'old');
    expect(sent.at(-1)).to.equal('about: new');
    await calls.answer(1, '1');
    expect(stateOf('phone')).to.equal('stored');
    await clock.tick(5_000);
    expect(sent).to.have.length(3);
    fields.leaveScreen();
    expect(stateOf('phone')).to.equal(null);
  });

  it('does not send an invalid value, and cancels the one that waited', async () => {
    fields.change('doctor_name', 'Eva');
    fields.markInvalid('doctor_name', '');
    await clock.tick(1_000);
    expect(sent).to.deep.equal([]);
    expect(fields.of('doctor_name').value).to.deep.equal({ ...unstored, value: '', state: 'invalid' });
  });

  it('F3 a failure keeps what was entered, is logged without the value, and can be retried', async () => {
    await change('phone', '+421 900', 500);
    await calls.fail(0, new Failure('server', 500));
    expect(fields.of('phone').value).to.deep.equal({ ...unstored, value: '+421 900', state: 'failed' });
    expect(warnings.messages).to.deep.equal(['[ordinacia] phone was not stored: server (500)']);
    expect(reloads.made, 'it may have been stored').to.have.length(1);
    fields.retry('phone');
    expect(sent).to.deep.equal(['phone: +421 900', 'phone: +421 900']);
    await calls.answer(1, '+421 900');
    expect(stateOf('phone')).to.equal('stored');
  });

  it('shows a server’s validation error at its field', async () => {
    await change('phone', 'x', 500);
    await calls.fail(0, new Failure('validation', 422, { value: ['Príliš krátke.'] }));
    expect(fields.of('phone').value?.errors).to.deep.equal(['Príliš krátke.']);
  });

  it('the next session sends what an expired one left unsaved, except invalid values', async () => {
    fields.change('about', 'A');
    fields.markInvalid('doctor_name', '');
    const unsaved = fields.unsaved();
    core.scope.end();
    fields.clear();
    expect(stateOf('about')).to.equal(null);
    await clock.tick(1_000);
    expect(sent).to.deep.equal([]);
    fields.resume(unsaved);
    expect(sent).to.deep.equal(['about: A']);
    expect(stateOf('doctor_name')).to.equal('invalid');
  });

  it('ignores an answer that arrives after the session ended', async () => {
    await change('about', 'A', 500);
    core.scope.end();
    fields.clear();
    await calls.answer(0, 'A');
    expect(stored).to.deep.equal([]);
    expect(stateOf('about')).to.equal(null);
  });

  it('leaving a field shows the stored value, and keeps an unsaved one', async () => {
    await change('about', 'A ', 500);
    fields.showStored('about');
    expect(stateOf('about')).to.equal('storing');
    await calls.answer(0, 'A');
    fields.showStored('about');
    expect(stateOf('about')).to.equal(null);
  });

  it('leaving the page sends at once, also a value that waits for an earlier save, and once only', async () => {
    const stop = core.part(autosavePart).start();
    await change('phone', 'old', 500);
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

  it('hiding the page sends what leaving the page sends; a value sent beside an older one is sent again after it, unless it is invalid by then', async () => {
    const stop = core.part(autosavePart).start();
    const hide = () => {
      Object.assign(document, { visibilityState: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
      Object.assign(document, { visibilityState: 'visible' });
    };
    await change('phone', 'old', 500);
    fields.change('phone', 'new');
    fields.change('about', 'A');
    hide();
    expect(sent.splice(0)).to.deep.equal(['phone: old', 'phone: new', 'about: A']);
    await calls.answer(1, 'new');
    expect(stateOf('phone')).to.equal('stored');
    await calls.answer(0, 'old');
    expect(sent.splice(0), 'the server may have stored the older one last').to.deep.equal(['phone: new']);
    fields.change('phone', 'newest');
    hide();
    expect(sent.splice(0)).to.deep.equal(['phone: newest']);
    await calls.fail(3, new Failure('timeout'));
    expect(sent, 'one call at a time').to.deep.equal([]);
    await calls.answer(4, 'newest');
    expect(sent.splice(0)).to.deep.equal(['phone: newest']);
    fields.change('phone', 'last');
    hide();
    expect(sent.splice(0)).to.deep.equal(['phone: last']);
    fields.markInvalid('phone', '');
    await calls.answer(5, 'newest');
    expect(sent).to.deep.equal([]);
    expect(stateOf('phone')).to.equal('invalid');
    stop();
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
