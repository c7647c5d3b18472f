import { afterEach, beforeEach, describe, it } from 'node:test';
import { expect } from '../../support/in-node';
import type { Patient } from '../../../src/api/contract';
import { Failure } from '../../../src/api/failure';
import { createPatients, type Patients } from '../../../src/state/resources/patients';
import { createIdempotencyKeys } from '../../../src/state/session/idempotency-keys';
import { createSessionScope, type SessionScope } from '../../../src/state/session/session-scope';
import { recordWarnings } from '../../support/record-warnings';
import { deferCalls, type DeferredCalls } from '../../support/deferred-calls';

const patient = (id: Patient['id'], fullname = `Pacient ${id}`): Patient => ({
  id,
  attributes: {
    fullname,
    avatar: null,
    email: null,
    phone: null,
    id_number: null,
    birth_date: null,
    insurance_title: null,
    note: null,
  },
  created_at: null,
  created_at_formated: null,
});

describe('removing a patient', () => {
  let calls: DeferredCalls<Patient>;
  const added = patient(5);
  let loads: DeferredCalls<Patient[]>;
  let toasts: string[];
  let patients: Patients;
  let scope: SessionScope;
  let warnings: ReturnType<typeof recordWarnings>;

  beforeEach(() => {
    warnings = recordWarnings();
    scope = createSessionScope((error) => {
      throw error;
    });
    calls = deferCalls();
    toasts = [];
    loads = deferCalls();
    patients = createPatients({
      scope,
      keys: createIdempotencyKeys(),
      load: loads.call,
      add: () => calls.call(new AbortController().signal),
      remove: () => calls.call(new AbortController().signal).then(() => undefined),
      onAdded: (id) => toasts.push(`added ${id}`),
      onRemoved: (id) => toasts.push(`removed ${id}`),
      reloadTickets: () => toasts.push('tickets reloaded'),
    });
  });
  afterEach(() => {
    patients.clear();
    warnings.restore();
  });

  it('sends one call and shows one toast', async () => {
    void patients.add(5);
    void patients.add(5);
    expect(patients.pending.value.get(5)?.state).to.equal('pending');
    await calls.answer(0, added);
    expect(calls.made).to.have.length(1);
    expect(toasts).to.deep.equal(['added 5']);
    expect(patients.pending.value.size).to.equal(0);
  });

  it('stays effective when an answer requested earlier arrives', async () => {
    patients.reload();
    await loads.answer(0, [patient(1)]);
    patients.reload();
    void patients.add(5);
    await calls.answer(0, added);
    await loads.answer(1, [patient(1)]);
    expect(patients.data.value?.map(({ id }) => id)).to.deep.equal([5, 1]);
    await loads.answer(2, [patient(1), added]);
    expect(patients.data.value?.map(({ id }) => id)).to.deep.equal([1, 5]);
  });

  it('reports a failure without the patient’s name', async () => {
    void patients.add('patient-of-note');
    await calls.fail(0, new Failure('forbidden', 403));
    expect(patients.pending.value.get('patient-of-note')?.state).to.equal('failed');
    expect(toasts).to.deep.equal(['tickets reloaded']);
    expect(warnings.messages).to.deep.equal(['[ordinacia] patient add failed: forbidden (403)']);
  });

  it('one whose answer was lost is looked for in the list', async () => {
    void patients.add(5);
    await calls.fail(0, new Failure('server', 502));
    expect(patients.pending.value.get(5)?.state).to.equal('pending');
    await loads.answer(0, [patient(1), added]);
    expect(patients.pending.value.size).to.equal(0);
    void patients.remove(1);
    await calls.fail(1, new Failure('offline'));
    await loads.answer(1, [patient(1), added]);
    expect(patients.pending.value.get(1)?.state).to.equal('unknown');
    patients.reload();
    await loads.answer(2, [added]);
    expect(patients.pending.value.size).to.equal(0);
    expect(toasts).to.include('removed 1');
    expect(toasts, 'nobody knows').not.to.include('added 5');
  });
});
