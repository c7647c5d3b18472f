import { plural } from './language/plural';

const minutesText = (minutes: number) => `${minutes} ${plural(minutes, 'minútu', 'minúty', 'minút')}`;

export const delayTexts = {
  title: 'Oznámiť meškanie',
  choose: 'O koľko meškáte',
  chooseInfo: 'Vyplní text oznamu aj čas, do ktorého sa zobrazí. Oboje môžete pred odoslaním upraviť.',
  minutes: minutesText,
  /** How long the notice lasts. */
  untilClosing: (time: string) => `Do konca ordinačných hodín (${time})`,
  hoursLoading: 'Načítavam ordinačné hodiny…',
  noHours: 'Do konca dnešného dňa už nie sú nastavené žiadne ordinačné hodiny.',
  hoursFailed: 'Ordinačné hodiny sa nepodarilo načítať, koniec preto zadajte sami.',
  /** Read by the patients. */
  note: (minutes: number | null) =>
    `Ordinácia ${minutes === null ? 'dnes mešká' : `mešká približne ${minutesText(minutes)}`}. Prosíme o trpezlivosť, ďakujeme.`,
  estimate: (minutes: number) => `Podľa čakárne ide o ${minutesText(minutes)}.`,
  otherwise: 'Kým tento oznam platí, môžete pacientom zmeniť aspoň stav ordinácie.',
};
