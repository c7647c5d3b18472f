import { expect } from '@open-wc/testing';
import { Failure } from '../../../src/api/failure';
import { createAutosavedFields, type AutosavedFields } from '../../../src/state/forms/autosaved-fields';
import { createSessionScope, type SessionScope } from '../../../src/state/session/session-scope';
import { installFakeClock, type FakeClock } from '../../support/fake-clock';
import { hearWarnings } from '../../support/heard-warnings';
import { holdCalls, type HeldCalls } from '../../support/held-calls';

describe('fields that store themselves', () => {
  let clock: FakeClock;
  let calls: HeldCalls<unknown>;
  let sent: [string, unknown][];
  let stored: [string, unknown][];
  let failures: number;
  let fields: AutosavedFields;
  let scope: SessionScope;
  let warnings: ReturnType<typeof hearWarnings>;

  beforeEach(() => {
    clock = installFakeClock();
    warnings = hearWarnings();
    calls = holdCalls();
    sent = [];
    stored = [];
    failures = 0;
    scope = createSessionScope((error) => {
      throw error;
    });
    fields = createAutosavedFields({
      scope,
      send(name, value) {
        sent.push([name, value]);
        return calls.call(new AbortController().signal);
      },
      onStored: (name, value) => stored.push([name, value]),
      onFailed: () => (failures += 1),
    });
  });
  afterEach(() => {
    warnings.restore();
    clock.restore();
  });

  const stateOf = (name: string) => fields.of(name).value?.state ?? null;

  it('K1 C28 a field is sent 500 ms after its last change, once, with its last value', async () => {
    fields.change('about', 'A');
    await clock.tick(400);
    fields.change('about', 'Ab');
    await clock.tick(499);
    expect(sent).to.deep.equal([]);
    expect(stateOf('about')).to.equal('waiting');
    await clock.tick(1);
    expect(sent).to.deep.equal([['about', 'Ab']]);
    expect(stateOf('about')).to.equal('storing');
    await calls.answer(0, 'Ab.');
    expect(stateOf('about')).to.equal('stored');
    expect(stored).to.deep.equal([['about', 'Ab.']]);
    await clock.tick(5_000);
    expect(sent).to.have.length(1);
  });

  it('K1 two fields wait apart from each other', async () => {
    fields.change('phone', '1');
    await clock.tick(300);
    fields.change('about', 'A');
    await clock.tick(200);
    expect(sent).to.deep.equal([['phone', '1']]);
    await clock.tick(300);
    expect(sent).to.deep.equal([
      ['phone', '1'],
      ['about', 'A'],
    ]);
  });

  it('a change while an older value is on its way follows it, so that the newest is stored last', async () => {
    fields.change('about', 'old');
    await clock.tick(500);
    fields.change('about', 'new');
    await clock.tick(2_000);
    expect(sent).to.deep.equal([['about', 'old']]);
    expect(stateOf('about')).to.equal('waiting');
    await calls.answer(0, 'old');
    expect(sent).to.deep.equal([
      ['about', 'old'],
      ['about', 'new'],
    ]);
    expect(fields.of('about').value).to.deep.include({ value: 'new', state: 'storing' });
    await calls.answer(1, 'new');
    expect(stateOf('about')).to.equal('stored');
  });

  it('a screen that is left sends at once what waits, but never beside an older value of the same field', async () => {
    fields.change('about', 'old');
    await clock.tick(500);
    fields.change('about', 'new');
    fields.change('phone', '1');
    fields.leaveScreen();
    expect(sent).to.deep.equal([
      ['about', 'old'],
      ['phone', '1'],
    ]);
    await calls.answer(0, 'old');
    expect(sent.at(-1)).to.deep.equal(['about', 'new']);
    await calls.answer(1, '1');
    expect(stateOf('phone')).to.equal('stored');
    await clock.tick(5_000);
    expect(sent).to.have.length(3);
    fields.leaveScreen();
    expect(stateOf('phone')).to.equal(null);
  });

  it('what waits for its turn is sent all the same when the page is left', async () => {
    const stop = fields.watch();
    fields.change('about', 'old');
    await clock.tick(500);
    fields.change('about', 'new');
    fields.leaveScreen();
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    expect(sent.at(-1)).to.deep.equal(['about', 'new']);
    stop();
    expect(sent).to.have.length(2);
  });

  it('what is held is not sent, and takes back what waited', async () => {
    fields.change('doctor_name', 'Eva');
    fields.markInvalid('doctor_name', '');
    await clock.tick(1_000);
    expect(sent).to.deep.equal([]);
    expect(fields.of('doctor_name').value).to.deep.equal({ value: '', state: 'invalid', errors: [] });
  });

  it('F3 a failure keeps what was entered, is logged without it, and can be tried again', async () => {
    fields.change('phone', '+421 900');
    await clock.tick(500);
    await calls.fail(0, new Failure('server', 500));
    expect(fields.of('phone').value).to.deep.equal({ value: '+421 900', state: 'failed', errors: [] });
    expect(warnings.heard).to.deep.equal(['[ordinacia] phone was not stored: server (500)']);
    expect(failures).to.equal(1);
    fields.retry('phone');
    expect(sent).to.deep.equal([
      ['phone', '+421 900'],
      ['phone', '+421 900'],
    ]);
    await calls.answer(1, '+421 900');
    expect(stateOf('phone')).to.equal('stored');
  });

  it('what the server finds wrong with a value stands at it', async () => {
    fields.change('phone', 'x');
    await clock.tick(500);
    await calls.fail(0, new Failure('validation', 422, { value: ['Príliš krátke.'] }));
    expect(fields.of('phone').value?.errors).to.deep.equal(['Príliš krátke.']);
  });

  it('is sent at once when the page is left, and once', async () => {
    const stop = fields.watch();
    fields.change('about', 'A');
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    expect(sent).to.deep.equal([['about', 'A']]);
    await clock.tick(1_000);
    expect(sent).to.have.length(1);
    fields.change('about', 'Ab');
    stop();
    expect(sent).to.have.length(2);
    fields.change('about', 'Abc');
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    expect(sent, 'nobody listens any more').to.have.length(2);
  });

  it('what is left unsaved by one session is taken up by the next, what is held stays held', async () => {
    fields.change('about', 'A');
    fields.markInvalid('doctor_name', '');
    const unsaved = fields.unsaved();
    scope.end();
    fields.clear();
    expect(stateOf('about')).to.equal(null);
    await clock.tick(1_000);
    expect(sent).to.deep.equal([]);
    fields.resume(unsaved);
    expect(sent).to.deep.equal([['about', 'A']]);
    expect(stateOf('doctor_name')).to.equal('invalid');
  });

  it('an answer that comes after the session ended says nothing to the next one', async () => {
    fields.change('about', 'A');
    await clock.tick(500);
    scope.end();
    fields.clear();
    await calls.answer(0, 'A');
    expect(stored).to.deep.equal([]);
    expect(stateOf('about')).to.equal(null);
  });

  it('a field that is left shows what was stored, but not what was not', async () => {
    fields.change('about', 'A ');
    await clock.tick(500);
    fields.showStored('about');
    expect(stateOf('about')).to.equal('storing');
    await calls.answer(0, 'A');
    fields.showStored('about');
    expect(stateOf('about')).to.equal(null);
  });
});
