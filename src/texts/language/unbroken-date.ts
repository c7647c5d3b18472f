/** „22. novembra“, „22. 11. 2026“: no line ends behind the point of a number. */
export const unbrokenDate = (date: string): string => date.replace(/\. /g, '.\u00a0');
