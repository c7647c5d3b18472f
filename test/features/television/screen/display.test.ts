import { expect } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import { DISPLAY_POLL_MS } from '../../../../src/constants';
import { recordEvents } from '../../../elements/open-element';
import { withFakeClock } from '../../../support/fake-clock';
import { fixRandom } from '../../../support/random';
import { addTicket, answerWith, breakCall, clearFaults, cutSockets, nextElsewhere } from '../../../support/practice';
import { until } from '../../../support/until';
import * as screen from './display-screen';

const { callAs, calledOn, closeDisplays, nextOn, openDisplay, setting, withDisplay } = screen;
const queue = { type: 'queue' as const };

describe('the television', () => {
  let random: ReturnType<typeof fixRandom>;
  before(() => setViewport({ width: 1920, height: 1080 }));
  // A small random number: the television retries soon.
  beforeEach(() => (random = fixRandom(0.1)));
  afterEach(async () => {
    closeDisplays();
    random.restore();
    await emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
  });

  it('shows who is called, who is next and how many wait, and never a name', async () => {
    const { practice, key } = await withDisplay([
      { ...queue, user: { fullname: 'Ján Tajný' }, event_note: 'Tajná poznámka' },
      { ...queue, user_alternate: 'Eva Tajná' },
      { type: 'schedule-premium', time: '23:50', user_alternate: 'Ema Tajná' },
    ]);
    const television = await openDisplay(practice, key);
    await television.see.findByText('Zatiaľ nikoho nevoláme');
    await until(() => nextOn(television).join() === '1,2,23:50');
    television.see.getByText('Čakajú 2 pacienti');
    await nextElsewhere(practice, practice.ids[0] ?? 0);
    await until(() => calledOn(television) === '1');
    television.see.getByText('Vstúpte, prosím');
    expect(nextOn(television)).to.deep.equal(['2', '23:50']);
    television.see.getByText('Prednostný');
    television.see.getByText('Čaká 1 pacient');
    await nextElsewhere(practice, practice.ids[1] ?? 0);
    await until(() => calledOn(television) === '2');
    television.see.getByText('Predtým: 1');
    expect(television.root.textContent).not.to.match(/tajn/i);
  });

  it('announces each call once, a repeated one again, and nothing when it is opened', async () => {
    const { practice, key } = await withDisplay([queue, queue]);
    const [first = 0, second = 0] = practice.ids;
    await nextElsewhere(practice, first);
    const calls = recordEvents(document, 'ordinacia-call');
    const television = await openDisplay(practice, key);
    await until(() => calledOn(television) === '1');
    const flash = () => television.root.querySelector('[part="called"]')?.hasAttribute('data-flash');
    expect(flash()).to.equal(false);
    await nextElsewhere(practice, second);
    await until(() => calledOn(television) === '2');
    expect(flash()).to.equal(true);
    television.see.getByText('Na rade: lístok 2');
    await callAs(practice, '/api/ticket-call', { id: first });
    await until(() => calledOn(television) === '1');
    await callAs(practice, '/api/ticket-call', { id: first });
    await until(() => calls.length === 3);
    expect(calls).to.deep.equal([2, 1, 1].map((number) => ({ number, time: null })));
  });

  it('says when it is not live, goes on by itself, and then shows what has changed; goes dark when the doctor switches it off, comes back when it is switched on, and shows the doctor’s state and notice', async () => {
    const { practice, key } = await withDisplay([queue, queue]);
    const links = recordEvents(document, 'ordinacia-display-link');
    const television = await openDisplay(practice, key);
    await until(() => nextOn(television).length === 2);
    await breakCall(practice.lane, { kind: 'refuse', path: `/display/api/${key}` });
    await cutSockets(true);
    const lost = await television.see.findByText(/^Bez spojenia – stav z \d{1,2}:\d\d$/);
    expect(lost.getAttribute('role')).to.equal('status');
    expect(nextOn(television), 'the last that is known stays').to.have.length(2);
    await nextElsewhere(practice, practice.ids[0] ?? 0);
    await clearFaults(practice.lane);
    await cutSockets(false);
    await until(() => calledOn(television) === '1');
    expect(television.see.queryByText(/^Bez spojenia/)).to.equal(null);
    await until(() => links.length === 3);
    expect(links).to.deep.equal([{ isLive: true }, { isLive: false }, { isLive: true }]);

    const called = () => television.see.queryByText('Vstúpte, prosím')?.checkVisibility();
    expect(called()).to.equal(true);
    await setting(practice, 'display', false);
    await television.see.findByRole('heading', { level: 2, name: 'Obrazovka je vypnutá' });
    expect(called()).not.to.equal(true);
    await setting(practice, 'display', true);
    await until(called);
    await callAs(practice, '/api/doctor-state-change', { doctor_state: 'ending' });
    await television.see.findByText('Lekár čoskoro končí');
    const expired_at = new Date(Date.now() + 3_600_000).toISOString();
    await callAs(practice, '/api/special-announcements-add', { note: 'Dnes bez odberov', expired_at });
    await television.see.findByText('Dnes bez odberov');
  });

  it('has a face for each answer that is none', async () => {
    const { practice, key } = await withDisplay();
    const path = `/display/api/${key}`;
    await answerWith(practice.lane, path, 500, '{}');
    const television = await openDisplay(practice, key);
    await television.see.findByText(/^Server ambulancie neodpovedá\./);
    await clearFaults(practice.lane);
    await television.see.findByText('Zatiaľ nikoho nevoláme');
    await answerWith(practice.lane, path, 200, '{"calls":"none"}');
    const malformed = await openDisplay(practice, key);
    await malformed.see.findByText(/^Server ambulancie neodpovedá\./);
    const unknown = await openDisplay(practice, 'BBBBBBBBBBBB');
    await unknown.see.findByRole('heading', { level: 2, name: 'Táto adresa neplatí' });
  });

  it('asks for sound where the browser keeps it silent, and not where it is switched off', async () => {
    const { practice, key } = await withDisplay();
    const real = window.AudioContext;
    class Blocked extends EventTarget {
      state = 'suspended';
      destination = null;
      resume() {
        this.state = 'running';
        this.dispatchEvent(new Event('statechange'));
        return Promise.resolve();
      }
      close() {
        this.state = 'closed';
        return Promise.resolve();
      }
    }
    Reflect.set(window, 'AudioContext', Blocked);
    try {
      const television = await openDisplay(practice, key);
      const button = await television.see.findByRole('button', { name: 'Zapnúť zvuk' });
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
      await until(() => button.hidden);
      closeDisplays();
      const silent = await openDisplay(practice, key, { attributes: { sound: 'off' } });
      await silent.see.findByText('Zatiaľ nikoho nevoláme');
      expect(silent.see.queryByRole('button')).to.equal(null);
    } finally {
      Reflect.set(window, 'AudioContext', real);
    }
  });

  it('without a socket it polls', async () => {
    const { practice, key } = await withDisplay();
    await withFakeClock(async (clock) => {
      const television = await openDisplay(practice, key, { attributes: { 'realtime-key': '' } });
      await television.see.findByText('Zatiaľ nikoho nevoláme');
      await addTicket(practice, queue);
      await clock.tick(2 * DISPLAY_POLL_MS);
      await until(() => nextOn(television).join() === '1');
    });
  });
});
