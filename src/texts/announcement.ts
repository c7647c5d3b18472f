import { isolated } from '../lib/clean-text';

export const announcementTexts = {
  title: 'Pridať oznam',
  end: 'Zobrazovať do',
  endInfo: 'Po tomto čase sa oznam už pacientom nezobrazí.',
  note: 'Text oznamu',
  noteInfo: (length: number) => `Najviac ${length} znakov.`,
  /** The name of the current time in the rule that compares with it. */
  now: 'teraz',
  submit: 'Pridať',
  /** The specification's words. */
  onlyOne: 'Môžete pridať iba jedno oznámenie.',
  onlyOneHint: 'Ďalšie pridáte, keď sa skončí platnosť tohto:',
  summary: 'Oznam pre pacientov',
  none: 'Pacienti teraz nevidia žiadny oznam.',
  /** With a colon: after „do“ alone, a relative time would need another case. */
  untilRelative: (end: string) => `Zobrazuje sa do: ${isolated(end)}`,
  until: (end: string) => `Zobrazuje sa do ${isolated(end)}`,
};

/** Texts for removing an announcement before its end. */
export const announcementRemovalTexts = {
  remove: 'Odstrániť oznam',
  title: 'Naozaj chcete odstrániť oznam?',
  description: 'Pacienti ho od tejto chvíle neuvidia. Potom môžete pridať iný.',
  removed: 'Oznam bol odstránený',
  failed: 'Oznam sa nepodarilo odstrániť. Pacienti ho stále vidia.',
  unknown: 'Nevieme, či sa oznam podarilo odstrániť. Server to nepotvrdil.',
};
