import { isolated } from '../lib/clean-text';
import { plural } from './language/plural';

/** Texts about the patient in the office and the tickets handled today. */
export const historyTexts = {
  inOffice: 'V ambulancii',
  /** „Ján Novák · od 7:52“ */
  since: (name: string, time: string) => `${isolated(name)} · od ${time}`,
  nobody: 'nikto',
  stateOf: (time: string) => `stav z ${time}`,
  return: 'Vrátiť do čakárne',
  returnOf: (name: string) => `Vrátiť do čakárne: ${isolated(name)}`,
  returnFailed: {
    failed: 'Tiket sa nepodarilo vrátiť do čakárne.',
    unknown: 'Nevieme, či sa tiket podarilo vrátiť do čakárne. Server to nepotvrdil.',
  },
  missed: 'Neprišiel',
  missedOf: (name: string) => `Neprišiel: ${isolated(name)}`,
  missFailed: {
    failed: 'Neúčasť sa nepodarilo zaznamenať. Pacient zostáva v ambulancii.',
    unknown: 'Nevieme, či sa neúčasť podarilo zaznamenať. Server to nepotvrdil.',
  },
  today: (count: number) => `Dnes vybavené: ${count}`,
  list: 'Dnes vybavené',
  empty: 'Dnes ešte nebol vybavený žiadny tiket.',
  loadFailed: 'Prehľad dnes vybavených sa nepodarilo načítať.',
  statuses: { served: 'Odbavený', rejected: 'Zrušený', missed: 'Neprišiel' },
  /** Today's counts by outcome: „12 odbavených“. */
  counts: {
    served: (count: number) => `${count} ${plural(count, 'odbavený', 'odbavené', 'odbavených')}`,
    rejected: (count: number) => `${count} ${plural(count, 'zrušený', 'zrušené', 'zrušených')}`,
    missed: (count: number) => `${count} ${plural(count, 'neprišiel', 'neprišli', 'neprišlo')}`,
  },
};
