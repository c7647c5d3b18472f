/** Texts that more than one subject uses. Those in the specification stand word for word. */
export const commonTexts = {
  retry: 'Skúsiť znova',
  cancel: 'Zrušiť',
  yes: 'Áno',
  alertSuccess: 'Wohoou, super!',
  alertDanger: 'V poriadku',
  close: 'Zavrieť',
  back: 'Späť na zoznam',
  loading: 'Načítava sa…',
  slow: 'Server odpovedá pomaly. Údaje sa stále načítavajú…',
  nothingToShow: 'Žiaden obsah na zobrazenie',
  notGiven: 'neuvedené',
  closeToast: 'Zavrieť oznámenie',
  notifications: 'Oznámenia',
  chunkFailed: 'Túto časť panela sa nepodarilo načítať',
  chunkHints: {
    missing: 'Server ju neposlal. Skontrolujte pripojenie na internet a skúste to znova.',
    timeout: 'Server ju neposlal včas. Skúste to znova.',
    other: 'Pri spúšťaní nastala chyba. Skúste to znova, prípadne načítajte stránku odznova.',
  },
  crashed: 'Táto časť sa nečakane zastavila.',
  crashedHint: 'Ostatné časti stránky fungujú ďalej. Skúste ju zobraziť znova.',
};
