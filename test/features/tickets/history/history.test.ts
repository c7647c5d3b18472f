import { within } from '@testing-library/dom';
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { UNDO_TOAST_LIFETIME_MS } from '../../../../src/constants';
import { POLLING, openRoom, recordEvents } from '../../../elements/open-element';
import { installFakeClock, type FakeClock } from '../../../support/fake-clock';
import { mount, unmountAll, type Seen } from '../../../support/mount';
import * as practiceOf from '../../../support/practice';
import { closeScreen, openScreen } from '../../../support/screen';
import { focused, hover, press, pressKeys } from '../../../support/user-input';
import { until } from '../../../support/until';
import { armed, inCard, inOffice, next, openTab, three, waiting } from './office-card';

const { announce, answerWith, breakCall, clearFaults, createPractice, nextElsewhere, release } = practiceOf;
const { returnElsewhere, seenCalls, storedHandled, untilAnswered, untilHeld } = practiceOf;
const HISTORY = '/api/tickets-history';
const NEXT = '/api/ticket-next';
const RETURN = '/api/ticket-return';
const offered = { capabilities: ['ticket-history'] };
const NOT_RETURNED = 'Tiket sa nepodarilo vrátiť do čakárne.';
const nobody = (see: Seen) => see.findByText('nikto');
const inToast = (see: Seen, name: string) =>
  until(() => {
    const status = see.queryByRole('status', { name: 'Oznámenia' });
    return [...(status?.querySelectorAll('button') ?? [])].find((one) => one.getAttribute('aria-label') === name);
  });
const idOf = ({ ids }: practiceOf.TestPractice, index: number) => ids[index] ?? 0;

