import { afterEach, beforeEach, describe, it } from 'node:test';
import { expect } from '../support/in-node';
import { createAnnouncementRules } from '../../src/features/announcements/announcement.rules';
import { installFakeClock, type FakeClock } from '../support/fake-clock';
import { createInvoiceRules } from '../../src/features/payouts/invoice.rules';
import { doctorStates } from '../../src/features/doctor-state/contract';
import { createDoctorStateRules } from '../../src/features/doctor-state/doctor-state.rules';

const announcementErrors = (expired_at: string, note: string) =>
  createAnnouncementRules().run({ expired_at, note }).getErrors();

describe('the rules of the special notice', () => {
  let clock: FakeClock;
  // Local time, in any time zone.
  beforeEach(() => (clock = installFakeClock(new Date('2026-11-10T09:00:00'))));
  afterEach(() => clock.restore());

  it('V6 both fields are required; blanks alone are empty', () => {
    const required = {
      expired_at: ['Položka Zobrazovať do je povinná'],
      note: ['Položka Text oznamu je povinná'],
    };
    expect(announcementErrors('', '')).to.deep.equal(required);
    expect(announcementErrors('', ' \n ').note).to.deep.equal(required.note);
  });

  it('V6 the end is an existing local time, later than now', () => {
    const late = ['Položka Zobrazovať do musí byť neskôr ako teraz'];
    const wrong = ['Položka Zobrazovať do musí byť platný dátum'];
    expect(announcementErrors('2026-11-10T08:55', 'x').expired_at).to.deep.equal(late);
    expect(announcementErrors('2026-11-10T09:00', 'x').expired_at).to.deep.equal(late);
    expect(announcementErrors('2026-11-10T09:05', 'x').expired_at).to.equal(undefined);
    expect(announcementErrors('2026-11-10T09:07', 'x').expired_at).to.deep.equal(wrong);
    expect(announcementErrors('1. 1. 2020 8:00', 'x').expired_at).to.deep.equal(wrong);
    expect(announcementErrors('2026-11-31T09:00', 'x').expired_at).to.deep.equal(wrong);
    expect(announcementErrors('2127-01-01T00:00', 'x').expired_at).to.deep.equal(wrong);
    expect(announcementErrors('zajtra', 'x').expired_at).to.deep.equal(wrong);
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
