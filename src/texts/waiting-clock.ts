import { clockTime } from './language/format-moment';

/** „12 min“, „1 h 5 min“, without line breaks. */
function duration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  return [hours > 0 && `${hours}\u00a0h`, (minutes % 60 > 0 || hours === 0) && `${minutes % 60}\u00a0min`]
    .filter(Boolean)
    .join('\u00a0');
}

/** Texts of a wait, by its mark (0, 1, 2), of the expected call, and of the doctor's delay. Loaded after the list. */
export const waitingClockTexts = {
  waits: [
    (minutes: number) => (minutes === 0 ? 'čaká chvíľu' : `čaká ${duration(minutes)}`),
    (minutes: number) => `čaká už ${duration(minutes)}`,
    (minutes: number) => `čaká dlho, ${duration(minutes)}`,
  ] as const,
  passed: [
    (minutes: number) => `${duration(minutes)} po termíne`,
    (minutes: number) => `už ${duration(minutes)} po termíne`,
    (minutes: number) => `dlho po termíne, ${duration(minutes)}`,
  ] as const,
  span({ from, to }: { from: Date | null; to: Date }, zone: string) {
    const [start, end] = [from && clockTime(from.getTime(), zone), clockTime(to.getTime(), zone)];
    return start === null ? `približne do ${end}` : `približne ${start} –\u00a0${end}`;
  },
  /** Without names, because the text is read out. */
  passedNow: (hours: readonly Date[], zone: string) =>
    hours.length === 1 && hours[0]
      ? `Čas termínu o ${clockTime(hours[0].getTime(), zone)} už prešiel.`
      : `Prešiel čas ${hours.length} termínov.`,
  delay: (minutes: number) => `Meškanie asi ${duration(minutes)}`,
};
