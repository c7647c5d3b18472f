/** The announcement, once in a session, that this computer's clock differs from the practice's. */
export const clockNoticeTexts = {
  clock: (here: string, inPractice: string) =>
    `Hodiny tohto počítača nejdú správne: ukazujú ${here}, v ordinácii je ${inPractice}. Časy v paneli sa riadia hodinami ordinácie. Skontrolujte dátum a čas počítača.`,
  zone: (here: string, inPractice: string) =>
    `Tento počítač má iné časové pásmo: ukazuje ${here}, v ordinácii je ${inPractice}. Časy v paneli sa riadia hodinami ordinácie.`,
  close: 'Rozumiem',
};
