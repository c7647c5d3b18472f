import { describe, it } from 'node:test';
import { expect } from '../../support/in-node';
import type { OfficeHours } from '../../../src/features/office-hours/contract';
import { copyChoices } from '../../../src/features/office-hours/copy-row-choice';
import { daysWithHours, patientsPerDay } from '../../../src/features/office-hours/office-hours-row';
import { weekDayOf, weekOf } from '../../../src/features/office-hours/week';
import { officeHoursListTexts as texts } from '../../../src/texts/office-hours';

type Row = [day: string, from: string, to: string];

const rows = (...all: Row[]) =>
  all.map(([hours_day, hours_time_from, hours_time_to]) => ({ id: null, hours_day, hours_time_from, hours_time_to }));

const record = (minutes: number | null, ...all: Row[]): OfficeHours => ({
  id: 1,
  hours_name: 'Ráno',
  hours_type: 'schedule',
  approximate_time_on_patient: minutes,
  time_schedules: rows(...all),
});

describe('the number of patients in a day', () => {
  const monday = (from: string, to: string): Row => ['monday', from, to];
  const friday = (from: string, to: string): Row => ['friday', from, to];

  it('divides the minutes of a day, with all its rows, by the time of one patient; is a range when days differ, with the plural of its end', () => {
    for (const [expected, minutes, ...all] of [
      ['približne 24 pacientov denne', 10, monday('08:00', '12:00')],
      ['približne 24 pacientov denne', 10, monday('08:00', '12:00'), friday('13:00', '17:00')],
      ['približne 1 pacient denne', 60, monday('08:00', '09:00')],
      ['približne 2 pacienti denne', 25, monday('08:00', '09:00')],
      ['približne 9 pacientov denne', 10, monday('08:00', '09:00'), monday('13:00', '13:30')],
      ['8 – 24 pacientov denne', 10, monday('08:00', '12:00'), friday('08:00', '09:20')],
      ['1 – 3 pacienti denne', 60, monday('08:00', '09:00'), friday('08:00', '11:00')],
      ['najviac 3 pacienti denne', 60, monday('08:00', '08:30'), friday('08:00', '11:00')],
      ['hodiny sú kratšie ako čas na pacienta', 60, monday('08:00', '08:30')],
    ] as const) {
      const found = patientsPerDay(record(minutes, ...all));
      expect(found && texts.estimate(found.least, found.most)).to.equal(expected);
    }
  });

  it('is empty without a time per patient, hours, or a valid stretch of time', () => {
    const hours = monday('08:00', '12:00');
    const invalid = [monday('12:00', '08:00'), monday('ráno', '12:00')];
    for (const given of [record(null, hours), record(0, hours), record(10), record(10, ...invalid)])
      expect(patientsPerDay(given), JSON.stringify(given)).to.equal(null);
  });
});

describe('the days of office hours in words', () => {
  it('groups days with the same hours, three or more in a row as a range, and lists the hours of one day in order', () => {
    const week = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'].map((day): Row => [day, '07:30', '11:30']);
    const afternoons = ['thursday', 'monday'].map((day): Row => [day, '13:00', '15:00']);
    const two = ['monday', 'tuesday'].map((day): Row => [day, '08:00', '09:00']);
    const oneDay: Row[] = [
      ['monday', '13:00', '15:00'],
      ['monday', '08:00', '12:00'],
    ];
    for (const [all, days, hours] of [
      [week, 'Pondelok – piatok', '7:30 – 11:30'],
      [afternoons, 'Pondelok, štvrtok', '13:00 – 15:00'],
      [two, 'Pondelok, utorok', '8:00 – 9:00'],
      [oneDay, 'Pondelok', '8:00 – 12:00, 13:00 – 15:00'],
    ] as const)
      expect(daysWithHours(rows(...all))).to.deep.equal([{ days, hours }]);
  });
});

describe('the week chart', () => {
  const blocks = (records: OfficeHours[], day: string) =>
    weekOf(records)
      ?.days.find((one) => one.day === day)
      ?.blocks.map(({ from, to, lane, lanes }) => [from, to, lane, lanes]);

  it('fits its axis to the hours, in whole hours', () => {
    const week = weekOf([record(10, ['monday', '07:30', '11:30'], ['friday', '13:00', '14:30'])]);
    expect([week?.from, week?.to, week?.days.length]).to.deep.equal([7, 15, 7]);
    expect(weekOf([record(10, ['monday', '23:50', '23:59'])])?.to).to.equal(25);
    expect(weekOf([record(10)])).to.equal(null);
    expect(weekOf([])).to.equal(null);
  });

  it('draws overlapping records side by side, and touching ones not', () => {
    const [one, other] = [record(10, ['monday', '08:00', '10:00']), record(10, ['monday', '09:00', '12:00'])];
    const third = record(10, ['monday', '10:00', '11:00'], ['monday', '12:00', '13:00']);
    expect(blocks([one, other, third], 'monday')).to.deep.equal([
      [480, 600, 0, 2],
      [540, 720, 1, 2],
      [600, 660, 0, 2],
      [720, 780, 0, 1],
    ]);
    expect(blocks([one, other, third], 'tuesday')).to.deep.equal([]);
  });

  it('gives short hours a readable height; of two that begin together the longer one is first', () => {
    const short = { ...record(10, ['monday', '08:00', '08:10']), id: 1 };
    const next = { ...record(10, ['monday', '08:15', '09:00']), id: 2 };
    const long = { ...record(10, ['monday', '08:00', '12:00']), id: 3 };
    const lanesOf = (...records: OfficeHours[]) =>
      weekOf(records)?.days[0]?.blocks.map((block) => [block.record.id, block.lane, block.lanes]);
    expect(lanesOf(short, next)).to.deep.equal([
      [1, 0, 2],
      [2, 1, 2],
    ]);
    expect(lanesOf(short, long)?.map(([id]) => id)).to.deep.equal([3, 1]);
  });

  it('finds the weekday of a day, and none of an invalid one', () => {
    expect(weekDayOf('2026-11-23')).to.equal('monday');
    expect(weekDayOf('2026-11-29')).to.equal('sunday');
    expect(weekDayOf('dnes')).to.equal(null);
  });
});

describe('copying a row to other days', () => {
  it('offers every day but its own; days with overlapping hours name the overlap', () => {
    const all = rows(['monday', '08:00', '12:00'], ['tuesday', '11:00', '13:00'], ['friday', '12:00', '13:00']);
    const choices = copyChoices(all, 0);
    expect(choices.map(({ day }) => day).join()).to.equal('tuesday,wednesday,thursday,friday,saturday,sunday');
    const obstacles = choices.flatMap(({ obstacle }) => obstacle ?? []);
    expect(obstacles).to.deep.equal(['prekrýva sa s riadkom 2 (11:00 – 13:00)']);
  });
});
