import { plural } from './language/plural';

/** The day's list on paper. */
export const printDayTexts = {
  print: 'Tlačiť dnešný zoznam',
  title: (day: string) => `Čakáreň – ${day}`,
  count: (count: number) => `${count} ${plural(count, 'tiket', 'tikety', 'tiketov')}`,
  loadedAt: (time: string) => `údaje z ${time}`,
  printedAt: (time: string) => `vytlačené o ${time}`,
  columns: { order: 'Por.', time: 'Čas', ticket: 'Tiket', name: 'Meno', note: 'Poznámka' },
};
