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
  const isKnown = order === 'newest' ? isDated : isNamed;
  const known = patients.filter(isKnown).sort(comparisons[order]);
  return [...known, ...patients.filter((patient) => !isKnown(patient))];
}

const comparisons: Readonly<Record<PatientOrder, (one: Patient, other: Patient) => number>> = {
  name: byPatientName,
  'name-back': (one, other) => byPatientName(other, one),
  newest: (one, other) => (timeOf(other.created_at) ?? 0) - (timeOf(one.created_at) ?? 0),
};

const isNamed = ({ attributes }: Patient) => attributes.fullname !== null;
const isDated = ({ created_at }: Patient) => timeOf(created_at) !== null;
