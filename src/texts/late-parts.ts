import { isolated } from '../lib/clean-text';
import { plural } from './language/plural';

/** The announcement, once in a session, that this computer's clock differs from the practice's. */
export const clockNoticeTexts = {
  clock: (here: string, inPractice: string) =>
    `Hodiny tohto počítača nejdú správne: ukazujú ${here}, v ordinácii je ${inPractice}. Časy v paneli sa riadia hodinami ordinácie. Skontrolujte dátum a čas počítača.`,
  zone: (here: string, inPractice: string) =>
    `Tento počítač má iné časové pásmo: ukazuje ${here}, v ordinácii je ${inPractice}. Časy v paneli sa riadia hodinami ordinácie.`,
  close: 'Rozumiem',
};

const tickets = (count: number) => `${count} ${plural(count, 'tiket', 'tikety', 'tiketov')}`;

/** Announcements of changes in the waiting room for screen readers. */
export const queueNewsTexts = {
  added: (count: number) => `${plural(count, 'Pribudol', 'Pribudli', 'Pribudlo')} ${tickets(count)}.`,
  left: (count: number) => `${plural(count, 'Ubudol', 'Ubudli', 'Ubudlo')} ${tickets(count)}.`,
  next: (name: string) => `Na rade je ${isolated(name)}.`,
  /** Announced while names are hidden. */
  nextIsOther: 'Na rade je niekto iný.',
  recepts: (count: number) =>
    `${plural(count, 'Pribudla', 'Pribudli', 'Pribudlo')} ${count} ${plural(count, 'žiadosť', 'žiadosti', 'žiadostí')} o recept.`,
  slow: 'Čaká sa na odpoveď servera.',
};
