/** Shown instead of an element whose `api-base` is not an address. */
export const UNUSABLE_ADDRESS =
  'Ordinácia má na tejto stránke nesprávne nastavenú adresu servera. Obráťte sa, prosím, na správcu stránky.';
