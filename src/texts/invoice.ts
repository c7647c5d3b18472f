export const invoiceTexts = {
  title: 'Nahrať faktúru',
  month: 'Mesiac',
  replaces: 'Za tento mesiac už faktúra je. Nová ju nahradí.',
  /** The label of a payout whose month is not loaded. */
  chosenPayout: 'Zvolená výplata',
  file: 'Faktúra',
  fileInfo: (size: string) => `PDF, JPG alebo PNG, najviac ${size}.`,
  uploading: 'Faktúra sa nahráva',
  /** Both are the specification's words. */
  submit: 'Nahrať',
  sending: 'Čakajte prosím...',
  none: 'Na faktúru teraz nečaká žiadna výplata',
  noneHint: 'Keď pribudne ďalšia výplata, nahráte k nej faktúru práve tu.',
};
