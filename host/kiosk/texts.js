// @ts-check

/** What the kiosk says, but for what stands in its page. */
export const TEXTS = {
  retry: 'Skúsiť znova',
  choosePractice: 'Vyberte, ku komu idete.',
  writeName: 'Napíšte svoje meno.',
  chooseDay: 'Vyberte deň.',
  chooseTime: 'Vyberte čas.',
  timeTaken: 'Tento čas už nie je voľný. Vyberte, prosím, iný.',
  days: {
    loading: 'Hľadám voľné dni…',
    none: 'Táto ambulancia teraz nemá voľný termín. Vezmite si čakací lístok, alebo sa ohláste sestre.',
    failed: 'Voľné dni sa nepodarilo načítať.',
  },
  times: {
    loading: 'Hľadám voľné časy…',
    none: 'V tento deň už nie je voľný čas. Vyberte iný deň.',
    failed: 'Voľné časy sa nepodarilo načítať.',
  },
  writeMedicine: 'Napíšte názov lieku.',
  unreachable:
    'Server ambulancie neodpovedá. Čo ste napísali, ostalo vo formulári. Skúste to znova, alebo sa ohláste sestre.',
  cannotLoad: 'Server ambulancie neodpovedá. Skúste to o chvíľu znova, alebo sa ohláste sestre.',
  noPractices: 'Na tejto adrese nie je žiadna ambulancia. Ohláste sa, prosím, sestre.',
  busy: 'Naraz prišlo priveľa žiadostí.',
  invalid: 'Opravte, prosím, vyznačené údaje.',
};

/** What differs between the things that a patient can ask for. */
export const KIND_TEXTS = {
  ticket: {
    take: 'Vziať lístok',
    sending: 'Vydávam lístok…',
    nameInfo: 'Uvidí ho iba lekár. Bez mena Vás zavolá podľa čísla.',
  },
  recept: {
    take: 'Odoslať žiadosť',
    sending: 'Odosielam žiadosť…',
    nameInfo: 'Meno a priezvisko, aby lekár vedel, komu recept vystaviť. Uvidí ho iba on.',
  },
  appointment: {
    take: 'Objednať sa',
    sending: 'Objednávam…',
    nameInfo: 'Meno a priezvisko, aby lekár vedel, koho čakať. Uvidí ho iba on.',
  },
};

/**
 * @param {number} maximum
 * @param {number} length
 */
export function tooLong(maximum, length) {
  return `Text môže mať najviac ${maximum} znakov, teraz ich má ${length}.`;
}

/** @param {number} count how many are called before */
export function waitingBefore(count) {
  if (count === 0) return 'Ste na rade ako prví';
  if (count === 1) return 'Pred Vami čaká 1 pacient';
  return count < 5 ? `Pred Vami čakajú ${count} pacienti` : `Pred Vami čaká ${count} pacientov`;
}

/** @param {number} count how many wait at a practice */
export function waitingNow(count) {
  if (count === 0) return 'Nikto nečaká';
  if (count === 1) return 'Čaká 1 pacient';
  return count < 5 ? `Čakajú ${count} pacienti` : `Čaká ${count} pacientov`;
}

/** @param {number} seconds */
export function busyFor(seconds) {
  const unit = seconds === 1 ? 'sekundu' : seconds < 5 ? 'sekundy' : 'sekúnd';
  return `${TEXTS.busy} Skúste to o ${seconds} ${unit}; čo ste napísali, ostalo vo formulári.`;
}
