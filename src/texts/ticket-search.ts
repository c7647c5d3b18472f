import { formatCount } from './language/format-count';
import { plural } from './language/plural';

const tickets = (count: number) => `${formatCount(count)} ${plural(count, 'tiket', 'tikety', 'tiketov')}`;

/** The search in a long waiting room. */
export const ticketSearchTexts = {
  label: 'Hľadať v čakárni',
  placeholder: 'Meno, číslo lístka, čas',
  clear: 'Zrušiť hľadanie',
  found: (count: number) =>
    count === 0 ? 'Nenašiel sa žiadny tiket' : `${plural(count, 'Nájdený', 'Nájdené', 'Nájdených')} ${tickets(count)}`,
  /** How many more there are, and how many of them have come since the search began. */
  others: (count: number, added: number) =>
    `ďalej ${plural(count, 'čaká', 'čakajú', 'čaká')} ${tickets(count)}${added > 0 ? `, z toho ${formatCount(added)} ${plural(added, 'nový', 'nové', 'nových')}` : ''}`,
  noneHint: 'Hľadá sa v menách, číslach lístkov, časoch a druhoch. Skontrolujte, či v hľadanom texte nie je preklep.',
  /** Above the results of the day that has no heading otherwise. */
  today: 'Nájdené dnes',
  /** On the row of the first ticket, which stays there whatever is searched. */
  next: 'Na rade, nájdený',
  nextIsOther: 'Na rade, mimo hľadania',
};
