import type { Recept } from '../../api/contract';
import { receptTexts } from '../../texts/recepts';

/** The patient's name. */
export const receptName = ({ user }: Recept): string => user?.attributes.fullname ?? receptTexts.withoutName;

export const receptMedicine = ({ recept_title }: Recept): string => recept_title ?? receptTexts.withoutMedicine;
