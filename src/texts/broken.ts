/** For a page on which nothing else of the panel can run. */
export const BROKEN_REALM =
  'Ordinácia sa na tejto stránke nedá spustiť: stránka mení základné funkcie prehliadača. Obráťte sa, prosím, na jej správcu.';
