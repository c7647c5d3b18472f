import { isolated } from '../lib/clean-text';
import { formatCount } from './language/format-count';
import { euros } from './language/money';
import { plural } from './language/plural';

const visits = (count: number) => `${formatCount(count)} ${plural(count, 'návšteva', 'návštevy', 'návštev')}`;
const tickets = (count: number) => `${formatCount(count)} ${plural(count, 'tiket', 'tikety', 'tiketov')}`;
const days = (count: number) => `${count} ${plural(count, 'deň', 'dni', 'dní')}`;
const months = (count: number) => `${count} ${plural(count, 'mesiac', 'mesiace', 'mesiacov')}`;

export const dashboardTexts = {
  loadFailed: 'Prehľad sa nepodarilo načítať',
  countersTitle: 'Počty',
  /** The label beside the number. */
  counters: {
    tickets_today: (count: number) => plural(count, 'tiket dnes', 'tikety dnes', 'tiketov dnes'),
    served_today: (count: number) =>
      plural(count, 'odbavený pacient dnes', 'odbavení pacienti dnes', 'odbavených pacientov dnes'),
    patients: (count: number) => plural(count, 'pacient v zozname', 'pacienti v zozname', 'pacientov v zozname'),
    recepts_pending: (count: number) =>
      plural(count, 'čakajúca žiadosť o recept', 'čakajúce žiadosti o recept', 'čakajúcich žiadostí o recept'),
  },
  today: 'dnes',
  visits: {
    title: 'Návštevy',
    caption: 'Návštevy po dňoch',
    day: 'Deň',
    count: 'Počet návštev',
    cursor: 'Návštevy po dňoch: deň',
    amount: visits,
    /** `dayCount` days; the day with the most visits is formatted. */
    summary: (sum: number, dayCount: number, most: number, day: string) =>
      `${visits(sum)} za ${days(dayCount)}, najviac ${formatCount(most)}: ${isolated(day)}`,
  },
  earnings: {
    title: 'Príjmy',
    caption: 'Príjmy po mesiacoch',
    month: 'Mesiac',
    amount: 'Suma',
    cursor: 'Príjmy po mesiacoch: mesiac',
    summary: (sum: number, monthCount: number, most: number, month: string) =>
      `${euros(sum)} za ${months(monthCount)}, najviac ${euros(most)}: ${isolated(month)}`,
  },
  kinds: {
    title: 'Druhy tiketov',
    caption: 'Tikety podľa druhu za 30 dní',
    kind: 'Druh',
    count: 'Počet tiketov',
    part: 'Podiel',
    amount: tickets,
    percent: (part: number) => `${part} %`,
    summary: (sum: number, parts: readonly string[]) => `${tickets(sum)} za 30 dní: ${parts.join(', ')}`,
  },
};
