import { LANGUAGE } from './language';

const TITLES = /^(?:\p{L}{1,5}\.)+,?$/u;

/** At most two initials of a Slovak name, academic titles left out: „MUDr. Anna Kováčová, PhD.“ → „AK“. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => word && !TITLES.test(word));
  const letters = words.flatMap((word) => /\p{L}|\p{N}/u.exec(word)?.[0] ?? []);
  return [letters[0], letters.length > 1 ? letters.at(-1) : ''].join('').toLocaleUpperCase(LANGUAGE);
}
