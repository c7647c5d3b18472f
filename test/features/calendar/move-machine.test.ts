import { describe, it } from 'node:test';
import { expect } from '../../support/in-node';
import { judge, placeOf, type Place, nearestFrom, stepFrom } from '../../../src/features/calendar/move-places';
import type { CalendarDay, PlacedTerm } from '../../../src/features/calendar/model';
import {
  IDLE,
  transition,
  type Candidate,
  type MoveEvent,
  type MoveState,
} from '../../../src/features/calendar/move-machine';
import { placeDays } from '../../../src/features/calendar/place-days';
import { at, calendarAnswer, slot, term } from '../../support/calendar-data';
import { ZONE } from '../../support/practice-clock';

const TUESDAY = '2026-11-10';
const WEDNESDAY = '2026-11-11';
const CLOCK = { zone: ZONE, now: Date.parse(at(`${TUESDAY}T08:30`)) };

const hours = (day: string, from: string, to: string, type = 'schedule') => ({
  starts_at: at(`${day}T${from}`),
  ends_at: at(`${day}T${to}`),
  type,
});

/** Tuesday from 8 to 12, with an absence from 11; Wednesday is closed; Thursday from 9 to 10. */
function week() {
  const slots = (day: string, times: readonly string[]) =>
    times.map((time) =>
      slot(`${day}T${time}:00`.slice(0, 16), `${day}T${time.slice(0, 3)}${Number(time.slice(3)) + 20}`),
    );
  const answer = calendarAnswer({
    terms: [
      term(1, `${TUESDAY}T09:00`, `${TUESDAY}T09:20`),
      term(2, `${TUESDAY}T09:20`, `${TUESDAY}T09:40`),
      term(3, `${TUESDAY}T10:00`, `${TUESDAY}T10:20`, { state: 'rejected' }),
    ],
    hours: [
      hours(TUESDAY, '08:00', '10:00'),
      hours(TUESDAY, '10:00', '12:00'),
      hours(TUESDAY, '12:00', '13:00', 'queue'),
      hours('2026-11-12', '09:00', '10:00'),
    ],
    slots: [...slots(TUESDAY, ['08:00', '09:00', '09:20', '10:00']), ...slots('2026-11-12', ['09:00', '09:20'])],
    absences: [
      {
        id: 1,
        absence_from: at(`${TUESDAY}T11:00`),
        absence_to: at(`${TUESDAY}T12:00`),
        supplier_id: null,
        supplier_name: null,
      },
    ],
  });
  return placeDays(answer, { from: TUESDAY, to: '2026-11-12' }, CLOCK).days;
}

const days = week();
const placed = (id: number): PlacedTerm => {
  const found = days.get(TUESDAY)?.terms.find(({ term: one }) => one.id === id);
  if (!found) throw new Error(`There is no term ${id}.`);
  return found;
};
const moving = placed(1);
const place = (from: string, day = TUESDAY, minutes = 20): Place => {
  const [hour = 0, minute = 0] = from.split(':').map(Number);
  return { day, from: hour * 60 + minute, minutes };
};

describe('the judgement on a place', () => {
  const verdict = (where: Place, of = moving, known: ReadonlyMap<string, CalendarDay> = days): string => {
    const found = judge(where, of, known.get(where.day), CLOCK);
    if (found.is === 'overlaps') return `overlaps ${found.others.map((other) => other.term.id).join()}`;
    return found.is === 'refused' ? found.reason : found.is;
  };

  it('is free, the same, taken by others, or refused with the reason', () => {
    expect(verdict(place('09:40'))).to.equal('free');
    expect(verdict(place('09:00'))).to.equal('same');
    expect(verdict(place('09:10'))).to.equal('overlaps 2');
    expect(verdict(place('10:00')), 'of a cancelled term').to.equal('free');
    expect(verdict(place('08:00'))).to.equal('past');
    expect(verdict(place('08:30')), 'its moment has come').to.equal('past');
    expect(verdict(place('07:00', '2026-11-12'))).to.equal('closed');
    expect(verdict(place('09:50', '2026-11-12')), 'its end is outside').to.equal('closed');
    expect(verdict(place('12:00')), 'hours of another type').to.equal('closed');
    expect(verdict(place('10:50'))).to.equal('absence');
    expect(verdict(place('11:40'))).to.equal('absence');
    expect(verdict(place('09:00', WEDNESDAY))).to.equal('closed-day');
    expect(verdict(place('09:00', '2026-11-20'))).to.equal('loading');
    expect(verdict(place('09:50')), 'over hours that touch').to.equal('free');
  });

  it('allows a shorter length in any case, a longer one as far as it fits', () => {
    expect(verdict(place('09:00', TUESDAY, 10))).to.equal('free');
    expect(verdict(place('09:00', TUESDAY, 30))).to.equal('overlaps 2');
    expect(verdict(place('09:20', TUESDAY, 200), placed(2))).to.equal('closed');
  });

  it('knows the hour that is left out in spring', () => {
    const day = '2027-03-28';
    const known = placeDays(
      calendarAnswer({ hours: [hours(day, '00:00', '06:00')] }),
      { from: day, to: day },
      CLOCK,
    ).days;
    expect(verdict(place('02:30', day), moving, known)).to.equal('skipped');
    expect(verdict(place('03:00', day), moving, known)).to.equal('free');
  });

  it('takes slots for hours where a server sends none', () => {
    const known = placeDays(
      calendarAnswer({
        slots: [slot(`${WEDNESDAY}T09:00`, `${WEDNESDAY}T09:20`), slot(`${WEDNESDAY}T09:20`, `${WEDNESDAY}T09:40`)],
      }),
      { from: WEDNESDAY, to: WEDNESDAY },
      CLOCK,
    ).days;
    expect([
      verdict(place('09:10', WEDNESDAY), moving, known),
      verdict(place('10:00', WEDNESDAY), moving, known),
    ]).to.deep.equal(['free', 'closed']);
  });
});

