import { plural } from './language/plural';

/** Texts that the television in the waiting room shows and speaks. */
export const displayTexts = {
  called: 'Na rade',
  noneCalled: 'Zatiaľ nikoho nevoláme',
  comeIn: 'Vstúpte, prosím',
  before: 'Predtým',
  next: 'Ďalší v poradí',
  noneNext: 'Nikto ďalší nečaká',
  kinds: { queue: 'Lístok', schedule: 'Termín', 'schedule-premium': 'Prednostný termín' },
  /** Beside the time of a patient who is called next. */
  shortKinds: { queue: '', schedule: 'Termín', 'schedule-premium': 'Prednostný' },
  waiting: (count: number) => `${plural(count, 'Čaká', 'Čakajú', 'Čaká')} ${count} ${patients(count)}`,
  delay: (minutes: number) => `Meškanie asi ${minutes} min`,
  states: { online: 'Lekár ordinuje', offline: 'Lekár teraz neordinuje', ending: 'Lekár čoskoro končí' },
  notice: 'Oznam',
  unmute: 'Zapnúť zvuk',
  noVoice: 'Prehliadač nemá slovenský hlas',
  lost: (time: string) => `Bez spojenia – stav z ${time}`,
  tooOld: {
    title: 'Bez spojenia',
    text: 'Obrazovka teraz nevie, kto je na rade. Riaďte sa, prosím, pokynmi sestry.',
  },
  starting: { title: 'Načítava sa…', text: '' },
  unreachable: { title: 'Bez spojenia', text: 'Server ambulancie neodpovedá. Obrazovka to skúša znova sama.' },
  off: {
    title: 'Obrazovka je vypnutá',
    text: 'Zapne ju lekár v Nastaveniach svojho panela, v časti Obrazovka v čakárni.',
  },
  unknown: {
    title: 'Táto adresa neplatí',
    text: 'Platnú adresu ukazujú Nastavenia panela, v časti Obrazovka v čakárni.',
  },
  /** Read out by a screen reader. */
  announced: (kind: string, label: string) => `Na rade: ${kind.toLowerCase()} ${label}`,
  /** Read out loud: a number, or the time of an appointment. */
  spokenNumber: (number: number) => `Číslo ${number}, vstúpte, prosím.`,
  spokenTime: (hours: number, minutes: number) =>
    `Termín o ${hours}.${String(minutes).padStart(2, '0')}, vstúpte, prosím.`,
};

const patients = (count: number) => plural(count, 'pacient', 'pacienti', 'pacientov');
