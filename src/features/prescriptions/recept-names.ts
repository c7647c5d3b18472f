import type { Recept } from './contract';
import { commonTexts } from '../../texts/common';
import { receptTexts } from '../../texts/recepts';

/** The name of the patient of a prescription. */
export const receptName = ({ user }: Recept): string => user?.attributes.fullname ?? commonTexts.patientWithoutName;

export const receptMedicine = ({ recept_title }: Recept): string => recept_title ?? receptTexts.withoutMedicine;
