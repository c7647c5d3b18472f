export const announcementTexts = {
  title: 'Pridať oznam',
  end: 'Zobrazovať do',
  endInfo: 'Od tohto času sa oznam už pacientom nezobrazí.',
  note: 'Text oznamu',
  noteInfo: (length: number) => `Najviac ${length} znakov.`,
  /** Another end of the rule that compares with this moment. */
  now: 'teraz',
  submit: 'Pridať',
  /** The specification's words. */
  onlyOne: 'Môžete pridať iba jedno oznámenie.',
  onlyOneHint: 'Ďalšie pridáte, keď sa skončí platnosť tohto:',
  summary: 'Oznam pre pacientov',
  none: 'Pacienti teraz nevidia žiadny oznam.',
  /** In words, which „do“ would want in another case. */
  untilRelative: (end: string) => `Zobrazuje sa do: ${end}`,
  until: (end: string) => `Zobrazuje sa do ${end}`,
};
