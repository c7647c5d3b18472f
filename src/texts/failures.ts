import { MINUTES_FROM_S } from '../constants';
import { plural } from './language/plural';

/** The facts of a failure that its texts use. */
interface FailureFacts {
  kind: string;
  retryAfterSeconds: number | null;
  code?: string | null;
}

/** The message of a failed load, by the kind of the failure. */
export const failureText = (failure: FailureFacts): string => withCode(textOf(failure), failure);

/** Appends the code that identifies the failure in the server's log, for the doctor to report it to the administrator. */
export const withCode = (text: string, failure: Coded): string => {
  const code = codeText(failure);
  return code ? `${text.replace(/\.?$/, '.')} ${code}` : text;
};

/** The code alone; `null` without one. */
export const codeText = (failure: Coded): string | null => (failure?.code ? `Kód chyby: ${failure.code}` : null);

type Coded = { code?: string | null } | null | undefined;

function textOf({ kind, retryAfterSeconds }: FailureFacts): string {
  if (kind === 'throttled' && retryAfterSeconds !== null) {
    return `Server je preťažený. Skúsime to znova o ${inSeconds(retryAfterSeconds)}.`;
  }
  return texts[kind] ?? 'Požiadavku sa nepodarilo vykonať. Skúste to o chvíľu znova.';
}

/** „1 sekundu“, „40 sekúnd“; from two minutes on „12 minút“. */
export const inSeconds = (seconds: number): string =>
  seconds < MINUTES_FROM_S
    ? `${seconds} ${plural(seconds, 'sekundu', 'sekundy', 'sekúnd')}`
    : inMinutes(Math.ceil(seconds / 60));
const inMinutes = (minutes: number): string => `${minutes} ${plural(minutes, 'minútu', 'minúty', 'minút')}`;

const texts: Readonly<Record<string, string>> = {
  offline: 'Server je nedostupný. Skontrolujte pripojenie na internet a skúste to znova.',
  cors: 'Táto stránka nesmie čítať údaje zo servera. Obráťte sa, prosím, na jej správcu.',
  timeout: 'Server neodpovedal včas. Skúste to znova.',
  forbidden: 'Na zobrazenie týchto údajov nemáte oprávnenie.',
  throttled: 'Server je preťažený. Skúste to o chvíľu znova.',
  server: 'Na serveri nastala chyba. Skúste to o chvíľu znova.',
  malformed: 'Server poslal odpoveď, ktorej nerozumieme. Skúste to o chvíľu znova.',
};
