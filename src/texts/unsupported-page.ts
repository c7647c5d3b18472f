/** For a page on which nothing else of the panel can run. */
export const UNSUPPORTED_PAGE =
  'Ordinácia sa na tejto stránke nedá spustiť: stránka mení základné funkcie prehliadača. Obráťte sa, prosím, na jej správcu.';
