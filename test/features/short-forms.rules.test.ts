import { afterEach, beforeEach, describe, it } from 'node:test';
import { expect } from '../support/in-node';
import { createAnnouncementRules } from '../../src/features/announcements/announcement.rules';
import { installFakeClock, type FakeClock } from '../support/fake-clock';
import { createInvoiceRules } from '../../src/features/payouts/invoice.rules';
import { doctorStates } from '../../src/features/doctor-state/contract';
import { createDoctorStateRules } from '../../src/features/doctor-state/doctor-state.rules';
import { absenceRequest, createAbsenceRules, withoutTime, withTime } from '../../src/features/absences/absence.rules';
import type { AbsenceValues } from '../../src/features/absences/absence.rules';
import { ZONE } from '../support/practice-clock';
import { clockIn } from '../support/dates';

const announcementErrors = (expired_at: string, note: string) =>
  createAnnouncementRules().run({ expired_at, note }).getErrors();

describe('the rules of the special notice', () => {
  let clock: FakeClock;
  // Local time, in any time zone.
  beforeEach(() => (clock = installFakeClock(new Date('2026-11-10T09:00:00'))));
  afterEach(() => clock.restore());

  it('V6 both fields are required; blanks alone are empty', () => {
    const required = { expired_at: ['Položka Zobrazovať do je povinná'], note: ['Položka Text oznamu je povinná'] };
    for (const empty of ['', ' \n ']) expect(announcementErrors('', empty)).to.deep.equal(required);
  });

  it('V6 the end is an existing local time, later than now', () => {
    const late = ['Položka Zobrazovať do musí byť neskôr ako teraz'];
    const wrong = ['Položka Zobrazovať do musí byť platný dátum'];
    for (const [end, errors] of [
      ['2026-11-10T08:55', late],
      ['2026-11-10T09:00', late],
      ['2026-11-10T09:05', undefined],
      ['2026-11-10T09:07', wrong],
      ['1. 1. 2020 8:00', wrong],
      ['2026-11-31T09:00', wrong],
      ['2127-01-01T00:00', wrong],
      ['zajtra', wrong],
    ] as const)
      expect(announcementErrors(end, 'x').expired_at, end).to.deep.equal(errors);
  });

  it('V6 the note has at most 500 characters when trimmed', () => {
    const end = '2026-11-11T09:00';
    expect(announcementErrors(end, 'x')).to.deep.equal({});
    expect(announcementErrors(end, ` ${'á'.repeat(500)}\n`)).to.deep.equal({});
    expect(announcementErrors(end, 'á'.repeat(501)).note).to.deep.equal([
      'Položka Text oznamu môže obsahovať najviac 500 znakov',
    ]);
  });
});

const fileOf = (name: string, bytes = 1) => new File([new Uint8Array(bytes)], name);
const invoiceErrors = (payouts_id: number | string | null, invoice_file: File | null) =>
  createInvoiceRules().run({ payouts_id, invoice_file }).getErrors();
const LIMIT = 10 * 1024 * 1024;

describe('the rules of an invoice', () => {
  it('V1 the month and the file are required', () => {
    expect(invoiceErrors(null, null)).to.deep.equal({
      payouts_id: ['Položka Mesiac je povinná'],
      invoice_file: ['Položka Faktúra je povinná'],
    });
    // An id of 0 is valid.
    expect(invoiceErrors(0, fileOf('a.pdf'))).to.deep.equal({});
  });

  it('V1 the file is a PDF, JPG or PNG of at most 10 MB', () => {
    for (const name of ['a.pdf', 'A.PDF', 'b.jpg', 'b.jpeg', 'B.JPE', 'b.jfif', 'c.png']) {
      expect(invoiceErrors('7', fileOf(name, LIMIT)), name).to.deep.equal({});
    }
    for (const name of ['a.docx', 'pdf', 'a.pdf.exe', 'a.webp']) {
      expect(invoiceErrors('7', fileOf(name)).invoice_file, name).to.deep.equal(['Súbor nie je PDF, JPG ani PNG']);
    }
    expect(invoiceErrors('7', fileOf('a.pdf', 0)).invoice_file).to.deep.equal(['Súbor je prázdny']);
    expect(invoiceErrors('7', fileOf('a.pdf', LIMIT + 1)).invoice_file).to.deep.equal([
      'Položka Faktúra môže mať najviac 10\u00a0MB',
    ]);
  });
});

describe('the rules of the doctor’s state', () => {
  it('V2 is required, and accepts each of the three states', () => {
    expect(createDoctorStateRules().run({ doctor_state: null }).getErrors()).to.deep.equal({
      doctor_state: ['Položka Stav je povinná'],
    });
    for (const doctor_state of doctorStates) {
      expect(createDoctorStateRules().run({ doctor_state }).isValid()).to.equal(true);
    }
  });
});

