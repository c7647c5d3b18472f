import { plural } from './language/plural';

const minutesText = (minutes: number) => `${minutes} ${plural(minutes, 'minútu', 'minúty', 'minút')}`;

export const delayTexts = {
  title: 'Oznámiť meškanie',
  choose: 'O koľko meškáte',
  chooseInfo: 'Vyplní text oznamu aj čas, do ktorého sa zobrazí. Oboje môžete pred odoslaním upraviť.',
  minutes: minutesText,
  /** How long the notice lasts. */
  untilClosing: (time: string) => `Do konca ordinačných hodín (${time})`,
  hoursLoading: 'Načítavajú sa ordinačné hodiny…',
  noHours: 'Do konca dnešného dňa už nie sú nastavené žiadne ordinačné hodiny.',
  hoursFailed: 'Ordinačné hodiny sa nepodarilo načítať, koniec preto zadajte sami.',
  /** Read by the patients. */
  note: (minutes: number | null) =>
    `V ordinácii ${minutes === null ? 'dnes meškáme' : `meškáme približne ${minutesText(minutes)}`}. Ďakujeme za trpezlivosť.`,
  estimate: (minutes: number) => `Podľa čakárne ide o ${minutesText(minutes)}.`,
  otherwise: 'Kým tento oznam platí, môžete pacientom zmeniť aspoň stav ordinácie.',
};
