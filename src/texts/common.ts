/** Texts that more than one subject uses. Those in the specification stand word for word. */
export const commonTexts = {
  retry: 'Skúsiť znova',
  cancel: 'Zrušiť',
  yes: 'Áno',
  close: 'Zavrieť',
  back: 'Späť na zoznam',
  loading: 'Načítava sa…',
  slow: 'Server odpovedá pomaly. Údaje sa stále načítavajú…',
  nothingToShow: 'Žiaden obsah na zobrazenie',
  notGiven: 'neuvedené',
  closeToast: 'Zavrieť oznámenie',
  notifications: 'Oznámenia',
  crashed: 'Táto časť sa nečakane zastavila.',
  crashedHint: 'Ostatné časti stránky fungujú ďalej. Skúste ju zobraziť znova.',
};
