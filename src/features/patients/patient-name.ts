import type { Patient } from '../../api/contract';
import { patientTexts } from '../../texts/patients';

export const patientName = ({ attributes }: Patient): string => attributes.fullname ?? patientTexts.withoutName;
