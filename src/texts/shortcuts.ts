import { plural } from './language/plural';

/** The sheet of keyboard shortcuts. */
export const shortcutTexts = {
  title: 'Klávesové skratky',
  /** On the settings screen. */
  info: 'Skratky jedným klávesom fungujú, keď práve nepíšete. F6, F8, Enter a Esc fungujú vždy.',
  show: 'Zobraziť skratky',
  areOff: 'Skratky písmenami sú vypnuté v nastaveniach.',
  groups: {
    everywhere: 'Všade',
    list: 'V zozname',
    field: 'V poli s dátumom alebo časom',
    recepts: 'Pri žiadosti o recept',
  },
  or: 'alebo',
  keys: {
    next: 'Ďalší pacient',
    search: 'Hľadať v pacientoch',
    find: 'Prejsť na pacienta, obrazovku alebo akciu',
    sheet: 'Tento prehľad',
    regions: 'Ďalšia časť obrazovky: navigácia, hlavička, zoznam, detail, panel čakárne (so Shiftom predošlá)',
    messages: 'Najnovšia správa v rohu (Esc späť)',
    down: 'Nasledujúci riadok',
    up: 'Predchádzajúci riadok',
    open: 'Otvoriť detail a prejsť doň',
    leave: 'Z detailu späť na riadok',
    picker: 'Otvoriť kalendár alebo výber času',
    accept: 'Vystaviť recept',
    reject: 'Zamietnuť žiadosť',
  },
};

export const finderTexts = {
  title: 'Prejsť na',
  label: 'Pacient, obrazovka alebo akcia',
  placeholder: 'Meno, obrazovka, akcia…',
  results: 'Nájdené',
  none: 'Nič sa nenašlo.',
  loading: 'Pacienti sa načítavajú…',
  failed: 'Pacientov sa nepodarilo načítať.',
  clear: 'Vymazať hľadanie',
  kinds: { patient: 'Pacient', screen: 'Obrazovka', action: 'Akcia' },
  found: (count: number) =>
    `${plural(count, 'Nájdená', 'Nájdené', 'Nájdených')} ${count} ${plural(count, 'možnosť', 'možnosti', 'možností')}`,
};