describe('the patient in the office, and tickets handled today', () => {
  let clock: FakeClock | undefined;
  beforeEach(() => setViewport({ width: 1280, height: 900 }));
  afterEach(async () => {
    clock?.restore();
    clock = undefined;
    await closeScreen();
    await unmountAll();
  });

  it('is shown in every panel of the practice, by events, and after a reload of the page, also on top of the collapsed hot panel, and fits into 320 px', async () => {
    const { practice, see, element } = await openRoom(three, offered);
    await nobody(see);
    await see.findByText('Naživo');
    await nextElsewhere(practice, idOf(practice, 0));
    await inOffice(see, 'Ján Prvý');
    await nextElsewhere(practice, idOf(practice, 1));
    await inOffice(see, 'Eva Druhá');
    // Returned elsewhere: the previously called patient is in the office again.
    await returnElsewhere(practice, idOf(practice, 1));
    await inOffice(see, 'Ján Prvý');
    element.remove();
    const again = await mount(practice, 'ordinacia-hot-panel');
    await inOffice(again.see, 'Ján Prvý');
    await press(again.see.getByRole('button', { name: 'Zbaliť čakáreň' }));
    await inOffice(again.see, 'Ján Prvý');
    await setViewport({ width: 320, height: 640 });
    await press(await again.see.findByRole('button', { name: 'Dnes vybavené: 1' }));
    await again.see.findByText('1 odbavený');
    expect(document.documentElement.scrollWidth).to.equal(320);
  });

  for (const [width, most] of [
    [1440, 70],
    [320, 78],
  ] as const) {
    it(`takes at most ${most} px under the header, whoever is in, ${width} px`, async () => {
      const name = 'Žofia Ďurišová-Nová';
      const practice = await createPractice([{ type: 'queue', user_alternate: name }, ...three], {
        capabilities: ['ticket-history', 'ticket-no-show'],
      });
      const { see, root } = await openScreen(practice, '/cakaren', { width });
      await nobody(see);
      await see.findByText('Naživo');
      const height = () => {
        const [top, content] = ['header', 'main > *'].map((one) => root.querySelector(one)?.getBoundingClientRect());
        return (content?.top ?? Infinity) - (top?.bottom ?? 0);
      };
      const before = height();
      expect(before).to.be.at.most(most);
      await nextElsewhere(practice, idOf(practice, 0));
      const told = (await inOffice(see, name)).closest('p');
      expect(height()).to.equal(before);
      expect(told?.scrollHeight, 'nothing is cut').to.be.at.most(told?.clientHeight ?? 0);
      const back = await inCard(see, `Vrátiť do čakárne: ${name}`);
      const list = await inCard(see, 'Dnes vybavené: 1');
      const [text, first, last] = [told, back, list].map((one) => one?.getBoundingClientRect());
      expect(text?.right).to.be.at.most(first?.left ?? 0);
      expect(last?.top, 'all in one line').to.equal(first?.top);
      expect(last?.right).to.be.at.most(width);
    });
  }

  it('„Vrátiť do čakárne“ returns the called patient to the old position; the toast names the ticket and offers undo, by keyboard too', async () => {
    const { practice, see, element } = await openRoom(three, offered);
    const changes = recordEvents(element, 'ordinacia-ticket-change');
    await press(await next(see, 'Ján Prvý'));
    await inOffice(see, 'Ján Prvý');
    await press(await inCard(see, 'Vrátiť do čakárne: Ján Prvý'));
    await see.findByText('Tiket je späť v čakárni');
    await next(see, 'Ján Prvý');
    await nobody(see);
    expect(await waiting(practice)).to.deep.equal(['Ján Prvý', 'Eva Druhá', 'Ivan Tretí']);
    const id = idOf(practice, 0);
    expect(changes).to.deep.equal([
      { id, action: 'next' },
      { id, action: 'return' },
    ]);
    // The pressed button was removed, the focus was not lost.
    await until(() => focused() === see.getByRole('region', { name: 'V ambulancii' }));
    await press(await see.findByRole('button', { name: /^Zrušiť termín: Ivan Tretí/ }));
    expect(see.getByRole('dialog').textContent).to.contain('Dnes sa dá vrátiť zo zoznamu vybavených.');
    await press(see.getByRole('button', { name: 'Áno' }));
    const toast = (await see.findByText('Tiket bol úspešne zamietnutý')).closest('[part=toast]');
    expect(toast?.textContent).to.contain('Ivan Tretí · Termín');
    const undo = await inToast(see, 'Vrátiť do čakárne: Ivan Tretí · Termín');
    undo.focus();
    await pressKeys('Enter');
    await see.findByRole('button', { name: /^Zrušiť termín: Ivan Tretí/ });
    expect(focused()).not.to.equal(document.body);
    expect(await waiting(practice)).to.have.length(3);
  });

  it('the second click of a double click on „Vrátiť do čakárne“, or a held Enter, does not return the next one, in the card and in the list', async () => {
    const { practice, see } = await openRoom(three, offered);
    for (const name of ['Ján Prvý', 'Eva Druhá', 'Ivan Tretí']) {
      await press(await armed(see, name));
      await inOffice(see, name);
    }
    const secondClick = () => new MouseEvent('click', { detail: 2, bubbles: true, composed: true });
    const held = () => new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true, cancelable: true });
    await press(await inCard(see, 'Vrátiť do čakárne: Ivan Tretí'));
    const inOfficeNow = await inCard(see, 'Vrátiť do čakárne: Eva Druhá');
    inOfficeNow.dispatchEvent(secondClick());
    expect(inOfficeNow.dispatchEvent(held()), 'a browser would click').to.equal(false);
    await press(await see.findByRole('button', { name: 'Dnes vybavené: 2' }));
    const list = await see.findByRole('list', { name: 'Dnes vybavené' });
    const inList = () => [...list.querySelectorAll('button')];
    await press(await until(() => inList()[0]));
    await until(() => inList().length === 1);
    inList()[0]?.dispatchEvent(secondClick());
    expect(inList()[0]?.dispatchEvent(held()), 'a browser would click').to.equal(false);
    await see.findByRole('button', { name: 'Dnes vybavené: 1' });
    expect(await seenCalls(practice.lane, RETURN)).to.have.length(2);
  });

  it('P11 the toast that can take something back stays while the pointer rests on it, and for ten seconds; its button closes it', async () => {
    const { see } = await openRoom(three, offered);
    const button = await next(see, 'Ján Prvý');
    await nobody(see);
    clock = installFakeClock(new Date());
    await press(button);
    const toast = await until(() => see.queryByText('Tiket bol úspešne odbavený'));
    await hover(toast);
    await clock.tick(2 * UNDO_TOAST_LIFETIME_MS);
    await hover(see.getByText('Ivan Tretí'));
    await clock.tick(UNDO_TOAST_LIFETIME_MS - 1);
    expect(toast.isConnected).to.equal(true);
    await clock.tick(1);
    await until(() => !toast.isConnected);
    await press(await next(see, 'Eva Druhá'));
    await press(await see.findByRole('button', { name: 'Zavrieť oznámenie' }));
    expect(see.queryByText('Tiket bol úspešne odbavený')).to.equal(null);
  });

  it('the list shows for each ticket when, what and by whom, and returns it; without the capability „Neprišiel“ is nowhere', async () => {
    const { practice, see } = await openRoom(three, offered);
    await press(await see.findByRole('button', { name: 'Dnes vybavené: 0' }));
    await see.findByText('Dnes ešte nebol vybavený žiadny tiket.');
    await press(await next(see, 'Ján Prvý'));
    await see.findByText('1 odbavený');
    await press(await see.findByRole('button', { name: 'Ivan Tretí' }));
    await see.findByRole('button', { name: 'Odbaviť: Ivan Tretí' });
    expect(see.queryByRole('button', { name: /Neprišiel/ })).to.equal(null);
    await press(see.getAllByRole('button', { name: /^Zrušiť termín: Ivan Tretí/ })[0] ?? document.body);
    await press(see.getByRole('button', { name: 'Áno' }));
    await see.findByText('1 odbavený · 1 zrušený');
    const rows = see.getByRole('list', { name: 'Dnes vybavené' }).children;
    const [newest, oldest] = [...rows].map(({ textContent }) => textContent);
    expect(newest).to.match(/^\d{1,2}:\d\dIvan TretíZrušenýTermín.*MUDr\. Test/);
    expect(oldest).to.match(/^\d{1,2}:\d\dJán PrvýOdbavenýTermín.*MUDr\. Test/);
    const back = rows[0]?.querySelector('button');
    back?.focus();
    await pressKeys('Enter');
    await see.findByText('1 odbavený');
    await until(() => focused() === rows[0]?.querySelector('button'));
    expect(await waiting(practice)).to.deep.equal(['Eva Druhá', 'Ivan Tretí']);
  });

  it('a return that is too late reports what happened meanwhile', async () => {
    const { practice, see } = await openRoom(three, offered, POLLING);
    await press(await next(see, 'Ján Prvý'));
    await inOffice(see, 'Ján Prvý');
    // The list that follows the call; any later one would already show the return.
    await see.findByRole('button', { name: 'Dnes vybavené: 1' });
    for (const path of ['/api/tickets', HISTORY]) await breakCall(practice.lane, { kind: 'hold', path });
    await returnElsewhere(practice, idOf(practice, 0), true);
    await press(await inCard(see, 'Vrátiť do čakárne: Ján Prvý'));
    await see.findByText('Tiket medzitým vrátil do čakárne niekto iný.');
    await clearFaults(practice.lane);
    await next(see, 'Ján Prvý');
    for (const [status, told] of [
      [410, 'Deň tohto tiketu sa už skončil, do čakárne sa nedá vrátiť.'],
      [422, 'Čas tohto termínu medzitým dostal niekto iný, do čakárne sa nedá vrátiť.'],
      [404, 'Tento tiket sa už do čakárne nedá vrátiť.'],
    ] as const) {
      await answerWith(practice.lane, RETURN, status, '{"message":"","errors":{}}');
      if (status === 410) await press(await armed(see, 'Ján Prvý'));
      await inOffice(see, 'Ján Prvý');
      await press(await inCard(see, 'Vrátiť do čakárne: Ján Prvý'));
      await see.findByText(told);
      await clearFaults(practice.lane);
    }
    expect(see.queryByRole('alert')).to.equal(null);
  });

  it('a failed return is reported in the card, or in its row, and is retried from there; one whose response is lost is looked up, and nothing untrue is shown', async () => {
    const { practice, see } = await openRoom(three, offered, POLLING);
    await answerWith(practice.lane, RETURN, 429, '{"message":"Too Many Attempts."}');
    await press(await next(see, 'Ján Prvý'));
    await press(await inToast(see, 'Vrátiť do čakárne: Ján Prvý · Termín'));
    const told = (await see.findByText(NOT_RETURNED)).closest('[data-reveals]');
    expect(told?.textContent).to.match(/^Ján Prvý/);
    expect(see.getByRole('region', { name: 'V ambulancii' }).contains(told)).to.equal(true);
    await press(await see.findByRole('button', { name: 'Dnes vybavené: 1' }));
    await until(() => see.getByText(NOT_RETURNED).closest('[data-handled]'));
    await clearFaults(practice.lane);
    await press(see.getByRole('button', { name: 'Skúsiť znova' }));
    await see.findByText('Tiket je späť v čakárni');

    const answer = { status: 502, body: '<h1>Bad Gateway</h1>' };
    const returnBroken = async (kind: 'mask' | 'answer') => {
      // The open list gets shorter when it has loaded, which moves the waiting room.
      await see.findByRole('button', { name: 'Dnes vybavené: 0' });
      await press(await armed(see, 'Ján Prvý'));
      await inOffice(see, 'Ján Prvý');
      await breakCall(practice.lane, { kind, path: RETURN, answer });
      await press(await inCard(see, 'Vrátiť do čakárne: Ján Prvý'));
    };
    await returnBroken('mask');
    await next(see, 'Ján Prvý');
    await clearFaults(practice.lane);
    await returnBroken('answer');
    await see.findByText('Nevieme, či sa tiket podarilo vrátiť do čakárne. Server to nepotvrdil.');
    await clearFaults(practice.lane);
    await press(see.getByRole('button', { name: 'Skúsiť znova' }));
    await next(see, 'Ján Prvý');
    const keys = (await seenCalls(practice.lane, RETURN)).map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys.slice(-2)).size).to.equal(1);
  });

  it('a list that fails to load is reported only in the card; the patient called here is shown all the same', async () => {
    const practice = await createPractice(three, offered);
    await answerWith(practice.lane, HISTORY, 200, '<html>');
    const { see } = await mount(practice, 'ordinacia-waiting-room');
    await see.findByText(/^Prehľad dnes vybavených sa nepodarilo načítať\./);
    await press(await next(see, 'Ján Prvý'));
    await inOffice(see, 'Ján Prvý');
    await next(see, 'Eva Druhá');
    // The panel also retries by itself: once that can succeed, the button may go before a press arrives.
    await breakCall(practice.lane, { kind: 'hold', path: HISTORY });
    const retry = see.getByRole('button', { name: 'Skúsiť znova' });
    await press(retry);
    await until(() => retry.ariaBusy === 'true');
    await clearFaults(practice.lane);
    await release(practice.lane, HISTORY);
    await see.findByRole('button', { name: 'Dnes vybavené: 1' });
    expect(await storedHandled(practice)).to.have.length(1);
  });

  it('hidden names are hidden in the card, its list and the toast, also when a return fails', async () => {
    const practice = await createPractice(three, { ...offered, settings: { privacy: true } });
    await answerWith(practice.lane, RETURN, 429, '{"message":"Too Many Attempts."}');
    const { see } = await openScreen(practice, '/cakaren');
    await press(await next(see, 'Ján Prvý'));
    const blurred = (element: Element) => getComputedStyle(element).filter.includes('blur');
    await until(async () => blurred(await inOffice(see, 'Ján Prvý')));
    await until(() => [...see.queryAllByText('Ján Prvý · Termín')].some(blurred));

    const card = see.getByRole('region', { name: 'V ambulancii' });
    const names = () => within(card).getAllByText(/Ján Prvý/);
    await press(await inToast(see, 'Vrátiť do čakárne: Ján Prvý · Termín'));
    await see.findByText(NOT_RETURNED);
    expect(names()).to.have.length(2);
    await until(() => names().every(blurred));
    see.getByRole('button', { name: 'Skúsiť znova' }).focus();
    await until(() => !names().every(blurred));

    await press(await see.findByRole('button', { name: 'Dnes vybavené: 1' }));
    await until(() => see.getByText(NOT_RETURNED).closest('[data-handled]'));
    // The pointer rests on the button, and the row is neither pointed at nor focused.
    expect(names()).to.have.length(2);
    await until(() => names().every(blurred));
  });
});

