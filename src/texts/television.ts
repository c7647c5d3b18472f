import { isolated } from '../lib/clean-text';

/** The panel's texts about the television in the waiting room. */
export const televisionTexts = {
  title: 'Obrazovka v čakárni',
  isOn: 'Obrazovka v čakárni je zapnutá',
  isOnInfo: 'Televízor ukazuje, ktoré číslo je na rade, kto nasleduje a koľkí čakajú. Mená pacientov neukazuje nikdy.',
  voice: 'Volať čísla aj hlasom',
  voiceInfo: 'Slovenským hlasom prehliadača v televízore. Ak ho nemá, zaznie iba zvuk.',
  address: 'Adresa obrazovky',
  addressInfo: (address: string) =>
    `Otvorte ju v prehliadači televízora. Alebo tam otvorte ${address} a napíšte kľúč. Kto adresu pozná, vidí to, čo televízor.`,
  key: 'Kľúč',
  loadFailed: 'Adresu obrazovky sa nepodarilo načítať',
  copy: 'Kopírovať adresu',
  copied: 'Adresa je skopírovaná',
  copyFailed: 'Prehliadač nedovolil kopírovať. Adresu označte a skopírujte sami.',
  open: 'Otvoriť v novom okne',
  renew: 'Vytvoriť novú adresu',
  renewTitle: 'Naozaj chcete vytvoriť novú adresu?',
  renewDescription: 'Televízory s doterajšou adresou prestanú čokoľvek ukazovať, kým im nenastavíte novú.',
  renewed: 'Nová adresa platí, doterajšia už nie',
  renewFailed: 'Novú adresu sa nepodarilo vytvoriť. Platí doterajšia.',
  renewUnknown: 'Nevieme, či sa novú adresu podarilo vytvoriť. Server to nepotvrdil.',
  call: {
    label: 'Zavolať na obrazovke',
    labelOf: (name: string) => `Zavolať na obrazovke: ${isolated(name)}`,
    done: 'Číslo je zavolané na obrazovke',
    failed: 'Na obrazovke sa zavolať nepodarilo.',
    unknown:
      'Nevieme, či sa na obrazovke podarilo zavolať. Server to nepotvrdil. Ak to skúsite znova, dvakrát nezaznie.',
    gone: 'Tiket medzitým vybavil niekto iný. Čakáreň sa obnovila.',
  },
};
