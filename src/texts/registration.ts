import { inSeconds } from './failures';

export const registrationTexts = {
  intro: 'Vytvorte si účet a začnite prijímať pacientov.',
  doctorName: 'Titul, meno a priezvisko',
  doctorNameInfo: 'Tak, ako ho uvidia pacienti, napríklad MUDr. Anna Kováčová.',
  email: 'E-mail',
  emailInfo: 'Budete sa ním prihlasovať.',
  password: 'Heslo',
  passwordInfo: 'Najmenej 8 znakov.',
  passwordAgain: 'Heslo znova',
  /** Links from the login to the registration, and back. */
  toRegistration: 'Nemáte účet? Zaregistrujte sa',
  toLogin: 'Máte účet? Prihláste sa',
  registered: 'Účet je vytvorený. Teraz sa doň prihláste.',
  alreadyIn: 'Už máte účet a ste prihlásení',
  alreadyInHint: 'Ak chcete zaregistrovať iného lekára, najprv sa odhláste.',
  submit: 'Zaregistrovať sa',
  sending: 'Registruje sa…',
  refused: 'Server údaje odmietol. Skontrolujte ich a skúste to znova.',
  taken: 'Účet s týmto e-mailom už existuje. Ak je Váš, prihláste sa.',
  closed: 'Registrácia na tomto serveri nie je otvorená. O účet požiadajte správcu.',
  unavailable: 'Registrácia na tomto serveri nie je dostupná.',
  wait: (seconds: number) => `Priveľa pokusov o registráciu. Skúste to znova o ${inSeconds(seconds)}.`,
  waitUnknown: 'Priveľa pokusov o registráciu. Skúste to o chvíľu znova.',
  offline: 'Server je nedostupný. Skontrolujte pripojenie na internet a skúste to znova.',
  timeout: 'Server neodpovedal včas. Ak Vám účet medzitým vytvoril, môžete sa prihlásiť.',
  broken: 'Registrácia sa nepodarila pre chybu na serveri. Skúste to o chvíľu znova.',
};
