import { isolated } from '../lib/clean-text';
import { plural } from './language/plural';

const waiting = (count: number) => `${count} ${plural(count, 'tiket', 'tikety', 'tiketov')}`;

/** The name with the ticket's title, unless they are the same. */
const named = (name: string, ticket: string) =>
  name === ticket ? isolated(name) : `${isolated(name)} – ${isolated(ticket)}`;

export const waitingRoomTexts = {
  collapse: 'Zbaliť čakáreň',
  expand: 'Rozbaliť čakáreň',
  today: 'Dnes',
  todayCount: (count: number) => `Dnes: ${waiting(count)}`,
  list: 'Tikety v čakárni',
  next: 'Ďalší pacient',
  nextOf: (name: string) => `Ďalší pacient: ${isolated(name)}`,
  kinds: { queue: 'Čakací lístok', schedule: 'Termín', 'schedule-premium': 'Prednostný termín' },
  otherKind: 'Iné',
  note: 'Poznámka:',
  withoutTime: 'bez termínu',
  /** „dnes o 8:20“ */
  takenAt: (moment: string) => `vytvorený ${isolated(moment)}`,
  empty: 'V čakárni práve nikto nečaká. Nový tiket sa tu objaví sám.',
  choose: 'Vyberte tiket zo zoznamu a zobrazí sa jeho detail.',
  loadFailed: 'Čakáreň sa nepodarilo načítať',
  newDay: 'Začal sa nový deň. Čakáreň sa obnovuje, zatiaľ vidíte včerajší zoznam.',
  late: 'Meškám',
  summary: {
    title: 'Čakáreň dnes',
    open: 'Otvoriť čakáreň',
    next: 'Na rade',
    then: 'Potom',
    more: (count: number) => `a ešte ${waiting(count)}`,
    empty: 'V čakárni práve nikto nečaká.',
  },
  detail: {
    title: 'Detail tiketu',
    ticket: 'Tiket',
    appointment: 'Termín',
    exchange: 'Výmenný lístok',
    created: 'Vytvorené',
    origin: 'Spôsob objednania',
    note: 'Poznámky',
    gone: 'Tento tiket už v čakárni nie je.',
  },
  prompt: 'Pacient ešte nie je autorizovaný. Pridaním do zoznamu získate ďalšie funkcie.',
  addPatient: 'Pridať pacienta',
  addTitle: 'Naozaj chcete pridať pacienta do zoznamu pacientov?',
  addDescription: 'Pridajte ho do Vášho zoznamu pacientov a získajte ďalšie funkcie.',
  addFailure: {
    failed: 'Pacienta sa nepodarilo pridať.',
    unknown: 'Nevieme, či sa pacienta podarilo pridať. Server to nepotvrdil.',
  },
  /** The texts of each action on a ticket. The next ticket is served without a confirmation. */
  actions: {
    next: {
      label: 'Odbaviť',
      done: 'Tiket bol úspešne odbavený',
      labelOf: (name: string) => `Odbaviť: ${isolated(name)}`,
      question: {
        title: 'Odbaviť pacienta mimo poradia?',
        description: (name: string, ticket: string) => `${named(name, ticket)} teraz nie je na rade.`,
      },
      failed: 'Pacienta sa nepodarilo odbaviť. Tiket zostáva v čakárni.',
      unknown: 'Nevieme, či sa pacienta podarilo odbaviť. Server to nepotvrdil.',
    },
    reject: {
      label: 'Zrušiť termín',
      done: 'Tiket bol úspešne zamietnutý',
      labelOf: (name: string) => `Zrušiť termín: ${isolated(name)}`,
      question: {
        title: 'Naozaj chcete zrušiť termín?',
        description: (name: string, ticket: string, time: string | null, canReturn: boolean) =>
          `${named(name, ticket)}${time ? `, ${isolated(time)}` : ''}. Ak zvolíte „Áno“, termín sa zruší a tiket zmizne z čakárne. ${canReturn ? 'Dnes sa dá vrátiť zo zoznamu vybavených.' : 'Nedá sa vrátiť.'}`,
      },
      failed: 'Termín sa nepodarilo zrušiť. Tiket zostáva v čakárni.',
      unknown: 'Nevieme, či sa termín podarilo zrušiť. Server to nepotvrdil.',
    },
    /** No confirmation: the toast offers Undo. */
    'no-show': {
      label: 'Neprišiel',
      done: 'Tiket bol označený: pacient neprišiel',
      labelOf: (name: string) => `Neprišiel: ${isolated(name)}`,
      failed: 'Neúčasť sa nepodarilo zaznamenať. Tiket zostáva v čakárni.',
      unknown: 'Nevieme, či sa neúčasť podarilo zaznamenať. Server to nepotvrdil.',
    },
  },
  /** The confirmation before serving the first patient of an outdated list, if a reload did not confirm that patient. */
  oldFirst: {
    changed: (name: string) => ({
      title: 'Na rade je už niekto iný',
      description: `Čakáreň sa medzitým zmenila, na rade je ${isolated(name)}. Odbaviť?`,
    }),
    unknown: (name: string, time: string) => ({
      title: 'Čakáreň sa nepodarilo obnoviť',
      description: `Vidíte údaje z ${time}. Naozaj odbaviť tiket ${isolated(name)}?`,
    }),
  },
  live: {
    connected: 'Naživo',
    connecting: 'Pripája sa…',
    polling: 'Obnovuje sa asi každých 30 sekúnd',
    reconnecting: 'Obnovuje sa spojenie…',
    offline: (time: string | null) => (time === null ? 'Bez spojenia' : `Bez spojenia – stav z ${time}`),
  },
};

interface Subject {
  user: { attributes: { fullname: string | null } } | null;
  user_alternate: string | null;
  ticket_title: string;
}

/** The name of the ticket's person, or the ticket's title if the name is unknown. */
export const ticketSubject = ({ user, user_alternate, ticket_title }: Subject): string =>
  user?.attributes.fullname ?? user_alternate ?? ticket_title;

/** The subject with the ticket's title: „Ján Novák · Lístok 7“. */
export function ticketInWords(ticket: Subject): string {
  const subject = ticketSubject(ticket);
  return subject === ticket.ticket_title ? subject : `${subject} · ${ticket.ticket_title}`;
}
