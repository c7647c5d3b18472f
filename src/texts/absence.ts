export const absenceTexts = {
  title: 'Nastaviť absenciu',
  wholeDays: 'Celé dni',
  wholeDaysInfo: 'Od polnoci prvého dňa do konca posledného dňa.',
  from: 'Začiatok',
  to: 'Koniec',
  supplier: 'Zástup',
  suppliers: { none: 'Bez zástupu', list: 'Zo zoznamu', other: 'Iný zástup' },
  supplierFromList: 'Zastupujúci lekár',
  noDoctors: 'V zozname nie je žiadny ďalší lekár. Zástup môžete zadať menom.',
  unnamedDoctor: 'Lekár bez mena',
  supplierName: 'Meno zastupujúceho',
  submit: 'Nastaviť',
};
