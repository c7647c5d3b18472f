import { afterEach, beforeEach, describe, it } from 'node:test';
import { expect } from '../../support/in-node';
import * as patientCalls from '../../../src/features/patients/contract';
import { Failure } from '../../../src/api/failure';
import { patientsPart } from '../../../src/features/patients';
import { patientListed } from '../../../src/features/patients/events';
import { ticketsOutdated } from '../../../src/features/tickets/events';
import { storeTexts } from '../../../src/texts/common';
import { recordWarnings } from '../../support/record-warnings';
import type { DeferredCalls } from '../../support/deferred-calls';
import { createPartCore } from '../../support/part-core';
import { sortPatients, availableOrders } from '../../../src/features/patients/patient-order';

type Patient = patientCalls.Patient;

const unknown = { avatar: null, email: null, phone: null, id_number: null, birth_date: null, insurance_title: null };
const patient = (id: Patient['id']): Patient => ({
  id,
  attributes: { fullname: `Pacient ${id}`, ...unknown, note: null },
  created_at: null,
  created_at_formated: null,
});

describe('removing a patient', () => {
  let adds: DeferredCalls<Patient>;
  let removals: DeferredCalls<undefined>;
  const added = patient(5);
  let loads: DeferredCalls<readonly Patient[]>;
  let told: unknown[];
  let patients: ReturnType<typeof patientsPart>;
  let warnings: ReturnType<typeof recordWarnings>;

  beforeEach(() => {
    warnings = recordWarnings();
    const panel = createPartCore();
    const { events, part } = panel.core;
    told = panel.told;
    loads = panel.defer(patientCalls.patients);
    adds = panel.defer(patientCalls.patientAdd);
    removals = panel.defer(patientCalls.patientDelete);
    events.on(patientListed, ({ userId, isPatient }) => told.push(`${isPatient ? 'added' : 'removed'} ${userId}`));
    events.on(ticketsOutdated, () => told.push('tickets reloaded'));
    patients = part(patientsPart);
  });
  afterEach(() => {
    patients.clear();
    warnings.restore();
  });

  it('sends one call and shows one toast', async () => {
    void patients.add(5);
    void patients.add(5);
    expect(patients.pending.value.get(5)?.state).to.equal('pending');
    await adds.answer(0, added);
    expect(adds.made).to.have.length(1);
    expect(told).to.deep.equal(['added 5', storeTexts.patientAdded]);
    expect(patients.pending.value.size).to.equal(0);
  });

  it('stays effective when an answer requested earlier arrives', async () => {
    patients.reload();
    await loads.answer(0, [patient(1)]);
    patients.reload();
    void patients.add(5);
    await adds.answer(0, added);
    await loads.answer(1, [patient(1)]);
    expect(patients.data.value?.map(({ id }) => id)).to.deep.equal([5, 1]);
    await loads.answer(2, [patient(1), added]);
    expect(patients.data.value?.map(({ id }) => id)).to.deep.equal([1, 5]);
  });

  it('reports a failure without the patient’s name', async () => {
    void patients.add('patient-of-note');
    await adds.fail(0, new Failure('forbidden', 403));
    expect(patients.pending.value.get('patient-of-note')?.state).to.equal('failed');
    expect(told).to.deep.equal(['tickets reloaded']);
    expect(warnings.messages).to.deep.equal(['[ordinacia] patient add failed: forbidden (403)']);
  });

  it('one whose answer was lost is looked for in the list', async () => {
    void patients.add(5);
    await adds.fail(0, new Failure('server', 502));
    expect(patients.pending.value.get(5)?.state).to.equal('pending');
    await loads.answer(0, [patient(1), added]);
    expect(patients.pending.value.size).to.equal(0);
    void patients.remove(1);
    await removals.fail(0, new Failure('offline'));
    await loads.answer(1, [patient(1), added]);
    expect(patients.pending.value.get(1)?.state).to.equal('unknown');
    patients.reload();
    await loads.answer(2, [added]);
    expect(patients.pending.value.size).to.equal(0);
    expect(told).to.include('removed 1');
    expect(told, 'nobody knows').not.to.include('added 5');
  });
});

const listed = (id: number, fullname: string | null, created_at: string | null = null): Patient => ({
  ...patient(id),
  attributes: { fullname, ...unknown, note: null },
  created_at,
});
const ids = (patients: readonly Patient[]) => patients.map(({ id }) => id);

describe('sorting patients', () => {
  it('R8 puts patients without a name last in both directions, and keeps the order of namesakes', () => {
    const all = [listed(1, null), listed(2, 'Ďuriš'), listed(3, 'Dudáš'), listed(4, 'Ďuriš'), listed(5, 'Chrenová')];
    expect(ids(sortPatients(all, 'name'))).to.deep.equal([3, 2, 4, 5, 1]);
    expect(ids(sortPatients(all, 'name-back'))).to.deep.equal([5, 2, 4, 3, 1]);
  });

  it('R8 sorts by surname, in the order of the server where it says so', () => {
    const reversed = listed(3, 'Malina Adam');
    const all = [
      listed(1, 'Ing. Vladimír Hlaváč'),
      listed(2, 'prof. JUDr. Zuzana Aaronová, CSc.'),
      { ...reversed, attributes: { ...reversed.attributes, surname: 'Malina' } },
      listed(4, 'Zora Cibuľová'),
    ];
    expect(ids(sortPatients(all, 'name'))).to.deep.equal([2, 4, 1, 3]);
    expect(ids(sortPatients(all, 'name-back'))).to.deep.equal([3, 1, 4, 2]);
  });

  it('R8 puts invalid dates last, and offers the newest first only when there is a date', () => {
    const all = [listed(1, 'A', '3. 11. 2026'), listed(2, 'B', '2026-01-05T08:00:00Z'), listed(3, 'C', '2026-06-05')];
    expect(ids(sortPatients(all, 'newest'))).to.deep.equal([3, 2, 1]);
    expect(availableOrders(all)).to.include('newest');
    expect(availableOrders(all.slice(0, 1))).to.deep.equal(['name', 'name-back']);
  });
});
