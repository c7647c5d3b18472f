import type { Patient } from './contract';
import { timeOf } from '../../lib/zone';
import { byPatientName } from './person/patient-name-order';

export const patientOrders = ['name', 'name-back', 'newest'] as const;
export type PatientOrder = (typeof patientOrders)[number];

/** The available orders: by date only if some patient has one. */
export const availableOrders = (patients: readonly Patient[]): readonly PatientOrder[] =>
  patients.some(isDated) ? patientOrders : ['name', 'name-back'];

/** Sorts patients; patients without the sorted value are last. */
export function sortPatients(patients: readonly Patient[], order: PatientOrder): readonly Patient[] {
  const [known, unknown] = split(patients, order === 'newest' ? isDated : isNamed);
  return [...known.sort(comparisons[order]), ...unknown];
}

const comparisons: Readonly<Record<PatientOrder, (one: Patient, other: Patient) => number>> = {
  name: byPatientName,
  'name-back': (one, other) => byPatientName(other, one),
  newest: (one, other) => (timeOf(other.created_at) ?? 0) - (timeOf(one.created_at) ?? 0),
};

const isNamed = ({ attributes }: Patient) => attributes.fullname !== null;
const isDated = ({ created_at }: Patient) => timeOf(created_at) !== null;

function split(patients: readonly Patient[], isFirst: (patient: Patient) => boolean): [Patient[], Patient[]] {
  const parts: [Patient[], Patient[]] = [[], []];
  patients.forEach((patient) => parts[isFirst(patient) ? 0 : 1].push(patient));
  return parts;
}
