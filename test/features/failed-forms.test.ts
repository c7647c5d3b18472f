import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { within } from '@testing-library/dom';
import { plainSpaces } from '../../src/lib/clean-text';
import type { PopupFormName } from '../../src/state/forms/drafts';
import type { Store } from '../../src/state/store';
import { expectAccessible } from '../support/accessible';
import { dayFromNow } from '../support/dates';
import { formFaults, timeOut, uploadTimeOut, type FormFault } from '../support/form-faults';
import type { Seen } from '../support/mount';
import { mountPopups, unmountPopups } from '../support/mount-popups';
import {
  breakCall,
  clearFaults,
  createPractice,
  release,
  seenCalls,
  storedAbsences,
  storedAnnouncement,
  storedDoctorState,
  storedOfficeHours,
  storedPayouts,
  storedTickets,
  untilHeld,
  type TestPractice,
} from '../support/practice';
import { recordWarnings } from '../support/record-warnings';
import { closeScreen } from '../support/screen';
import { focused, press } from '../support/user-input';
import { until } from '../support/until';
import { first, practiceWithHours } from './appointment/appointment-form';
import { LIST_PATH, opened as openEdit, rename, save, stored as storedHours } from './office-hours/edit-screen';

const TITLE = 'Akcia nebola úspešne vykonaná';
const DESCRIPTION = 'Bohužiaľ niekde nastala chyba. Skúste to o chvíľu znovu.';
const MAYBE = 'Možno sa zmena predsa uložila: skontrolujte zoznam.';
const STORED = 'Zmena sa medzitým uložila.';
const RETRY = 'Skúsiť znova';

interface FormCase {
  marks: string;
  name: PopupFormName;
  path: string;
  /** The paths of the lists that show what was stored. */
  list: string;
  title: string;
  submit: string;
  done: string;
  create(): Promise<TestPractice>;
  keep(store: Store): void;
  /** How much of it the server has. */
  count(practice: TestPractice): Promise<number>;
  /** Whether the server tells a repetition by its key. */
  hasKey?: false;
  faults?: readonly FormFault[];
}

const ticketCount = async (practice: TestPractice) =>
  (await storedTickets(practice)).flatMap(({ tickets }) => tickets).length;
const MONTH = { month: '2026-01', amount_cents: 10_000, status: 'open' as const };