describe('the steps of a move', () => {
  const from = (where: Place, step: 'up' | 'down' | 'left' | 'right') => {
    const next = stepFrom(days, where, 'schedule', step);
    return next && [next.place.day.slice(-2), next.place.from / 60, next.seeks ?? 0];
  };

  it('walk the slots of a day, also taken ones, up to its ends', () => {
    expect(from(place('09:00'), 'down')).to.deep.equal(['10', 9 + 1 / 3, 0]);
    expect(from(place('09:20'), 'down')).to.deep.equal(['10', 10, 0]);
    expect(from(place('10:00'), 'down')).to.equal(null);
    expect(from(place('08:45'), 'up'), 'from between two').to.deep.equal(['10', 8, 0]);
  });

  it('go to the nearest slot of the next day that has one, and past the edge to days that are not loaded', () => {
    expect(from(place('10:00'), 'right')).to.deep.equal(['12', 9 + 1 / 3, 0]);
    expect(from(place('09:00', '2026-11-12'), 'right')).to.deep.equal(['13', 9, 1]);
    expect(from(place('09:00'), 'left')).to.deep.equal(['09', 9, -1]);
    expect(nearestFrom(days, place('13:00', WEDNESDAY), 'schedule', 1).place).to.deep.equal(
      place('09:20', '2026-11-12'),
    );
    expect(nearestFrom(days, place('13:00', WEDNESDAY), 'other', 1).place, 'no slot at all').to.deep.equal(
      place('13:00', WEDNESDAY),
    );
  });
});

