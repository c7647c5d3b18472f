import { plural } from './language/plural';

const people = (count: number) => `${count} ${plural(count, 'pacienta', 'pacientov', 'pacientov')}`;

/** Texts about the people whom a change affects, shown before it is stored. */
export const affectedTexts = {
  back: 'Späť k úpravám',
  /** The accessible name of the list. */
  list: 'Koho sa to týka',
  withoutTime: 'bez termínu',
  withoutPhone: 'telefón nepoznáme',
  call: (name: string) => `Zavolať: ${name}`,
  print: 'Tlačiť zoznam',
  printed: { time: 'Termín', name: 'Pacient', phone: 'Telefón' },
  printedNote: (moment: string) => `Vytlačené ${moment}. Len tikety, ktoré panel pozná.`,
  unknown: 'Čakáreň sa nepodarilo načítať, preto nevieme, koho sa to týka.',
  absence: {
    hits: (count: number) => `Absencia sa týka ${people(count)}`,
    hitsNobody: 'Naozaj nastaviť túto absenciu?',
    lead: 'Ich tikety zostanú v čakárni. Dohodnite si s nimi iný termín:',
    same: 'Rovnakú absenciu ste už nastavili.',
    past: 'Absencia sa už skončila.',
    confirm: 'Nastaviť aj tak',
    printedTitle: (from: string, to: string) => `Absencia ${from} – ${to}`,
  },
  hours: {
    hits: (count: number) => `Zmena hodín sa týka ${people(count)}`,
    removalHits: (count: number) => `Odstránenie hodín sa týka ${people(count)}`,
    lead: 'Ich termíny zostanú v čakárni, no budú mimo ordinačných hodín:',
    confirm: 'Uložiť aj tak',
    hitsNobody: 'Naozaj zmeniť hodiny?',
    removalHitsNobody: 'Naozaj odstrániť hodiny?',
    remove: 'Odstrániť aj tak',
    printedTitle: 'Termíny mimo nových ordinačných hodín',
  },
  appointment: {
    title: 'Tento pacient už má v ten deň tiket',
    lead: 'V čakárni už je:',
    confirm: 'Vytvoriť aj tak',
  },
};