const forms: readonly FormCase[] = [
  {
    marks: 'P4 C20',
    name: 'doctor-state',
    path: '/api/doctor-state-change',
    list: '/api/administration-init',
    title: 'Nastaviť stav',
    submit: 'Nastaviť',
    done: 'Stav bol úspešne nastavený',
    create: () => createPractice(),
    keep: (store) => store.drafts.of('doctor-state').keep({ doctor_state: 'ending' }),
    count: async (practice) => ((await storedDoctorState(practice)) === 'ending' ? 1 : 0),
    hasKey: false,
  },
  {
    marks: 'P5 C21',
    name: 'office-hours',
    path: '/api/office-hours-add',
    list: '/api/office-hours-get',
    title: 'Pridať ordinačné hodiny',
    submit: 'Pridať hodiny',
    done: 'Ordinačné hodiny boli vytvorené',
    create: () => createPractice(),
    keep: (store) =>
      store.drafts.of('office-hours').keep({
        hours_name: 'Ranná ambulancia',
        hours_type: 'queue',
        approximate_time_on_patient: '15',
        time_schedules: [{ id: null, hours_day: 'friday', hours_time_from: '08:00', hours_time_to: '12:00' }],
      }),
    count: async (practice) => (await storedOfficeHours(practice)).length,
  },
  {
    marks: 'P6 C22',
    name: 'absence',
    path: '/api/absence-add',
    list: '/api/absences',
    title: 'Nastaviť absenciu',
    submit: 'Nastaviť',
    done: 'Absencia bola vytvorená úspešne',
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
    list: '/api/tickets',
    title: 'Pridať termín',
    submit: 'Vytvoriť termín',
    done: 'Termín bol vytvorený',
    create: practiceWithHours,
    keep: (store) =>
      store.drafts.of('appointment').keep({
        ticket_value: { day: first(), time: '09:30' },
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
    list: '/api/administration-init',
    title: 'Pridať oznam',
    submit: 'Pridať',
    done: 'Oznam bol úspešne vytvorený',
    create: () => createPractice(),
    keep: (store) =>
      store.drafts.of('announcement').keep({ expired_at: `${dayFromNow(2)}T09:05`, note: 'V piatok neordinujeme.' }),
    count: async (practice) => ((await storedAnnouncement(practice)) ? 1 : 0),
  },
  {
    marks: 'P3 C25',
    name: 'invoice',
    path: '/api/invoice-upload',
    list: '/api/payouts',
    title: 'Nahrať faktúru',
    submit: 'Nahrať',
    done: 'Faktúra bola úspešne odoslaná',
    create: () => createPractice([], { payouts: [MONTH] }),
    keep(store) {
      const invoice_file = new File(['%PDF-1.4'], 'faktura.pdf', { type: 'application/pdf' });
      store.drafts.of('invoice').keep({ payouts_id: store.appData.payoutsQueue.peek()[0]?.id ?? null, invoice_file });
    },
    count: async (practice) => (await storedPayouts(practice)).filter(({ invoice }) => invoice !== null).length,
    // No record is due, so an empty answer is none.
    faults: [...formFaults.filter(({ what }) => what !== 'an empty 200'), uploadTimeOut],
  },
  {
    marks: 'P7',
    name: 'ticket-add',
    path: '/api/ticket-add',
    list: '/api/tickets',
    title: 'Pridať do čakárne',
    submit: 'Pridať',
    done: 'Pacient bol pridaný do čakárne',
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

const faultsOf = ({ faults = [...formFaults, timeOut] }: FormCase) => faults;

/** The alert, with the specification's words and nothing else; `notes` stand below them. */
async function expectAlert(see: Seen, notes: readonly string[]): Promise<HTMLElement> {
  const alert = await see.findByRole('alertdialog', { name: TITLE });
  const texts = () => [...alert.querySelectorAll('p')].map(({ textContent }) => plainSpaces(textContent));
  await until(() => texts().join(' ') === [DESCRIPTION, ...notes].join(' '));
  within(alert).getByText('😕');
  within(alert).getByRole('button', { name: 'V poriadku' });
  expect(see.queryByRole('dialog'), 'the popup').to.equal(null);
  return alert;
}

async function begin(form: FormCase, given?: TestPractice) {
  const practice = given ?? (await form.create());
  const mounted = await mountPopups(practice, form.name);
  form.keep(mounted.store);
  await press(mounted.opener);
  const submit = () => mounted.see.findByRole('button', { name: form.submit });
  await submit();
  return { ...mounted, practice, submit };
}

async function fail(
  form: FormCase,
  fault: FormFault,
  { practice, submit }: Awaited<ReturnType<typeof begin>>,
  isStored: boolean,
) {
  const button = await submit();
  await fault.begin(practice, form.path, isStored);
  await press(button);
  await fault.end?.(practice, form.path);
}

describe('a form that failed', () => {
  let warnings: ReturnType<typeof recordWarnings>;
  before(() => setViewport({ width: 1280, height: 900 }));
  beforeEach(() => (warnings = recordWarnings()));
  afterEach(() => {
    warnings.restore();
    timeOut.restore();
    unmountPopups();
  });

  for (const form of forms) {
    const draftOf = (store: Store) => store.drafts.of(form.name).read();

    it(`F2 ${form.marks} „${form.title}“ says the same after each failure, and „Skúsiť znova“ restores what was entered`, async () => {
      const begun = await begin(form);
      const { see, store, practice, submit } = begun;
      const entered = draftOf(store);
      for (const fault of faultsOf(form)) {
        await fail(form, fault, begun, false);
        const alert = await expectAlert(see, fault.isUnknown ? [MAYBE] : []);
        await clearFaults(practice.lane);
        await press(within(alert).getByRole('button', { name: RETRY }));
        await see.findByRole('dialog', { name: form.title });
        await see.findByText('Obnovili sme, čo ste rozpísali.');
        expect(draftOf(store), fault.what).to.deep.equal(entered);
      }
      expect(await form.count(practice)).to.equal(0);
      await press(await submit());
      await see.findByText(form.done);
      expect(await form.count(practice)).to.equal(1);
      const unknown = (await seenCalls(practice.lane, form.path)).slice(
        formFaults.findIndex(({ isUnknown }) => isUnknown),
      );
      const keys = new Set(unknown.map(({ headers }) => headers['idempotency-key']));
      if (form.hasKey !== false) expect(keys.size, 'the key of all that may be stored').to.equal(1);
    });

    for (const fault of faultsOf(form)) {
      it(`F2 ${form.marks} „${form.title}“ was stored in spite of ${fault.what}: the alert says so, and offers no retry`, async () => {
        const begun = await begin(form);
        const { see, store, practice, opener } = begun;
        await fail(form, fault, begun, true);
        const alert = await expectAlert(see, [STORED]);
        expect(within(alert).queryByRole('button', { name: RETRY })).to.equal(null);
        expect(draftOf(store)).to.equal(undefined);
        await clearFaults(practice.lane);
        await press(within(alert).getByRole('button', { name: 'V poriadku' }));
        await until(() => !see.queryByRole('alertdialog') && focused() === opener);
        expect(await form.count(practice)).to.equal(1);
      });
    }
  }

  const [, hours] = forms;
  if (!hours) throw new Error('There are no forms.');

  it('F2 says it as soon as the list has come, while the alert is open, and the focus stays in it', async () => {
    const begun = await begin(hours);
    const { see, practice, element } = begun;
    await breakCall(practice.lane, { kind: 'hold', path: hours.list, times: 1 });
    await breakCall(practice.lane, { kind: 'mask', path: hours.path, answer: { status: 502, body: '' } });
    await press(await begun.submit());
    const alert = await expectAlert(see, [MAYBE]);
    await untilHeld(practice.lane, hours.list);
    within(alert).getByRole('button', { name: RETRY }).focus();
    await expectAccessible(element);
    await release(practice.lane, hours.list);
    expect(await expectAlert(see, [STORED])).to.equal(alert);
    expect(within(alert).queryByRole('button', { name: RETRY })).to.equal(null);
    await until(() => focused() === within(alert).getByRole('button', { name: 'V poriadku' }));
    const described = alert.getAttribute('aria-describedby')?.split(' ') ?? [];
    const root = alert.getRootNode() as ShadowRoot;
    expect(described.map((id) => plainSpaces(root.getElementById(id)?.textContent ?? ''))).to.deep.equal([
      DESCRIPTION,
      STORED,
    ]);
    await expectAccessible(element);
  });

  it('F2 the same office hours that were there before are not taken for what was sent', async () => {
    const practice = await hours.create();
    const earlier = await begin(hours, practice);
    await press(await earlier.submit());
    await earlier.see.findByText(hours.done);
    unmountPopups();
    const begun = await begin(hours, practice);
    begun.store.officeHours.reload();
    await until(() => begun.store.officeHours.data.peek()?.length === 1);
    await fail(hours, formFaults[4] ?? timeOut, begun, false);
    const alert = await expectAlert(begun.see, [MAYBE]);
    await until(() => !begun.store.officeHours.isLoading.peek());
    within(alert).getByRole('button', { name: RETRY });
  });

  it('F2 where a server lists no absences, nobody knows it', async () => {
    const absence = forms.find(({ name }) => name === 'absence');
    if (!absence) throw new Error('There is no form of absences.');
    const begun = await begin(absence, await createPractice());
    await fail(absence, formFaults[4] ?? timeOut, begun, true);
    await expectAlert(begun.see, [MAYBE]);
    await until(() => !begun.store.appData.isLoading.peek());
    begun.see.getByRole('button', { name: RETRY });
  });
});

describe('a form on a screen that failed', () => {
  let warnings: ReturnType<typeof recordWarnings>;
  beforeEach(() => (warnings = recordWarnings()));
  afterEach(async () => {
    warnings.restore();
    timeOut.restore();
    await closeScreen();
  });

  const PATH = '/api/office-hours-add';
  const faults = [...formFaults, timeOut];

  it('F2 R13 C21 says the same after each failure, keeps what was typed, and „Skúsiť znova“ sends it', async () => {
    const { see, practice } = await openEdit();
    await rename(see, 'Po výpadku');
    let send = () => press(save(see));
    for (const fault of faults) {
      await fault.begin(practice, PATH, false);
      await send();
      await fault.end?.(practice, PATH);
      const alert = await expectAlert(see, fault.isUnknown ? [MAYBE] : []);
      await clearFaults(practice.lane);
      send = () => press(within(alert).getByRole('button', { name: RETRY }));
    }
    await send();
    await see.findByText('Ordinačné hodiny boli upravené');
    expect((await storedHours(practice)).name).to.equal('Po výpadku');
  });

  for (const fault of faults) {
    it(`F2 R13 C21 was stored in spite of ${fault.what}: the alert says so, and the list follows`, async () => {
      const { see, practice } = await openEdit();
      await rename(see, 'Po výpadku');
      await fault.begin(practice, PATH, true);
      await press(save(see));
      await fault.end?.(practice, PATH);
      const alert = await expectAlert(see, [STORED]);
      expect(within(alert).queryByRole('button', { name: RETRY })).to.equal(null);
      await press(within(alert).getByRole('button', { name: 'V poriadku' }));
      await see.findByRole('heading', { level: 1, name: 'Ordinačné Hodiny' });
      expect(see.queryByRole('dialog'), 'a question about unsaved changes').to.equal(null);
      expect(location.pathname + location.hash, 'the list').to.contain(LIST_PATH);
      expect((await storedHours(practice)).name).to.equal('Po výpadku');
    });
  }
});
