import { expect } from '@open-wc/testing';
import { post } from '../../support/colleague';
import { dayFromNow } from '../../support/dates';
import { focused, press, pressKeys, type } from '../../support/user-input';
import { setTimeZone } from '../../support/page';
import { hidePage } from '../../support/hidden-page';
import {
  addTicket,
  answerWith,
  breakCall,
  clearFaults,
  nextElsewhere,
  release,
  untilAnswered,
  untilHeld,
} from '../../support/practice';
import { address, closeScreen } from '../../support/screen';
import { until } from '../../support/until';
import { calendarPractice, cell, monday, openCalendar, termOn, weekDay, calendarCall } from './calendar-screen';
import { emulateMedia } from '@web/test-runner-commands';

const untilFocused = (name: RegExp) =>
  until(() => name.test(focused()?.getAttribute('aria-label') ?? focused()?.textContent ?? ''));

describe('the calendar', () => {
  afterEach(async () => {
    await closeScreen();
    await setTimeZone(null);
  });

  it('shows a week with its terms and free slots; opens a term beside it, closes it by Escape, and keeps the focus; the grid is one tab stop, whose keys go on to other weeks; views and days are in the address, also for back and forward', async () => {
    const practice = await calendarPractice([
      { ...termOn(monday(), '08:20', 'Ján Novák'), event_note: 'Kontrola tlaku' },
    ]);
    const { see, root } = await openCalendar(practice);
    const term = await cell(see, /^pondelok .*, 8:20 až 8:40, Ján Novák, termín, čaká$/);
    const freeSlots = () => see.queryAllByRole('gridcell', { name: /voľné, termín$/ }).length;
    const tabStops = () => root.querySelectorAll('[role="grid"] [tabindex="0"]').length;
    expect([freeSlots(), tabStops()]).to.deep.equal([5 * 6 - 1, 1]);
    await press(term);
    await see.findByRole('dialog', { name: 'Detail termínu' });
    await see.findByText('Kontrola tlaku');
    await see.findByText('20 minút');
    see.getByRole('link', { name: 'Zobraziť v čakárni' });
    await pressKeys('Escape');
    await until(() => see.queryByRole('dialog') === null && focused() === term);
    await pressKeys('PageDown');
    await until(() => address() === `/kalendar?den=${weekDay(7)}`);
    await untilFocused(/^pondelok .*, 8:20 až 8:40, voľné/);
    expect(tabStops()).to.equal(1);
    await pressKeys('ArrowLeft');
    await until(() => address() === `/kalendar?den=${monday()}`);
    await untilFocused(/Zobraziť deň: nedeľa/);

    await press(see.getByRole('button', { name: 'Nasledujúci týždeň' }));
    await until(() => address() === `/kalendar?den=${weekDay(7)}` && freeSlots() === 30);
    expect(see.queryByRole('gridcell', { name: /Ján Novák/ })).to.equal(null);
    await press(see.getByRole('button', { name: 'Zoznam' }));
    await until(() => address() === `/kalendar?den=${weekDay(7)}&pohlad=zoznam`);
    await until(() => see.queryAllByRole('button', { name: /6 voľných termínov$/ }).length === 5);
    history.go(-2);
    await cell(see, /Ján Novák/);
    history.forward();
    await until(() => address() === `/kalendar?den=${weekDay(7)}` && see.queryByRole('grid'));
    await press(see.getByRole('button', { name: /Zobraziť deň: utorok/ }));
    await until(() => address() === `/kalendar?den=${weekDay(8)}&pohlad=den`);
    await until(() => see.queryAllByRole('gridcell').length === 6);
  });

  it('is a list in a narrow window, whose keys go on to the next week while it loads, and whose free slots open and can be booked', async () => {
    const practice = await calendarPractice([termOn(monday(), '08:40', 'Ján Novák')]);
    const { see } = await openCalendar(practice, `den=${monday()}`, 390);
    const term = await see.findByRole('button', { name: /8:40 – 9:00.*Ján Novák.*termín/ });
    term.focus();
    await breakCall(practice.lane, { kind: 'hold', path: calendarCall(7, 13) });
    await pressKeys('PageDown');
    await until(() => focused()?.matches(`li[data-day="${weekDay(7)}"]`));
    await clearFaults(practice.lane);
    await untilFocused(/^8:00 – 10:00.*6 voľných termínov$/);
    await pressKeys('PageUp');
    await untilFocused(/^8:00 – 8:40.*2 voľné termíny$/);
    await press(see.getByRole('button', { name: /8:00 – 8:40.*2 voľné termíny/ }));
    await press(await see.findByRole('button', { name: /^pondelok .*, 8:20 až 8:40, voľné, termín$/ }));
    await see.findByRole('dialog', { name: 'Pridať termín' });
    await until(() => see.getByRole<HTMLInputElement>('combobox', { name: 'Čas' }).value === '8:20');
  });

  for (const [shape, view] of [
    ['grid', 'tyzden'],
    ['list', 'zoznam'],
  ]) {
    it(`keeps the focus on the retry of a ${shape} until a load succeeds, and then within the screen; keeps the focus and the keys in one whose week fails to load, and goes on to that week after a retry`, async () => {
      const practice = await calendarPractice();
      const answer = { status: 403, body: '{}' };
      await answerWith(practice.lane, calendarCall(), answer.status, answer.body);
      const { see, root } = await openCalendar(practice, `den=${monday()}&pohlad=${view}`);
      const retry = await see.findByRole('button', { name: 'Skúsiť znova' });
      const isBusy = () => retry.hasAttribute('aria-busy');
      hidePage();
      await until(() => !isBusy());
      retry.focus();
      await breakCall(practice.lane, { kind: 'hold', path: calendarCall(), times: 1, answer });
      await pressKeys('Enter');
      await untilHeld(practice.lane, calendarCall());
      await until(isBusy);
      expect(focused()).to.equal(retry);
      await release(practice.lane, calendarCall());
      await until(() => !isBusy());
      expect(focused()).to.equal(retry);
      await clearFaults(practice.lane);
      await pressKeys('Enter');
      await until(() => !retry.isConnected && focused()?.localName === 'main');

      const free = () => root.querySelector<HTMLElement>(`[data-day="${monday()}"] [data-cell*="08:00"]`);
      const failed = () => see.queryByText('Kalendár sa nepodarilo načítať');
      const isOn = (day: string) => focused()?.closest<HTMLElement>('[data-day]')?.dataset['day'] === day;
      await answerWith(practice.lane, calendarCall(7, 13), 403, '{}');
      (await until(free)).focus();
      await pressKeys('PageDown');
      await until(() => failed() && isOn(weekDay(7)));
      await pressKeys('PageUp');
      await until(() => !failed() && isOn(monday()));
      await pressKeys('PageDown');
      await until(() => failed() && isOn(weekDay(7)));
      // The failure is shown while the week loads once more.
      const next = see.getByRole('button', { name: 'Skúsiť znova' });
      await until(() => !next.hasAttribute('aria-busy'));
      await clearFaults(practice.lane);
      await press(next);
      await until(() => !failed() && isOn(weekDay(7)));
    });
  }

  it('shows a failure over the whole grid of a narrow window, below the notices, whose weekend shows its dates, and a weekend day in full width; in a browser far away the times are the practice’s', async () => {
    const practice = await calendarPractice([termOn(monday(), '08:20', 'Ján Novák')]);
    const week = `den=${monday()}&pohlad=tyzden`;
    await answerWith(practice.lane, calendarCall(), 403, '{}');
    await setTimeZone('Pacific/Auckland');
    const { see, root } = await openCalendar(practice, week, 390);
    const rightOf = (element: Element | null) => Math.round(element?.getBoundingClientRect().right ?? 0);
    const alert = await see.findByRole('alert');
    expect(rightOf(alert.parentElement)).to.equal(rightOf(see.getByRole('grid')));
    const notice = await see.findByRole('button', { name: 'Rozumiem' });
    const { left, top } = notice.getBoundingClientRect();
    expect(root.elementFromPoint(left + 20, top + 10) === notice, 'the notice of another time zone is above').to.equal(
      true,
    );
    const cut = [...root.querySelectorAll('[role="rowheader"] > button')].filter(
      ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
    );
    expect(cut).to.have.length(0);
    await press(see.getByRole('button', { name: /Zobraziť deň: sobota/ }));
    await until(() => address().includes('pohlad=den') && see.queryByRole('grid'));
    expect(rightOf(root.querySelector('[data-day]'))).to.equal(rightOf(see.getByRole('grid')));
    await clearFaults(practice.lane);
    location.hash = `/kalendar?${week}`;
    await cell(see, /^pondelok .*, 8:20 až 8:40, Ján Novák, termín, čaká$/);
  });

  it('keeps its toolbar and the heads of the days in view, which cover no focused cell', async () => {
    const practice = await calendarPractice([termOn(monday(), '19:00', 'Eva Večerná')]);
    const { see, root } = await openCalendar(practice, undefined, 1440, 600);
    const isOnTop = (element: Element | null) => {
      const { left, top, bottom } = element?.getBoundingClientRect() ?? new DOMRect();
      return [top + 3, bottom - 3].every((y) => element?.contains(root.elementFromPoint(left + 8, y)));
    };
    const last = await cell(see, /^pondelok .*, 9:40 až 10:00, voľné/);
    const shown = [
      see.getByRole('button', { name: 'Nasledujúci týždeň' }),
      see.getByRole('button', { name: /deň: pondelok/ }),
    ];
    last.focus();
    // Right below the heads.
    scrollBy({ top: last.getBoundingClientRect().top - 150 });
    for (const time of ['9:20', '9:00', '8:40', '8:20', '8:00']) {
      await pressKeys('ArrowUp');
      await untilFocused(new RegExp(`, ${time} až`));
      expect([focused(), ...shown].map(isOnTop), time).to.deep.equal([true, true, true]);
    }
  });

  it('cuts neither the date of a narrow weekend day nor the mark of a served term, whatever its name', async () => {
    const practice = await calendarPractice([
      { ...termOn(dayFromNow(0), '00:10', 'Ing. Maximilián Dlhomenný z Dolnej Strehovej, PhD.') },
    ]);
    await nextElsewhere(practice, practice.ids[0] ?? 0);
    const { see, root } = await openCalendar(practice, `den=${dayFromNow(0)}`, 800);
    const term = await cell(see, /Dlhomenný.*vybavený$/);
    expect(Number.parseFloat(getComputedStyle(term, '::after').width)).to.be.at.least(12);
    await press(see.getByRole('button', { name: 'Nasledujúci týždeň' }));
    await see.findByRole('grid');
    const cut = [...root.querySelectorAll('[role="rowheader"] > button')].filter(
      ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
    );
    expect(cut).to.have.length(0);
  });

  it('books a free slot that is further ahead than the days of the form, also when the form is reopened after a failure', async () => {
    const practice = await calendarPractice();
    const { see } = await openCalendar(practice, `den=${weekDay(70)}`);
    (await cell(see, /^pondelok .*, 9:00 až 9:20, voľné, termín$/)).focus();
    await pressKeys('Enter');
    await see.findByRole('dialog', { name: 'Pridať termín' });
    const time = () => see.queryByRole<HTMLInputElement>('combobox', { name: 'Čas' })?.value;
    await until(() => time() === '9:00');
    await press(see.getByRole('radio', { name: 'Iné meno' }));
    await press(await see.findByRole('textbox', { name: 'Meno pacienta' }));
    await type('Božena Nová');
    await answerWith(practice.lane, '/api/event-add', 403, '{}', {}, 1);
    await press(see.getByRole('button', { name: 'Vytvoriť termín' }));
    await press(await see.findByRole('button', { name: 'Skúsiť znova' }));
    await until(() => time() === '9:00');
    expect(see.queryByText(/už nie je voľný/)).to.equal(null);
    expect(see.getByRole<HTMLInputElement>('combobox', { name: 'Deň' }).value).not.to.equal('');
    await press(see.getByRole('button', { name: 'Vytvoriť termín' }));
    await cell(see, /^pondelok .*, 9:00 až 9:20, Božena Nová, termín, čaká$/);
  });

  it('says that a week is empty; one that was left before it was loaded does not take the focus when it is shown again; books a free slot by the keyboard; a time that has been taken meanwhile names the other term, and can be booked all the same', async () => {
    const practice = await calendarPractice();
    const { see } = await openCalendar(practice);
    await see.findByText('Tento týždeň nemáte žiadne termíny.');
    await see.findByText(/Vyberte voľný čas/);
    (await cell(see, /^pondelok .*, 8:20 až 8:40, voľné/)).focus();
    await breakCall(practice.lane, { kind: 'hold', path: calendarCall(7, 13) });
    await pressKeys('PageDown');
    await until(() => address() === `/kalendar?den=${weekDay(7)}`);
    await press(see.getByRole('button', { name: 'Predchádzajúci týždeň' }));
    await cell(see, /^pondelok .*, 8:20 až 8:40, voľné/);
    await clearFaults(practice.lane);
    const next = see.getByRole('button', { name: 'Nasledujúci týždeň' });
    await press(next);
    await until(() => see.queryAllByRole('gridcell').length === 30 && address() === `/kalendar?den=${weekDay(7)}`);
    expect(focused() === next, focused()?.outerHTML).to.equal(true);

    await press(see.getByRole('button', { name: 'Predchádzajúci týždeň' }));
    const slot = await cell(see, /^utorok .*, 9:00 až 9:20, voľné, termín$/);
    slot.focus();
    await pressKeys('Enter');
    await see.findByRole('dialog', { name: 'Pridať termín' });
    await until(() => see.getByRole<HTMLInputElement>('combobox', { name: 'Čas' }).value === '9:00');
    expect(see.getByRole<HTMLInputElement>('combobox', { name: 'Dĺžka' }).value).to.equal('20 minút');
    await press(see.getByRole('radio', { name: 'Iné meno' }));
    await press(await see.findByRole('textbox', { name: 'Meno pacienta' }));
    await type('Božena Nová');
    await addTicket(practice, termOn(weekDay(1), '09:00', 'Eva Rýchla'));
    await press(see.getByRole('button', { name: 'Vytvoriť termín' }));
    await see.findByRole('heading', { name: 'V tomto čase už je iný termín' });
    await see.findByText('Eva Rýchla', { selector: 'dialog *' });
    await press(see.getByRole('button', { name: 'Objednať napriek tomu' }));
    await cell(see, /^utorok .*, 9:00 až 9:20, Božena Nová, termín, čaká$/);
    await cell(see, /^utorok .*, 9:00 až 9:20, Eva Rýchla, termín, čaká$/);
  });

  it('draws a week with 400 terms in at most 2,500 elements, and a change of one day without touching the others', async () => {
    const terms = Array.from({ length: 400 }, (_, index) => {
      const at = 8 * 60 + Math.floor(index / 10) * 10;
      const time = `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
      return termOn(weekDay(index % 5), time, `Pacient ${index}`);
    });
    const practice = await calendarPractice(terms);
    const { see, root } = await openCalendar(practice);
    await cell(see, /Pacient 399/);
    expect(root.querySelectorAll('[data-term]')).to.have.length(400);
    expect(root.querySelectorAll('[role="grid"] *').length).to.be.at.most(2_500);
    const changed = new Set<string>();
    const observer = new MutationObserver((records) =>
      records.forEach(({ target }) => {
        const element = target instanceof Element ? target : target.parentElement;
        changed.add(element?.closest<HTMLElement>('[data-day]')?.dataset['day'] ?? 'elsewhere');
      }),
    );
    observer.observe(root.querySelector('[role="grid"]') ?? root, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    await addTicket(practice, termOn(weekDay(3), '09:20', 'Eva Malá'));
    await cell(see, /^štvrtok .*, 9:20 až 9:40, Eva Malá/);
    observer.disconnect();
    expect([...changed]).to.deep.equal([weekDay(3)]);
  });

  it('finds the next free slot, and the one after it', async () => {
    const practice = await calendarPractice([], 1);
    const { see } = await openCalendar(practice, `den=${weekDay(1)}&pohlad=den`);
    const next = await see.findByRole('button', { name: 'Najbližšie voľné' });
    await until(() => see.queryByRole('grid', { busy: false }));
    await press(next);
    await untilFocused(/^pondelok .*, 8:00 až 8:20, voľné/);
    expect(address()).to.equal(`/kalendar?den=${weekDay(7)}&pohlad=den`);
    await press(next);
    await untilFocused(/^pondelok .*, 8:20 až 8:40, voľné/);
  });

  it('shows the found slot in the view that was chosen meanwhile, and does not return to a calendar that was left', async () => {
    const practice = await calendarPractice([], 1);
    const { see } = await openCalendar(practice, `den=${weekDay(1)}&pohlad=den`);
    const path = calendarCall(2, 43);
    const search = async () => {
      await until(() => see.queryByRole('grid', { busy: false }));
      await breakCall(practice.lane, { kind: 'hold', path });
      await press(see.getByRole('button', { name: 'Najbližšie voľné' }));
      await untilHeld(practice.lane, path);
    };
    await search();
    await press(see.getByRole('button', { name: 'Zoznam' }));
    await release(practice.lane, path);
    await untilFocused(/^pondelok .*, 8:00 až 8:20, voľné/);
    expect(address()).to.equal(`/kalendar?den=${weekDay(7)}&pohlad=zoznam`);

    location.hash = `/kalendar?den=${weekDay(1)}&pohlad=den`;
    await search();
    location.hash = '/cakaren';
    await see.findByRole('heading', { name: 'Čakáreň' });
    await release(practice.lane, path);
    await untilAnswered(practice.lane, path, 2);
    await addTicket(practice, { type: 'queue', user_alternate: 'Eva Ranná' });
    await see.findAllByText('Eva Ranná');
    expect(address()).to.equal('/cakaren');
  });

  it('keeps the open detail beside its term, which somebody moves to another day, and returns the focus to it', async () => {
    const practice = await calendarPractice([termOn(monday(), '08:20', 'Ján Novák')]);
    const { see } = await openCalendar(practice);
    await press(await cell(see, /^pondelok .*, 8:20 až 8:40, Ján Novák/));
    const detail = await see.findByRole('dialog', { name: 'Detail termínu' });
    const move = { id: practice.ids[0], version: 1, day: weekDay(3), time: '09:20', duration_minutes: 20 };
    await post(practice, '/api/event-move', move, practice.token);
    const term = await cell(see, /^štvrtok .*, 9:20 až 9:40, Ján Novák/);
    await until(() => {
      const [own, beside] = [detail.getBoundingClientRect(), term.getBoundingClientRect()];
      return Math.min(Math.abs(own.left - beside.right), Math.abs(own.right - beside.left)) < 20;
    });
    await pressKeys('Escape');
    await until(() => focused() === term);
  });
});

const NAME = 'Ján Tajný';

/** Whether the innermost element with the name, or an ancestor of it, is blurred. */
const isBlurred = (element: Element | null | undefined): boolean =>
  Boolean(element) &&
  (getComputedStyle(element as Element).filter.includes('blur') || isBlurred(element?.parentElement));

describe('the calendar in privacy mode', () => {
  const realPrint = window.print;
  afterEach(async () => {
    window.print = realPrint;
    await emulateMedia({ media: 'screen' });
    await closeScreen();
  });

  it('hides names in the grid and in the list, and prints initials, and no note; a term without an end says so in its block, and is as long as its slot', async () => {
    const term = { ...termOn(weekDay(1), '08:20', NAME), event_note: 'Tajná poznámka' };
    const endless = { type: 'schedule', date: monday(), time: '08:20', user_alternate: 'Eva Bezkonca' } as const;
    const practice = await calendarPractice([term, endless], 5, { settings: { privacy: true } });
    const { see, root } = await openCalendar(practice);
    await cell(see, /Ján Tajný/);
    const block = await cell(see, /8:20 až 8:40, Eva Bezkonca/);
    expect(getComputedStyle(block, '::after').content).to.equal('"koniec neuvedený"');
    await until(() => isBlurred(see.queryByText(NAME)));
    await emulateMedia({ media: 'print' });
    let text: string | null = null;
    window.print = () => {
      window.dispatchEvent(new Event('beforeprint'));
      text = root.querySelector('[data-printed]')?.textContent ?? null;
      window.dispatchEvent(new Event('afterprint'));
    };
    see.getByRole('button', { name: /^Tlačiť/ }).click();
    expect(text).to.include('8:20').and.to.include('JT');
    expect(text).not.to.include('Tajn');
    await emulateMedia({ media: 'screen' });
    await press(see.getByRole('button', { name: 'Zoznam' }));
    await until(() => see.queryByRole('grid') === null && isBlurred(see.queryByText(NAME)));
  });
});
