// @ts-check

/** Texts of the kiosk, except those in its page. */
export const TEXTS = {
  retry: 'Skúsiť znova',
  choosePractice: 'Vyberte, ku komu idete.',
  writeName: 'Napíšte svoje meno.',
  chooseDay: 'Vyberte deň.',
  chooseTime: 'Vyberte čas.',
  timeTaken: 'Tento čas už nie je voľný. Vyberte, prosím, iný.',
  days: {
    loading: 'Hľadajú sa voľné dni…',
    none: 'Táto ambulancia teraz nemá voľný termín. Vezmite si čakací lístok, alebo sa ohláste sestre.',
    noneAndNoTicket: 'Táto ambulancia teraz nemá voľný termín. Ohláste sa, prosím, sestre.',
    failed: 'Voľné dni sa nepodarilo načítať.',
  },
  times: {
    loading: 'Hľadajú sa voľné časy…',
    none: 'V\u00a0tento deň už nie je voľný čas. Vyberte iný deň.',
    failed: 'Voľné časy sa nepodarilo načítať.',
  },
  writeMedicine: 'Napíšte názov lieku.',
  unreachable:
    'Server ambulancie neodpovedá. Čo ste napísali, ostalo vo formulári. Skúste to znova, alebo sa ohláste sestre.',
  cannotLoad: 'Server ambulancie neodpovedá. Skúste to o\u00a0chvíľu znova, alebo sa ohláste sestre.',
  noPractices: 'Na tejto adrese nie je žiadna ambulancia. Ohláste sa, prosím, sestre.',
  closed: 'Cez kiosk teraz žiadna ambulancia pacientov neprijíma. Ohláste sa, prosím, sestre.',
  busy: 'Naraz prišlo priveľa žiadostí.',
};

/** Texts of the pairing screen; the codes come from the panel's settings. */
export const PAIRING_TEXTS = {
  unpaired: {
    title: 'Kiosk ešte nie je spárovaný',
    text: 'Pacientov zatiaľ neprijíma. Ak ste pacient, ohláste sa, prosím, sestre.',
  },
  revoked: {
    title: 'Kiosk je odpojený',
    text: 'Pacientov už neprijíma. Ak ste pacient, ohláste sa, prosím, sestre.',
  },
  added: { title: 'Spárovať kiosk s ambulanciou', text: 'Pre personál ambulancie. Ak ste pacient, vráťte sa späť.' },
  pair: 'Spárovať',
  sending: 'Overuje sa kód…',
  writeCode: 'Napíšte kód.',
  wrongCode: 'Tento kód neplatí. Skontrolujte ho, alebo v\u00a0nastaveniach ordinácie vytvorte nový.',
};

/** @param {string} doctorName */
export const pairedWith = (doctorName) => `Kiosk je spárovaný: ${isolated(doctorName)}`;

/** Reasons of a refused request; the page itself says what to do. */
export const STOP_TEXTS = {
  limit: {
    ticket: 'Dnes už kiosk ďalší lístok nevydá',
    recept: 'Dnes už kiosk ďalšiu žiadosť o\u00a0recept neprijme',
    appointment: 'Dnes sa už cez kiosk objednať nedá',
  },
  held: 'Cez kiosk sa teraz ďalší termín objednať nedá',
  closed: 'Táto ambulancia teraz cez kiosk pacientov neprijíma',
  hours: 'V\u00a0tomto čase ambulancia neordinuje, lístok preto kiosk nevydá',
  unpaired: 'Kiosk je odpojený',
  revoked: 'Kiosk je odpojený',
};

