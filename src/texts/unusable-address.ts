/** In place of an element whose `api-base` is no address. */
export const UNUSABLE_ADDRESS =
  'Ordinácia má na tejto stránke nesprávne nastavenú adresu servera. Obráťte sa, prosím, na správcu stránky.';
