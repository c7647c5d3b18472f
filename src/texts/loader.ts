/** Shown while the panel has not loaded. */
export const loaderTexts = {
  loading: 'Načítava sa…',
  failed: 'Ordináciu sa nepodarilo načítať. Skontrolujte pripojenie na internet a skúste to znova.',
  retry: 'Skúsiť znova',
};
