import { afterEach, beforeEach, describe, it } from 'node:test';
import { expect } from '../../support/in-node';
import { effect, signal } from '@preact/signals-core';
import { Failure } from '../../../src/api/failure';
import { absencesChanged } from '../../../src/features/absences/events';
import { calendar as calendarCall } from '../../../src/features/calendar/contract';
import { calendarPart } from '../../../src/features/calendar/part';
import type { CalendarResponse } from '../../../src/features/calendar/place-days';
import { officeHoursChanged } from '../../../src/features/office-hours/events';
import { tickets as ticketsCall } from '../../../src/features/tickets/contract';
import { ticketsPart } from '../../../src/features/tickets';
import { ticketAdded, ticketHandled } from '../../../src/features/tickets/events';
import { calendarAnswer, slot, term } from '../../support/calendar-data';
import { installFakeClock, type FakeClock } from '../../support/fake-clock';
import { nextTask } from '../../support/until';
import { createPartCore } from '../../support/part-core';
import { clockOn } from '../../support/practice-clock';
import { recordWarnings } from '../../support/record-warnings';

const WEEK = { from: '2026-11-09', to: '2026-11-15' };
const NEXT_WEEK = { from: '2026-11-16', to: '2026-11-22' };
const SECOND = 1_000;

describe('the part of the calendar', () => {
  let time: FakeClock;
  const stops: (() => void)[] = [];
  beforeEach(() => {
    time = installFakeClock(new Date('2026-11-10T06:00:00Z'));
  });
  afterEach(() => {
    stops.splice(0).forEach((stop) => stop());
    time.restore();
  });

  function open() {
    const today = signal('2026-11-10');
    const setUp = createPartCore(clockOn(today));
    const loads = setUp.defer(calendarCall);
    const part = setUp.core.part(calendarPart);
    stops.push(part.start());
    let stopShowing = (): void => undefined;
    const showIt = () => {
      stopShowing = effect(() => void part.days.value);
      stops.push(stopShowing);
    };
    return { ...setUp, today, loads, part, showIt, hideIt: () => stopShowing() };
  }

  const idsOn = (part: ReturnType<typeof open>['part'], day: string) =>
    part.days.value.get(day)?.terms.map(({ term: { id } }) => id);

  it('loads what is shown, once; another range drops a running load', async () => {
    const { part, loads, showIt } = open();
    showIt();
    expect([part.data.value, loads.made.length]).to.deep.equal([null, 0]);
    part.show(WEEK);
    part.show(WEEK);
    expect([loads.made.length, part.isLoading.value]).to.deep.equal([1, true]);
    part.show(NEXT_WEEK);
    expect([loads.made.length, loads.made[0]?.signal.aborted]).to.deep.equal([2, true]);
    await loads.answer(1, calendarAnswer({ terms: [term(2, '2026-11-16T09:00', '2026-11-16T09:20')] }));
    await loads.answer(0, calendarAnswer({ terms: [term(1, '2026-11-10T09:00', '2026-11-10T09:20')] }));
    expect([...(part.data.value?.keys() ?? [])]).to.deep.equal([...days(16, 22)]);
    expect(idsOn(part, '2026-11-16')).to.deep.equal([2]);
    part.show({ from: '2026-11-18', to: '2026-11-18' });
    expect(loads.made.length, 'a day of the loaded week').to.equal(2);
  });

  it('keeps each day that did not change, so that one changed term renders one day', async () => {
    const { part, loads, showIt } = open();
    showIt();
    part.show(WEEK);
    const answer = (version: number): CalendarResponse =>
      calendarAnswer({
        terms: [
          term(1, '2026-11-10T09:00', '2026-11-10T09:20'),
          term(2, '2026-11-11T09:00', '2026-11-11T09:20', { version }),
          term(3, '2026-11-11T09:00', '2026-11-11T09:20'),
        ],
        slots: [slot('2026-11-10T09:00', '2026-11-10T09:20'), slot('2026-11-12T09:00', '2026-11-12T09:20')],
      });
    await loads.answer(0, answer(1));
    const before = part.days.value;
    part.reload();
    await loads.answer(1, answer(1));
    expect(part.days.value === before, 'nothing changed').to.equal(true);
    part.reload();
    await loads.answer(2, answer(2));
    const changed = [...part.days.value].filter(([day, now]) => before.get(day) !== now).map(([day]) => day);
    expect(changed).to.deep.equal(['2026-11-11']);
    const kept = (index: number) =>
      part.days.value.get('2026-11-11')?.terms[index] === before.get('2026-11-11')?.terms[index];
    expect([kept(0), kept(1)]).to.deep.equal([false, true]);
  });

  it('reloads after an event, a change and midnight while it is shown, and otherwise when it is', async () => {
    const { core, part, loads, today, answer, showIt, hideIt } = open();
    const tickets = core.part(ticketsPart);
    answer(ticketsCall, () => []);
    showIt();
    part.show(WEEK);
    await loads.answer(0, calendarAnswer());
    const { emit } = core.events;
    let made = 1;
    const changes: (readonly [string, () => void])[] = [
      ['an event of the channel', () => tickets.reload()],
      ['a new ticket', () => emit(ticketAdded, { id: 1 })],
      ['a handled ticket', () => emit(ticketHandled, { id: 1, action: 'next' })],
      ['an absence', () => emit(absencesChanged, null)],
      ['office hours', () => emit(officeHoursChanged, null)],
      ['midnight', () => void (today.value = '2026-11-11')],
    ];
    for (const [name, change] of changes) {
      await time.tick(SECOND);
      change();
      await nextTask();
      expect(loads.made.length, name).to.equal(made + 1);
      await loads.answer(made, calendarAnswer());
      made += 1;
    }
    hideIt();
    await time.tick(SECOND);
    for (const [, change] of changes) change();
    await time.tick(SECOND);
    expect(loads.made.length, 'hidden').to.equal(made);
    showIt();
    expect(loads.made.length, 'shown again').to.equal(made + 1);
  });

  it('reloads after an event although the clock was set back', async () => {
    const { core, part, loads, answer, showIt } = open();
    const tickets = core.part(ticketsPart);
    answer(ticketsCall, () => []);
    showIt();
    part.show(WEEK);
    await loads.answer(0, calendarAnswer());
    time.suspend(-7_200_000);
    tickets.reload();
    await nextTask();
    expect(loads.made.length).to.equal(2);
  });

  it('finds the next free slot in the loaded days, then further ahead, and reports when there is none', async () => {
    const { part, loads, showIt } = open();
    showIt();
    part.show(WEEK);
    await loads.answer(0, calendarAnswer({ slots: [slot('2026-11-12T09:00', '2026-11-12T09:20')] }));
    const query = { type: 'schedule', after: { day: '2026-11-10', from: 0 } };
    const found = await part.findFree(query);
    expect(found).to.include({ day: '2026-11-12', time: '09:00' });
    expect(loads.made.length).to.equal(1);

    const later = part.findFree({ ...query, after: { day: '2026-11-12', from: 540 } });
    await nextTask();
    await loads.answer(1, calendarAnswer());
    await loads.answer(2, calendarAnswer({ slots: [slot('2026-12-28T08:00', '2026-12-28T08:20')] }));
    expect(await later).to.have.property('day', '2026-12-28');

    const never = part.findFree({ ...query, after: { day: '2026-11-16', from: 0 } });
    for (const index of [3, 4, 5]) {
      await nextTask();
      await loads.answer(index, calendarAnswer());
    }
    expect(await never).to.equal('none');
    expect(loads.made.length).to.equal(6);

    const failed = part.findFree({ ...query, after: { day: '2026-11-16', from: 0 } });
    await nextTask();
    await loads.fail(6, new Failure('server', 503));
    expect(await failed).to.equal('failed');
  });

  it('logs how much has no readable time, without names, and forgets everything with the session', async () => {
    const { part, loads, showIt } = open();
    showIt();
    part.show(WEEK);
    const warnings = recordWarnings();
    const broken = term(1, '2026-11-10T09:00', null, { starts_at: 'zajtra', user_alternate: 'Ján Nový' });
    await loads.answer(0, calendarAnswer({ terms: [broken] }));
    warnings.restore();
    expect(warnings.messages).to.deep.equal(['[ordinacia] 1 calendar entries without a readable time left out']);
    part.clear();
    expect([part.days.value.size, part.range.value, part.data.value]).to.deep.equal([0, null, null]);
  });
});

const days = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => `2026-11-${first + index}`);
