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
  /** The number of other tickets, and how many of them were added since the search began. */
  others: (count: number, added: number) =>
    `ďalej ${plural(count, 'čaká', 'čakajú', 'čaká')} ${tickets(count)}${added > 0 ? `, z toho ${formatCount(added)} ${plural(added, 'nový', 'nové', 'nových')}` : ''}`,
  noneHint: 'Hľadá sa v menách, číslach lístkov, časoch a druhoch. Skontrolujte, či v hľadanom texte nie je preklep.',
  /** The heading of today's results. */
  today: 'Nájdené dnes',
  /** On the row of the first ticket, which stays during a search. */
  next: 'Na rade, nájdený',
  nextIsOther: 'Na rade, mimo hľadania',
};
