import { plural } from './language/plural';

/** The message of a failed load, by the kind of the failure. */
export function failureText(kind: string, retryAfterSeconds: number | null): string {
  if (kind === 'throttled' && retryAfterSeconds !== null) {
    return `Server je preťažený. Skúsime to znova o ${inSeconds(retryAfterSeconds)}.`;
  }
  return texts[kind] ?? 'Požiadavku sa nepodarilo vykonať. Skúste to o chvíľu znova.';
}

/** „1 sekundu“, „3 sekundy“, „40 sekúnd“. */
export const inSeconds = (seconds: number): string => `${seconds} ${plural(seconds, 'sekundu', 'sekundy', 'sekúnd')}`;

const texts: Readonly<Record<string, string>> = {
  offline: 'Server je nedostupný. Skontrolujte pripojenie na internet a skúste to znova.',
  timeout: 'Server neodpovedal včas. Skúste to znova.',
  forbidden: 'Na zobrazenie týchto údajov nemáte oprávnenie.',
  throttled: 'Server je preťažený. Skúste to o chvíľu znova.',
  server: 'Na serveri nastala chyba. Skúste to o chvíľu znova.',
  malformed: 'Server poslal odpoveď, ktorej nerozumieme. Skúste to o chvíľu znova.',
};
