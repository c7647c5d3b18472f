import { plural } from '../lib/plural';

export const patientTexts = {
  title: 'Pacienti',
  added: 'Pacient bol úspešne pridaný',
  removed: 'Pacient bol úspešne vymazaný',
  count: (count: number) => `${count} ${plural(count, 'pacient', 'pacienti', 'pacientov')}`,
  withoutName: 'Pacient bez mena',
};
