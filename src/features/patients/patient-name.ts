import type { Patient } from '../../api/contract';
import { commonTexts } from '../../texts/common';

export const patientName = ({ attributes }: Patient): string => attributes.fullname ?? commonTexts.patientWithoutName;
