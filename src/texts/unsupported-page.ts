/** Shown on a page on which the panel cannot run. */
export const UNSUPPORTED_PAGE =
  'Ordinácia sa na tejto stránke nedá spustiť: stránka mení základné funkcie prehliadača. Obráťte sa, prosím, na jej správcu.';