describe('who was called, with a server that keeps no history', () => {
  before(() => setViewport({ width: 1280, height: 860 }));
  afterEach(async () => {
    await closeScreen();
    await unmountAll();
  });

  it('is named on top of every screen of the admin, and of the collapsed hot panel, without a way back; the toast is as it is', async () => {
    const practice = await createPractice(three);
    const { see } = await openScreen(practice, '/pacienti');
    const panel = await mount(practice, 'ordinacia-hot-panel');
    const button = await next(panel.see, 'Ján Prvý');
    expect(see.queryByRole('region', { name: 'V ambulancii' })).to.equal(null);
    await press(button);
    const toast = await until(
      () => [panel.see, see].flatMap((one) => one.queryAllByText('Tiket bol úspešne odbavený'))[0],
    );
    expect(toast.closest('[part=toast]')?.querySelector('button:not([aria-keyshortcuts])')).to.equal(null);
    for (const one of [see, panel.see]) {
      await inOffice(one, 'Ján Prvý');
      expect(one.queryByRole('button', { name: /Vrátiť|Neprišiel|Dnes vybavené/ })).to.equal(null);
    }
    await press(await panel.see.findByRole('button', { name: 'Zbaliť čakáreň' }));
    await inOffice(panel.see, 'Ján Prvý');
    await see.findByRole('heading', { name: 'Pacienti' });
    const called = (await seenCalls(practice.lane)).map(({ path }) => path);
    expect(called.filter((path) => /history|return|no-show/.test(path))).to.deep.equal([]);
    // Nothing about the patient stays in the browser.
    expect(JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])).not.to.contain('Ján');
  });

  it('another tab receives it, also one that is opened later; a ticket served elsewhere does not change it', async () => {
    const practice = await createPractice(three);
    const [first, second] = [await openTab(practice), await openTab(practice)];
    await next(second.see, 'Ján Prvý');
    (await next(first.see, 'Ján Prvý')).click();
    await inOffice(second.see, 'Ján Prvý');
    const third = await openTab(practice);
    await inOffice(third.see, 'Ján Prvý');
    (await armed(second.see, 'Eva Druhá')).click();
    for (const { see } of [first, second, third]) await inOffice(see, 'Eva Druhá');
    await nextElsewhere(practice, practice.ids[2] ?? 0);
    await until(() => third.see.queryByText('V čakárni práve nikto nečaká. Nový tiket sa tu objaví sám.'));
    await inOffice(third.see, 'Eva Druhá');
  });

  it('a response that arrives after the next call does not bring the earlier patient back, in any tab', async () => {
    const { practice, see, element } = await openRoom(three);
    const changes = recordEvents(element, 'ordinacia-ticket-change');
    await see.findByText('Naživo');
    await breakCall(practice.lane, { kind: 'hold', path: NEXT, times: 1 });
    await press(await next(see, 'Ján Prvý'));
    await untilHeld(practice.lane, NEXT);
    await announce(practice, 'update-waiting-tickets');
    await press(await armed(see, 'Eva Druhá'));
    await inOffice(see, 'Eva Druhá');
    await release(practice.lane, NEXT);
    await until(() => changes.length === 2);
    const other = await openTab(practice);
    for (const one of [other.see, see]) await inOffice(one, 'Eva Druhá');
  });

  it('the server’s list is shown in another tab that is opened later, and after an event although the clock was set back', async () => {
    const practice = await createPractice(three, offered);
    await nextElsewhere(practice, idOf(practice, 0));
    const first = await openTab(practice);
    await first.see.findByText('Naživo');
    // The catch-up, after which the first tab shares nothing more.
    await untilAnswered(practice.lane, '/api/tickets', 2);
    await inOffice(first.see, 'Ján Prvý');
    const second = await openTab(practice);
    await inOffice(second.see, 'Ján Prvý');
    for (const { page } of [first, second]) {
      page.window.Date.now = () => Date.now() - 7_200_000;
    }
    await nextElsewhere(practice, idOf(practice, 1));
    for (const { see } of [first, second]) await inOffice(see, 'Eva Druhá');
  });
});
