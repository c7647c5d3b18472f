import type { Patient } from './contract';
import { commonTexts } from '../../texts/common';

export const patientName = ({ attributes }: Patient): string => attributes.fullname ?? commonTexts.patientWithoutName;