describe('a move', () => {
  const candidate = (where: Place): Candidate => ({
    ...where,
    verdict: judge(where, moving, days.get(where.day), CLOCK),
  });
  const later = (where: Place, changes: Partial<PlacedTerm['term']> = { version: 2 }): PlacedTerm => ({
    ...moving,
    day: where.day,
    from: where.from,
    to: where.from + where.minutes,
    term: { ...moving.term, ...changes },
  });
  const after = (...events: MoveEvent[]): MoveState => events.reduce(transition, IDLE);
  const start: MoveEvent = { is: 'start', term: moving, candidate: candidate(placeOf(moving)) };
  const choose = (where: Place): MoveEvent => ({ is: 'choose', candidate: candidate(where) });
  const confirm: MoveEvent = { is: 'confirm' };
  const free = place('09:40');
  const sending = [start, choose(free), confirm] as const;
  const looked = (found: PlacedTerm | null, where = free): MoveEvent => ({
    is: 'checked',
    found,
    candidate: candidate(where),
  });
  const lost: MoveEvent = { is: 'check', after: 'lost' };

  it('is chosen, sent and done', () => {
    expect(after(start)).to.include({ is: 'choosing', term: moving });
    expect(after(...sending)).to.include({ is: 'sending', isOverlap: false });
    const done = after(...sending, { is: 'stored', version: 7 });
    expect(done).to.include({ is: 'done', version: 7, isUndo: false });
    expect(transition(done, start).is, 'the next one').to.equal('choosing');
  });

  it('to its own place ends, and a refused one is not sent', () => {
    expect(after(start, confirm)).to.equal(IDLE);
    expect(after(start, choose(place('08:00')), confirm)).to.include({ is: 'choosing' });
    expect(after(start, choose(place('09:00', '2026-11-20')), confirm), 'loading').to.include({ is: 'choosing' });
  });

  it('onto another term names it, and is sent when it is confirmed deliberately', () => {
    const conflict = after(start, choose(place('09:10')), confirm);
    expect(conflict.is === 'conflict' && conflict.others.map((other) => other.term.id)).to.deep.equal([2]);
    expect(transition(conflict, confirm)).to.include({ is: 'sending', isOverlap: true });
    expect(transition(conflict, choose(free))).to.include({ is: 'choosing' });
    expect(transition(conflict, { is: 'updated', found: moving, candidate: candidate(free) }), 'free again').to.include(
      {
        is: 'choosing',
      },
    );
  });

  it('is restored by Escape, except while nobody knows where the term is', () => {
    const cancel: MoveEvent = { is: 'cancel' };
    expect(after(start, choose(free), cancel)).to.equal(IDLE);
    expect(after(start, choose(place('09:10')), confirm, cancel)).to.equal(IDLE);
    expect(after(...sending, cancel).is).to.equal('sending');
    expect(after(...sending, lost, cancel).is).to.equal('checking');
    expect(after(...sending, { is: 'check', after: 'refused' }, cancel)).to.equal(IDLE);
  });

  it('ends when its term is changed or gone elsewhere', () => {
    const seen = (found: PlacedTerm | null | undefined): MoveEvent => ({
      is: 'updated',
      found,
      candidate: candidate(free),
    });
    expect(after(start, choose(free), seen(moving)).is).to.equal('choosing');
    expect(after(start, choose(free), seen(undefined)).is, 'its day is not loaded').to.equal('choosing');
    expect(after(start, choose(free), seen(null))).to.include({ is: 'ended', why: 'removed' });
    expect(after(start, choose(free), seen(later(place('11:40'))))).to.include({ is: 'ended', why: 'changed' });
    expect(after(start, choose(free), seen(later(placeOf(moving), { state: 'served' }))).is).to.equal('ended');
    expect(after(...sending, seen(null)).is, 'its own request').to.equal('sending');
  });

  it('that was refused reports which term has taken the slot, or the reason', () => {
    const refused = after(...sending, { is: 'check', after: 'refused', message: 'Nie.' });
    expect(transition(refused, looked(moving, place('09:10'))).is).to.equal('conflict');
    const back = transition(refused, looked(moving));
    expect(back.is === 'choosing' && back.candidate.verdict).to.deep.equal({
      is: 'refused',
      reason: 'server',
      message: 'Nie.',
    });
    const updated: MoveEvent = { is: 'updated', found: moving, candidate: candidate(free) };
    expect(transition(back, updated), 'after a reload').to.equal(back);
  });

  it('that arrived too late ends with the current slot of the term', () => {
    const stale = after(...sending, { is: 'check', after: 'stale' });
    const now = later(place('11:40'));
    expect(transition(stale, looked(now))).to.include({ is: 'ended', why: 'changed', now });
    expect(transition(stale, looked(later(free))), 'moved there by somebody else').to.include({ is: 'ended' });
    expect(transition(stale, looked(null))).to.include({ is: 'ended', why: 'removed' });
  });

  it('without a response is settled by the days', () => {
    const unknown = after(...sending, lost);
    expect(unknown).to.include({ is: 'checking', after: 'lost' });
    expect(transition(unknown, looked(later(free)))).to.include({ is: 'done', version: 2 });
    expect(transition(unknown, looked(later(place('11:40')))).is).to.equal('ended');
    expect(transition(unknown, looked(null)).is).to.equal('ended');
    const back = transition(unknown, looked(moving));
    expect(back).to.include({ is: 'choosing', note: 'not-stored' });
    expect(transition(back, confirm).is, 'once more').to.equal('sending');
    const arrived: MoveEvent = { is: 'updated', found: later(free), candidate: candidate(free) };
    expect(transition(back, arrived).is, 'arrives late').to.equal('done');
  });

  it('is undone by another one', () => {
    const done = after(...sending, { is: 'stored', version: 2 });
    const undo: MoveEvent = { is: 'undo', term: later(free), candidate: candidate(placeOf(moving)) };
    expect(transition(done, undo)).to.include({ is: 'sending', isUndo: true, isOverlap: false });
    expect(transition(after(...sending), undo).is, 'while another is sent').to.equal('sending');
    expect(transition(transition(done, undo), { is: 'stored', version: 3 })).to.include({ is: 'done', isUndo: true });
  });
});
