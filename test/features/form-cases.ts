import { payoutsPart } from '../../src/features/payouts/part';
import type { Store } from '../../src/state/store';
import type { PopupFormName } from '../../src/state/ui/popups';
import { dayFromNow } from '../support/dates';
import { formFaults, uploadTimeOut, type FormFault } from '../support/form-faults';
import * as practiceOf from '../support/practice';
import { first, practiceWithHours } from './appointments/appointment-form';

const { createPractice, storedAbsences, storedAnnouncement, storedDoctorState, storedOfficeHours } = practiceOf;
const { storedPayouts, storedTickets } = practiceOf;

/** A form in a popup, filled in by its draft. */
export interface FormCase {
  marks: string;
  name: PopupFormName;
  path: string;
  title: string;
  submit: string;
  /** A field by its name in the request, and by its label. */
  field: { wire: string; label: string };
  create(): Promise<practiceOf.TestPractice>;
  keep(store: Store): void;
  /** Number of the form's records that the server has. */
  count(practice: practiceOf.TestPractice): Promise<number>;
  faults?: readonly FormFault[];
}

const ticketCount = async (practice: practiceOf.TestPractice) =>
  (await storedTickets(practice)).flatMap(({ tickets }) => tickets).length;
const MONTH = { month: '2026-01', amount_cents: 10_000, status: 'open' as const };

export const officeHours = (hours_name: string) => ({
  hours_name,
  hours_type: 'queue',
  approximate_time_on_patient: '15',
  time_schedules: [{ id: null, hours_day: 'friday', hours_time_from: '08:00', hours_time_to: '12:00' }],
});

export const formCases: readonly FormCase[] = [
  {
    marks: 'P4 C20',
    name: 'doctor-state',
    path: '/api/doctor-state-change',
    title: 'Nastaviť stav',
    submit: 'Nastaviť',
    field: { wire: 'doctor_state', label: 'Stav' },
    create: () => createPractice(),
    keep: (store) => store.drafts.of('doctor-state').keep({ doctor_state: 'ending' }),
    count: async (practice) => ((await storedDoctorState(practice)) === 'ending' ? 1 : 0),
  },
  {
    marks: 'P5 C21',
    name: 'office-hours',
    path: '/api/office-hours-add',
    title: 'Pridať ordinačné hodiny',
    submit: 'Pridať hodiny',
    field: { wire: 'hours_name', label: 'Názov' },
    create: () => createPractice(),
    keep: (store) => store.drafts.of('office-hours').keep(officeHours('Ranná ambulancia')),
    count: async (practice) => (await storedOfficeHours(practice)).length,
  },
  {
    marks: 'P6 C22',
    name: 'absence',
    path: '/api/absence-add',
    title: 'Nastaviť absenciu',
    submit: 'Nastaviť',
    field: { wire: 'absence_to', label: 'Koniec' },
    create: () => createPractice([], { capabilities: ['absences'] }),
    keep: (store) =>
      store.drafts.of('absence').keep({
        whole_days: false,
        absence_from: `${dayFromNow(2)}T08:00`,
        absence_to: `${dayFromNow(2)}T12:00`,
        supplier: 'other',
        supplier_id: null,
        supplier_name: 'MUDr. Iná',
      }),
    count: async (practice) => (await storedAbsences(practice)).length,
  },
  {
    marks: 'P7 C23',
    name: 'appointment',
    path: '/api/event-add',
    title: 'Pridať termín',
    submit: 'Vytvoriť termín',
    field: { wire: 'event_note', label: 'Poznámka' },
    create: practiceWithHours,
    keep: (store) =>
      store.drafts.of('appointment').keep({
        ticket_type: 'schedule',
        ticket_value: { day: first(), time: '09:30' },
        duration_minutes: null,
        patient_type: 'other',
        user_id: null,
        user_alternate: 'Božena Nová',
        event_note: 'Nalačno',
      }),
    count: ticketCount,
  },
  {
    marks: 'P8 C24',
    name: 'announcement',
    path: '/api/special-announcements-add',
    title: 'Pridať oznam',
    submit: 'Pridať',
    field: { wire: 'note', label: 'Text oznamu' },
    create: () => createPractice(),
    keep: (store) =>
      store.drafts.of('announcement').keep({ expired_at: `${dayFromNow(2)}T09:05`, note: 'V piatok neordinujeme.' }),
    count: async (practice) => ((await storedAnnouncement(practice)) ? 1 : 0),
  },
  {
    marks: 'P3 C25',
    name: 'invoice',
    path: '/api/invoice-upload',
    title: 'Nahrať faktúru',
    submit: 'Nahrať',
    field: { wire: 'invoice_file', label: 'Faktúra' },
    create: () => createPractice([], { payouts: [MONTH] }),
    keep(store) {
      const invoice_file = new File(['%PDF-1.4'], 'faktura.pdf', { type: 'application/pdf' });
      store.drafts
        .of('invoice')
        .keep({ payouts_id: store.part(payoutsPart).queue.peek()[0]?.id ?? null, invoice_file });
    },
    count: async (practice) => (await storedPayouts(practice)).filter(({ invoice }) => invoice !== null).length,
    // The form expects no record, so an empty response is no failure.
    faults: [...formFaults.filter(({ what }) => what !== 'an empty 200'), uploadTimeOut],
  },
  {
    marks: 'P7',
    name: 'ticket-add',
    path: '/api/ticket-add',
    title: 'Pridať do čakárne',
    submit: 'Pridať',
    field: { wire: 'user_alternate', label: 'Meno pacienta' },
    create: () => createPractice([], { capabilities: ['ticket-add'] }),
    keep: (store) =>
      store.drafts.of('ticket-add').keep({
        patient_type: 'other',
        user_id: null,
        user_alternate: 'Eva Malá',
        ticket_type: 'queue',
        is_urgent: true,
        event_note: '',
      }),
    count: ticketCount,
  },
];
