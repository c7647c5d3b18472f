import type { ProblemCode } from './problem-codes';
import { problemText } from './problem-texts';

const told = new Set<string>();

/** Tells a developer once what is wrong: in the console, and by the event that `emit` dispatches. `where` tells apart what is told twice. */
export function tellOnce(
  { code, subject, where, text = problemText(code, subject) }: Told,
  emit: (detail: { code: ProblemCode; subject: string }) => void,
): void {
  const key = JSON.stringify([code, subject, where]);
  if (told.has(key)) return;
  told.add(key);
  console.warn(`[ordinacia] ${code}: ${text}`);
  emit({ code, subject });
}

interface Told {
  code: ProblemCode;
  /** The subject of the problem, such as an attribute: no value that may be a secret, and nothing personal. */
  subject: string;
  where: string;
  text?: string;
}
