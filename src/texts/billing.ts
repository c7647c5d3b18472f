export const billingTexts = {
  /** The specification's spelling. */
  title: 'Faktúračné údaje',
  intro: 'Na tieto údaje vystavte faktúru.',
  rows: {
    company: 'Spoločnosť',
    seat: 'Sídlo',
    company_id: 'IČO',
    tax_id: 'DIČ',
    vat_id: 'IČ DPH',
  },
  copy: (label: string) => `Kopírovať: ${label}`,
  copied: (label: string) => `Skopírované: ${label}`,
  copyFailed: (label: string) => `Nepodarilo sa skopírovať: ${label}`,
  empty: 'Fakturačné údaje zatiaľ nie sú k dispozícii',
  emptyHint: 'Objavia sa tu, keď ich platforma doplní.',
  failed: 'Fakturačné údaje sa nepodarilo načítať',
};