const filled: AbsenceValues = {
  whole_days: false,
  absence_from: '2026-12-10T08:00',
  absence_to: '2026-12-11T16:30',
  supplier: 'none',
  supplier_id: null,
  supplier_name: '',
};
const absenceErrors = (change: Partial<AbsenceValues>) =>
  createAbsenceRules()
    .run({ ...filled, ...change })
    .getErrors();

describe('the rules of an absence', () => {
  it('V4 both ends are required', () => {
    expect(absenceErrors({})).to.deep.equal({});
    expect(absenceErrors({ absence_from: '', absence_to: '' })).to.deep.equal({
      absence_from: ['Položka Začiatok je povinná'],
      absence_to: ['Položka Koniec je povinná'],
    });
  });

  it('V4 both ends are dates of the chosen kind', () => {
    const wrong = ['Položka Začiatok musí byť platný dátum'];
    const days = { whole_days: true, absence_from: '2026-12-10', absence_to: '2026-12-10' };
    expect(absenceErrors(days)).to.deep.equal({});
    for (const absence_from of ['2026-12-10', '10. 12.', '2026-12-10T08:03'])
      expect(absenceErrors({ absence_from }).absence_from, absence_from).to.deep.equal(wrong);
    for (const absence_from of ['2026-12-10T08:00', '2026-02-29'])
      expect(absenceErrors({ ...days, absence_from }).absence_from, absence_from).to.deep.equal(wrong);
  });

  it('V4 the end is not before the beginning', () => {
    const early = ['Položka Koniec nesmie byť skôr ako Začiatok'];
    expect(absenceErrors({ absence_to: '2026-12-10T07:55' }).absence_to).to.deep.equal(early);
    expect(absenceErrors({ absence_to: '2026-12-10T08:00' })).to.deep.equal({});
    const days = { whole_days: true, absence_from: '2026-12-10' };
    expect(absenceErrors({ ...days, absence_to: '2026-12-09' }).absence_to).to.deep.equal(early);
  });

  it('V7 the substitute is optional; a custom name has at most 255 characters', () => {
    expect(absenceErrors({ supplier: 'list' })).to.deep.equal({});
    expect(absenceErrors({ supplier: 'other' })).to.deep.equal({});
    expect(absenceErrors({ supplier: 'other', supplier_name: ` ${'a'.repeat(255)} ` })).to.deep.equal({});
    const long = { supplier_name: 'a'.repeat(256) };
    expect(absenceErrors({ ...long, supplier: 'other' }).supplier_name).to.deep.equal([
      'Položka Meno zastupujúceho môže obsahovať najviac 255 znakov',
    ]);
    expect(absenceErrors({ ...long, supplier: 'none' })).to.deep.equal({});
  });
});

describe('the request of an absence', () => {
  it('C22 sends only the chosen kind of substitute', () => {
    const both = { ...filled, supplier_id: 7, supplier_name: ' MUDr. Iná ' };
    for (const [change, ...sent] of [
      [{ supplier: 'none' }, null, null],
      [{ supplier: 'list' }, 7, null],
      [{ supplier: 'other' }, null, 'MUDr. Iná'],
      [{ supplier: 'other', supplier_name: '  ' }, null, null],
    ] as const) {
      const { supplier_id, supplier_name } = absenceRequest({ ...both, ...change }, ZONE);
      expect([supplier_id, supplier_name], JSON.stringify(change)).to.deep.equal(sent);
    }
  });

  it('C22 sends whole days as 0:00 to 23:59', () => {
    const days = { whole_days: true, absence_from: '2026-12-10', absence_to: '2026-12-11' };
    const { absence_from, absence_to } = absenceRequest({ ...filled, ...days }, ZONE);
    expect(absence_from).to.match(/^2026-12-10T00:00:00(?:Z|[+-]\d\d:\d\d)$/);
    expect(clockIn(undefined, absence_to)).to.equal('2026-12-11 23:59');
  });
});

describe('the switch between days and times', () => {
  it('V4 removes the time and restores it; an invalid text stays as it was typed', () => {
    for (const [text, expected] of Object.entries({
      '2026-12-10T08:05': '2026-12-10',
      '': '',
      'asi zajtra': 'asi zajtra',
    }))
      expect(withoutTime(text)).to.equal(expected);
    for (const [day, end, before, expected] of [
      ['2026-12-12', 'from', '2026-12-10T08:05', '2026-12-12T08:05'],
      ['2026-12-12', 'from', '', '2026-12-12T00:00'],
      ['2026-12-12', 'to', 'asi zajtra', '2026-12-12T23:59'],
      ['', 'to', '2026-12-10T08:05', ''],
      ['asi zajtra', 'to', '', 'asi zajtra'],
    ] as const)
      expect(withTime(day, end, before), `${day} ${end} ${before}`).to.equal(expected);
  });
});