/** Texts that differ between the kinds of request. */
export const KIND_TEXTS = {
  ticket: {
    take: 'Vziať lístok',
    sending: 'Vydáva sa lístok…',
    nameInfo: 'Uvidí ho iba personál ambulancie. Bez mena Vás zavolá podľa čísla.',
  },
  recept: {
    take: 'Odoslať žiadosť',
    sending: 'Odosiela sa žiadosť…',
    nameInfo: 'Meno a\u00a0priezvisko, aby lekár vedel, komu recept vystaviť. Uvidí ho iba personál ambulancie.',
  },
  appointment: {
    take: 'Objednať sa',
    sending: 'Objednáva sa…',
    nameInfo: 'Meno a\u00a0priezvisko, aby lekár vedel, koho čakať. Uvidí ho iba personál ambulancie.',
  },
};

/** @param {number} maximum @param {number} length */
export function tooLong(maximum, length) {
  return `Text môže mať najviac ${maximum} znakov, teraz ich má ${length}.`;
}

/** @param {number} count of patients called before */
export function waitingBefore(count) {
  if (count === 0) return 'Nikto pred Vami nečaká';
  if (count === 1) return 'Pred Vami čaká 1 pacient';
  return count < 5 ? `Pred Vami čakajú ${count} pacienti` : `Pred Vami čaká ${count} pacientov`;
}

/** @param {number} count of patients waiting at a practice */
export function waitingNow(count) {
  if (count === 0) return 'Nikto nečaká';
  if (count === 1) return 'Čaká 1 pacient';
  return count < 5 ? `Čakajú ${count} pacienti` : `Čaká ${count} pacientov`;
}

/** The doctor's state; nothing is shown when the doctor has not set it today. */
export const STATE_TEXTS = {
  online: 'Lekár práve ordinuje',
  offline: 'Lekár teraz neordinuje',
  ending: 'Lekár čoskoro končí',
};

/** Why there is no queue ticket now. */
export const CLOSED_TEXTS = {
  day: 'Dnes sa tu neordinuje',
  over: 'Dnešné ordinačné hodiny sa už skončili',
  absence: 'Lekár je dnes neprítomný',
};

/** For the choice of a practice. @param {string} notice the doctor's announcement */
export const noticeText = (notice) => `Oznam: ${notice}`;

/** Label of the ticket choice while a ticket can be taken. */
export const TICKET_TEXT = 'Idem k lekárovi teraz';

/** @typedef {{ from: string, to: string }} Span `HH:mm` */

/** A time as it is written: 8:05. @param {string} time */
const clock = (time) => time.replace(/^0/, '');

/** @param {Span} span */
const spanText = ({ from, to }) => `približne ${clock(from)} – ${clock(to)}`;

/** @param {Span} span in which a ticket taken now would be called */
export const newcomerAt = (span) => `S lístkom na rad ${spanText(span)}`;

/** @param {Span} span in which the ticket will be called */
export const calledAt = (span) => `Na rad pôjdete ${spanText(span)}`;

/** For the printed ticket. @param {Date} moment */
export const takenAt = (moment) =>
  `${moment.toLocaleDateString('sk').replace(/\. /g, '.\u00a0')} ${moment.toLocaleTimeString('sk', { hour: 'numeric', minute: '2-digit' })}`;

/** @param {string} time when the office hours end, perhaps before the ticket is called */
export const mayBeTooLate = (time) =>
  `Ordinuje sa do ${clock(time)}. Opýtajte sa, prosím, sestry, či sa na Vás dnes dostane.`;

/** @param {number} seconds */
export function busyFor(seconds) {
  const unit = seconds === 1 ? 'sekundu' : seconds < 5 ? 'sekundy' : 'sekúnd';
  return `${TEXTS.busy} Skúste to o\u00a0${seconds} ${unit}; čo ste napísali, ostalo vo formulári.`;
}

/**
 * A name for the middle of a text: a right-to-left name is isolated, so that it does not reorder the text around it.
 * @param {string} text
 */
export function isolated(text) {
  const name = text.replace(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '');
  const isRightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u.test(name);
  return isRightToLeft ? `\u2068${name}\u2069` : name;
}

/** @param {string} text @param {string | null | undefined} code by which the server's log names the failure */
export const withCode = (text, code) => (code ? `${text} Kód chyby: ${code}` : text);
