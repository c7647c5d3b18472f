import { plural } from './language/plural';

const waiting = (count: number) => `${count} ${plural(count, 'tiket', 'tikety', 'tiketov')}`;

export const waitingRoomTexts = {
  collapse: 'Zbaliť čakáreň',
  expand: 'Rozbaliť čakáreň',
  today: 'Dnes',
  todayCount: (count: number) => `Dnes: ${waiting(count)}`,
  list: 'Tikety v čakárni',
  next: 'Ďalší pacient',
  nextOf: (name: string) => `Ďalší pacient: ${name}`,
  kinds: { queue: 'Čakací lístok', schedule: 'Termín', 'schedule-premium': 'Prednostný termín' },
  otherKind: 'Iné',
  withoutTime: 'bez termínu',
  empty: 'V čakárni práve nikto nečaká. Nový tiket sa tu objaví sám.',
  choose: 'Vyberte tiket zo zoznamu a zobrazí sa jeho detail.',
  loadFailed: 'Čakáreň sa nepodarilo načítať',
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
    origin: 'Spôsob zakúpenia',
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
  /** The texts of each action on a ticket. The next ticket is served without the question. */
  actions: {
    next: {
      label: 'Odbaviť',
      labelOf: (name: string) => `Odbaviť: ${name}`,
      question: {
        title: 'Odbaviť pacienta mimo poradia?',
        description: (name: string, ticket: string) => `${name} – ${ticket} nie je na rade ako ďalší.`,
      },
      failed: 'Pacienta sa nepodarilo odbaviť. Tiket zostáva v čakárni.',
      unknown: 'Nevieme, či sa pacienta podarilo odbaviť. Server to nepotvrdil.',
    },
    reject: {
      label: 'Zrušiť termín',
      labelOf: (name: string) => `Zrušiť termín: ${name}`,
      question: {
        title: 'Naozaj chcete zrušiť termín?',
        description: (name: string, ticket: string, time: string | null) =>
          `${name} – ${ticket}${time ? `, ${time}` : ''}. Tiket zmizne z čakárne a nedá sa vrátiť späť.`,
      },
      failed: 'Termín sa nepodarilo zrušiť. Tiket zostáva v čakárni.',
      unknown: 'Nevieme, či sa termín podarilo zrušiť. Server to nepotvrdil.',
    },
  },
  /** Asked before the first patient is served, where the waiting room was old and loading it did not confirm him. */
  oldFirst: {
    changed: (name: string) => ({
      title: 'Na rade je už niekto iný',
      description: `Čakáreň sa medzitým zmenila, na rade je ${name}. Odbaviť?`,
    }),
    unknown: (name: string, time: string) => ({
      title: 'Čakáreň sa nepodarilo obnoviť',
      description: `Vidíte stav z ${time}. Naozaj odbaviť tiket ${name}?`,
    }),
  },
  live: {
    connected: 'Naživo',
    connecting: 'Pripájam…',
    polling: 'Obnovuje sa každých 30 sekúnd',
    reconnecting: 'Obnovujem spojenie…',
    offline: (time: string | null) => (time === null ? 'Bez spojenia' : `Bez spojenia – stav z ${time}`),
  },
};
